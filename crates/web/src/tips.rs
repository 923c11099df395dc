//! Tooltips: every element with a `data-tip` attribute has one.

mod watch;

use crate::app::App;
use crate::browser;
use crate::explorer::Explorer;
use crate::icons::{icon, styled};
use leptos::prelude::*;
use page::tips::explain;
use page::tips::key::Key;
use page::tips::place::{self, Area};
use page::tips::text::Explanation;
use texts::{Lang, t};
use vocab::Rule;
use watch::{By, Shown, Watch};
use web_sys::Element;

/// The id of the tooltip element.
const ID: &str = "tip";

/// The only tooltip of the page; it follows pointer, focus and long press.
pub fn tips() -> impl IntoView {
    let app = App::get();
    let watch = Watch::start();
    Effect::new(move |_| {
        app.page.track();
        app.curtain.track();
        watch.hide();
    });
    Effect::new(move |_| {
        app.scene.track();
        set_timeout(move || watch.check(), std::time::Duration::ZERO);
    });
    Effect::new(move |_| {
        app.lang();
        app.scene.track();
        if let Some(shown) = watch.shown.get() {
            request_animation_frame(move || position(&shown.anchor));
        }
    });
    // A long press on a card shows the card itself: the large view says all that the tooltip says.
    Effect::new(move |_| {
        let pressed = watch.shown.get().filter(|shown| shown.by == By::Press);
        if let Some(key) =
            pressed.and_then(|shown| Key::read(&shown.key)).filter(|key| Explorer::can_view(*key))
        {
            watch.hide();
            app.explorer.view(key);
        }
    });
    move || {
        let shown = watch.shown.get()?;
        let scene = app.scene.get()?;
        let lang = app.lang();
        let seat = app.looking.get().unwrap_or(scene.me);
        let key = Key::read(&shown.key)?;
        let tip = explain::explain(&scene, lang, seat, key)?;
        let larger = Explorer::can_view(key).then(|| larger(app, watch, lang, key));
        Some(tooltip(watch, lang, &shown, tip, larger))
    }
}

/// The button that shows the card large.
fn larger(app: App, watch: Watch, lang: Lang, key: Key) -> AnyView {
    let open = move |_| {
        watch.hide();
        app.explorer.view(key);
    };
    view! { <button class="rid" type="button" data-do="larger" on:click=open>{icon("eye")}{t::card_view_open(lang)}<kbd aria-hidden="true">"I"</kbd></button> }
        .into_any()
}

fn tooltip(watch: Watch, lang: Lang, shown: &Shown, tip: Explanation, larger: Option<AnyView>) -> AnyView {
    let lines: Vec<AnyView> = tip.lines.into_iter().map(line).collect();
    let sort = tip.sort.join(" · ");
    let sort = (!sort.is_empty()).then(|| view! { <p class="tps">{sort}</p> });
    let touch = shown.by == By::Press;
    let close = touch.then(|| {
        view! { <button class="tpx" aria-label=t::tip_close(lang) on:click=move |_| watch.hide()>{icon("close")}</button> }
    });
    let keyboard =
        (shown.by == By::Focus).then(|| view! { <span class="tpk">{t::tip_keyboard(lang)}</span> });
    view! {
        <aside aria-label=t::tip_label(lang)>
            <div id=ID class="tip" class:touch=touch role="tooltip">
                <div class="tpd">{styled(tip.icon, "tpi")}<div><p class="tpt">{tip.title}</p>{sort}</div>{close}</div>
                <ul class="tpl">{lines}</ul>
                {history(tip.history, tip.when)}
                <div class="tpf">{rules(lang, &tip.rules)}{larger}{keyboard}</div>
            </div>
        </aside>
    }
    .into_any()
}

fn line((symbol, text): (&'static str, String)) -> AnyView {
    let symbol = (!symbol.is_empty()).then(|| icon(symbol));
    view! { <li><span class="tpc">{symbol}</span><span>{text}</span></li> }.into_any()
}

fn history(history: String, when: String) -> Option<AnyView> {
    if history.is_empty() && when.is_empty() {
        return None;
    }
    let when = (!when.is_empty()).then(|| view! { <span class="tpw">{when}</span> });
    Some(view! { <p class="tph">{when}{history}</p> }.into_any())
}

/// Links to the rules in full.
pub(crate) fn rules(lang: Lang, rules: &[Rule]) -> AnyView {
    let links: Vec<AnyView> = rules
        .iter()
        .map(|rule| {
            let address = format!("#/rules/{}", rule.id().to_lowercase());
            view! { <a class="rid" href=address >{page::rules_search::name(lang, *rule)}</a> }.into_any()
        })
        .collect();
    view! { <span class="tpr">{icon("rules")}{links}</span> }.into_any()
}

/// Positions the tooltip beside its element.
fn position(anchor: &Element) {
    let Some((tooltip, screen)) = browser::element(ID).zip(screen()) else { return };
    let style = web_sys::HtmlElement::style(&tooltip);
    let _ = style.remove_property("max-height");
    let size = area(&tooltip);
    let spot = place::spot(area(anchor), (size.width, size.height), screen);
    let _ = style.set_property("left", &format!("{:.1}px", spot.left));
    let _ = style.set_property("top", &format!("{:.1}px", spot.top));
    let _ = style.set_property("max-height", &format!("{:.1}px", spot.most));
    let _ = style.set_property("visibility", "visible");
}

fn area(element: &Element) -> Area {
    let rect = element.get_bounding_client_rect();
    Area { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
}

fn screen() -> Option<(f64, f64)> {
    let root = browser::document()?.document_element()?;
    Some((
        f64::from(root.client_width()),
        f64::from(browser::window()?.inner_height().ok()?.as_f64()? as f32),
    ))
}
