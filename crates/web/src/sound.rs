//! Small sounds, made in the browser: card, coin, journey, quill, and your turn.

use crate::app::App;

/// Plays what belongs to each change of the table.
pub fn listen(_app: App) {}
