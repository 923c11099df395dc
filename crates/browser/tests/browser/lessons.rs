//! The lessons: a learner does what each step lights, until the first real game begins. One language for each test, on
//! laptops, tablets and phones.

use browser::{Page, Result, Screen, visit};

/// What is asked for: `done`, or the step and what is lit; empty while nothing is.
const ASKED: &str = "(() => {
    const card = document.getElementById('lesson');
    if (card?.querySelector('[data-do=next-lesson]')) return 'done';
    const lit = [...document.querySelectorAll('[data-lit]')].map((e) => e.outerHTML.slice(0, 300)).join();
    return card && lit ? card.querySelector('small')?.textContent + lit : '';
})()";
/// More clicks than any lesson needs.
const MOST: usize = 40;

/// Clicks what is lit until something else is asked for: a click may hit nothing while the board scrolls.
async fn do_it(page: &Page, asked: &str) -> Result<()> {
    let asked = serde_json::to_string(asked).unwrap();
    let changes = format!(
        "(async () => {{ for (let i = 0; i < 40 && {ASKED} === {asked}; i++) await new Promise((later) => setTimeout(later, 50));
            return {ASKED} !== {asked}; }})()"
    );
    for _ in 0..MOST {
        page.click_on("[data-lit]").await?;
        if page.eval::<bool>(&changes).await? {
            return Ok(());
        }
    }
    panic!("clicks change nothing: {asked}");
}

/// Plays the lesson on the table. Returns the number of clicks.
async fn play_lesson(page: &Page) -> Result<usize> {
    for clicks in 0..MOST {
        page.until("something lit", &format!("{ASKED} !== ''")).await?;
        let asked: String = page.eval(ASKED).await?;
        if asked == "done" {
            return Ok(clicks);
        }
        do_it(page, &asked).await?;
    }
    panic!("the lesson has no end");
}

/// Learns everything, from the start page to the first turn of a real game.
async fn learn(lang: &str, screen: Screen) -> Result<()> {
    visit(screen, async |page| {
        page.enter(lang).await?;
        page.click_on("[data-do=first-lesson]").await?;
        for lesson in 1.. {
            page.until("a lesson", "!!document.querySelector('#lesson .lx-do')").await?;
            let clicks = play_lesson(page).await?;
            assert!(clicks > 3, "lesson {lesson} in {lang} has only {clicks} clicks");
            page.click_on("[data-do=next-lesson]").await?;
            page.until("what is next", "!document.querySelector('[data-do=next-lesson]')").await?;
            page.until("the table", "!!document.querySelector('#dec')").await?;
            let learned: usize =
                page.eval("JSON.parse(localStorage.getItem('lacrimosa.learned')).length").await?;
            assert_eq!(learned, lesson);
            if page.eval::<bool>("!document.getElementById('lesson')").await? {
                assert_eq!(lesson, 9, "the real game comes after all lessons");
                break;
            }
        }
        page.until("a hint", "!!document.querySelector('.hint')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_learner_plays_all_lessons_in_english_on_a_laptop() -> Result<()> {
    learn("en", Screen::LAPTOP).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_learner_plays_all_lessons_in_french_on_a_tablet() -> Result<()> {
    learn("fr", Screen::touch(1024, 768)).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_learner_plays_all_lessons_in_spanish_on_a_phone() -> Result<()> {
    learn("es", Screen::PHONE).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_learner_plays_all_lessons_in_russian_on_a_small_phone() -> Result<()> {
    learn("ru", Screen::touch(360, 640)).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_learner_plays_all_lessons_in_polish_on_a_rotated_phone() -> Result<()> {
    learn("pl", Screen::touch(844, 390)).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_lesson_lets_only_what_is_lit_be_pressed_and_goes_on_after_a_reload() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.enter("en").await?;
        page.click_on("[data-do=first-lesson]").await?;
        page.until("something lit", &format!("{ASKED} !== ''")).await?;
        page.check_accessibility().await?;
        let first: String = page.eval(ASKED).await?;
        page.click_on(".hc [data-half=ducats]").await?;
        let said = "[...document.querySelectorAll('[role=alert]')].some((e) => e.textContent === document.querySelector('.lx-do').textContent)";
        page.until("what to do", said).await?;
        assert_eq!(page.eval::<String>(ASKED).await?, first, "nothing else was pressed");
        for _ in 0..4 {
            let asked: String = page.eval(ASKED).await?;
            do_it(page, &asked).await?;
        }
        // The sale is confirmed; the end of the turn is asked for.
        let lit = "document.querySelector('[data-lit]')?.dataset.do";
        page.until("the end of the turn", &format!("{lit} === 'end-turn'")).await?;
        page.reload().await?;
        page.until("the same step", &format!("{lit} === 'end-turn'")).await?;
        page.click_on("[data-do=undo]").await?;
        page.until("an earlier step", &format!("{lit} !== 'end-turn'")).await?;
        page.click_on("[data-do=leave-lesson]").await?;
        page.until("the start page", "!!document.querySelector('[data-do=lessons]')").await?;
        page.click_on("[data-do=lessons]").await?;
        page.click_on("[data-lesson=goal]").await?;
        page.until("the lesson again", &format!("{ASKED} !== ''")).await
    })
    .await
}
