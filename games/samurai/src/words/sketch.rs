//! The board in characters.

use crate::setting::Setting;
use crate::view::View;

pub(crate) fn sketch(setting: &Setting, _: &View) -> String {
    let ground = &setting.ground;
    ground.shape.draw_map(|hex| {
        let tile = ground.shape.index(hex).map(|index| ground.tiles[index]).unwrap_or_default();
        tile.terrain.letter()
    })
}
