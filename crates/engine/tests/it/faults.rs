use engine::{Fault, sentence};

const TEXT: &str = "one\ntwo\nthree";

#[test]
fn a_fault_stands_in_the_line_of_its_byte() {
    let line = |byte: usize| Fault::at(TEXT, byte, "Wrong.").line;
    assert_eq!([0, 3, 4, 7, 8, 100].map(line), [1, 1, 2, 2, 3, 3]);
    assert_eq!(Fault::whole("Wrong."), Fault { line: 0, message: "Wrong.".to_owned() });
}

#[test]
fn what_a_parser_says_becomes_a_sentence() {
    let fault = Fault::parsing(TEXT, Some(5), "unknown field `two`,\nexpected `2`");
    assert_eq!(fault.line, 2);
    assert_eq!(fault.message, "Unknown field `two`, expected `2`.");
    assert_eq!(Fault::parsing(TEXT, None, "nothing there."), Fault::whole("Nothing there."));
    assert_eq!(sentence(" état \n"), "État.");
}
