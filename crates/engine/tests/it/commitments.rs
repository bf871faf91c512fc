use engine::{Bytes, Commitment};

#[test]
fn a_commitment_is_written_in_hexadecimal() {
    let commitment: Commitment = Bytes(std::array::from_fn(|byte| 7 * byte as u8));
    let text = serde_json::to_string(&commitment).unwrap();
    assert!(text.starts_with("\"00070e15") && text.len() == 66, "{text}");
    assert_eq!(serde_json::from_str::<Commitment>(&text).unwrap(), commitment);
}

#[test]
fn a_commitment_of_another_length_is_refused() {
    for text in ["", "\u{e9}", "00070e15", &"g".repeat(64), &"0".repeat(65)] {
        assert!(text.parse::<Commitment>().is_err(), "{text}");
    }
}
