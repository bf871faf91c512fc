//! placeholder
use crate::state::Battle;
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Document;
pub(crate) fn arrange(_: &Document, _: &[(String, String)]) -> Result<Battle, Vec<String>> {
    Err(vec![])
}
pub(crate) fn document(_: &Battle) -> Document {
    Document
}
