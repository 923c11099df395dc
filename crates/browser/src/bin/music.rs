//! Saves the music to listen to it, each movement, layer and cue as a WAV file:
//! `cargo run -p browser --bin music [FOLDER]`, with the page that was built last.

use browser::{Result, Screen, visit};
use std::path::PathBuf;

const MOVEMENTS: [&str; 5] = ["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"];
const LAYERS: [&str; 5] = ["horns", "percussion", "strings", "voice", "organ"];
const CUES: [&str; 10] =
    ["card", "coin", "journey", "quill", "seal", "refused", "part-written", "your-turn", "period", "victory"];

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/music".into()));
    std::fs::create_dir_all(&folder)?;
    visit(Screen::LAPTOP, async |page| {
        page.open("").await?;
        for movement in MOVEMENTS {
            for layer in LAYERS.map(Some).into_iter().chain([None]) {
                let name = format!("{movement}-{}.wav", layer.unwrap_or("all"));
                std::fs::write(folder.join(name), page.record(movement, layer).await?)?;
            }
        }
        for cue in CUES {
            std::fs::write(folder.join(format!("cue-{cue}.wav")), page.record_cue(cue).await?)?;
        }
        Ok(())
    })
    .await?;
    println!("saved in {}", folder.display());
    Ok(())
}
