//! The music: what is rendered fits the notes, and the page plays it when it should.

use browser::{Page, Position, Result, Screen, visit};
use serde_json::json;

const MOVEMENTS: [&str; 5] = ["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"];
/// Low, so that it takes little time. Everything that is measured lies below half of it.
const RATE: u32 = 12_000;
/// The least share of notes that must be heard to begin in time; 0.92 was measured at least.
const LEAST_HEARD: f64 = 0.88;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn every_layer_sounds_as_its_notes_say() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.open("").await?;
        for movement in MOVEMENTS {
            let heard = page.listen_to(movement, RATE).await?;
            assert!((0.2..=1.0).contains(&heard.peak), "{movement} clips or is too quiet: {}", heard.peak);
            let samples = (heard.seconds * f64::from(RATE)).round();
            assert_eq!(heard.layers.len(), 5);
            for (name, layer) in &heard.layers {
                let what = format!("{movement} {name}: {layer:?}");
                assert!(
                    (f64::from(layer.samples) - samples).abs() < 0.5,
                    "not as long as the others: {what}"
                );
                assert!(layer.peak <= 1.0 && layer.loudness > 0.01, "clips or is silent: {what}");
                assert!(layer.quietest > 0.003, "silent where a note sounds: {what}");
                assert!(layer.heard >= LEAST_HEARD, "notes do not begin in time: {what}");
                assert!(layer.offset.abs() < 0.001, "not centred: {what}");
                assert!(layer.seam <= layer.step, "clicks when it repeats: {what}");
            }
            // Tones that do not tremble rise nowhere but at their beginning, so the measurement can tell.
            for name in ["percussion", "organ"] {
                assert!(heard.layers[name].mistaken < 0.15, "{movement} {name} rises between its notes");
            }
        }
        Ok(())
    })
    .await
}

/// Opens a game in which parts of the Requiem are written.
async fn open_game(page: &Page, music: Option<u8>, muted: bool) -> Result<()> {
    page.open("").await?;
    let settings = json!({ "lang": "en", "pace": "instant", "hints": false, "volume": 60, "music": music, "muted": muted });
    let games = json!([{ "id": "a", "at": 1, "round": 4, "names": ["A", "B"], "over": false }]);
    let store = format!(
        "(() => {{ localStorage.setItem('lacrimosa.settings', {}); localStorage.setItem('lacrimosa.games', {});
            localStorage.setItem('lacrimosa.game.a', {}); return true; }})()",
        json!(settings.to_string()),
        json!(games.to_string()),
        json!(Position::Lay.file())
    );
    page.eval::<bool>(&store).await?;
    page.open("?music#/table").await?;
    page.until("the table", "!!document.querySelector('.tbl')").await
}

const LOADED: &str = "performance.getEntriesByType('resource').some(({ name }) => /music/.test(name))";
/// What the script plays. The page has loaded the same one.
const STATUS: &str = "import(new URL('music.js', location.href)).then(({ status }) => { window.heard = status(); return heard; })";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_written_parts_are_heard_after_the_first_click_and_the_mute_ends_them() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        open_game(page, None, false).await?;
        assert!(!page.eval::<bool>(LOADED).await?, "the music is loaded before it may sound");
        page.click_on("[data-do=settings]").await?;
        page.until(
            "the music",
            &format!("{STATUS}.then(({{ layers, running }}) => running && layers.length > 0)"),
        )
        .await?;
        page.click_on(".check:has(+ div #s-music) input").await?;
        page.until("silence", &format!("{STATUS}.then(({{ movement, running }}) => !movement && !running)"))
            .await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_muted_page_and_music_on_a_phone_load_nothing() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        open_game(page, Some(60), true).await?;
        page.click_on("[data-do=settings]").await?;
        page.until("the settings", "!!document.querySelector('#s-music')").await?;
        assert!(!page.eval::<bool>(LOADED).await?);
        Ok(())
    })
    .await?;
    visit(Screen::PHONE, async |page| {
        open_game(page, None, false).await?;
        page.click_on("[data-do=settings]").await?;
        page.until("the music at 0", "document.querySelector('#s-music')?.value === '0'").await?;
        page.until("the sounds", LOADED).await?;
        assert!(page.eval::<bool>(&format!("{STATUS}.then(({{ movement }}) => !movement)")).await?);
        Ok(())
    })
    .await
}
