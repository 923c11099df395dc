//! The rules page: rules and rulings with a search; each rule has its own address.

mod legend;
mod primer;

use crate::app::App;
use crate::browser;
use crate::icons::icon;
use crate::top;
use edition::Edition;
use leptos::prelude::*;
use page::Page;
use page::rules_search::{self as search, Entry, Piece, Section};
use texts::{Lang, t};
use vocab::Rule;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// The rules page component.
pub fn rules_page() -> impl IntoView {
    let app = App::get();
    let query = RwSignal::new(String::new());
    let catalogue = Memo::new(move |_| search::catalogue(app.lang()));
    let found = Memo::new(move |_| catalogue.with(|all| search::found(all, &query.get())));
    let target = Memo::new(move |_| match app.page.get() {
        Page::Rules(id) => id.and_then(|id| Rule::find(&id)),
        _ => None,
    });
    scroll_to_target(target, query, found);
    let searching = move || !query.with(|query| query.trim().is_empty());
    let edition =
        move || app.scene.with(|scene| scene.as_ref().map_or(Edition::vienna(), |scene| scene.edition()));
    view! {
        <div class="rulesp">
            {top::plain_top(move || t::rules_page_title(app.lang()))}
            <div class="rwrap">
                <aside class="rnav">{field(app, query, found)}{contents(app, found, searching)}{explore(app)}</aside>
                <main id="main" class="rmain" tabindex="-1">
                    <div hidden=searching>
                        {move || primer::primer(app.lang(), edition())}
                        {move || legend::legend(app.lang())}
                        {move || glossary(app.lang())}
                    </div>
                    <h2 class="vh">{move || t::rules_page_all(app.lang())}</h2>
                    {move || found.get().into_iter().map(|section| section_view(app.lang(), section, target, query)).collect::<Vec<_>>()}
                </main>
            </div>
        </div>
    }
}

/// Scrolls to the rule in the address and focuses it. A search that hides it is cleared.
fn scroll_to_target(target: Memo<Option<Rule>>, query: RwSignal<String>, found: Memo<Vec<Section>>) {
    Effect::new(move |_| {
        let Some(rule) = target.get() else { return };
        let there = found.with_untracked(|found| found.iter().any(|section| section.has(rule)));
        if !there {
            query.set(String::new());
        }
        let go = move || {
            let Some(element) = browser::element(&anchor(rule)) else { return };
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Center);
            element.scroll_into_view_with_scroll_into_view_options(&options);
            let focus = web_sys::FocusOptions::new();
            focus.set_prevent_scroll(true);
            let _ = element.focus_with_options(&focus);
        };
        set_timeout(go, std::time::Duration::from_millis(60));
    });
}

/// The element id of a rule.
fn anchor(rule: Rule) -> String {
    format!("rule-{}", rule.id().to_lowercase())
}

/// The link to a rule: a fragment of the page's address.
fn address(rule: Rule) -> String {
    format!("#/rules/{}", rule.id().to_lowercase())
}

/// The button that shows what can still come, while there is a game.
fn explore(app: App) -> impl IntoView {
    move || {
        app.scene.with(Option::is_some).then(|| {
            view! {
                <button class="lnk" type="button" data-do="explorer-menu" aria-haspopup="dialog" on:click=move |_| app.explorer.open.set(true)>
                    {icon("deck")}{t::explorer_title(app.lang())}
                </button>
            }
        })
    }
}

/// The search field and the number of results.
fn field(app: App, query: RwSignal<String>, found: Memo<Vec<Section>>) -> impl IntoView {
    let count = move || found.with(|found| found.iter().map(|section| section.rules.len()).sum::<usize>());
    let searching = move || !query.with(|query| query.trim().is_empty());
    let said =
        move || if searching() { t::rules_page_found(app.lang(), count() as i64) } else { String::new() };
    view! {
        <search class="rsearch">
            <label for="rq">{move || t::rules_page_search(app.lang())}</label>
            <input id="rq" type="search" autocomplete="off" spellcheck="false" prop:value=move || query.get()
                placeholder=move || t::rules_page_placeholder(app.lang())
                on:input=move |event| query.set(event_target_value(&event))/>
            <p class="rcount" role="status">{said}</p>
        </search>
    }
}

/// The table of contents, with the number of rules that each section shows.
fn contents(
    app: App,
    found: Memo<Vec<Section>>,
    searching: impl Fn() -> bool + Copy + Send + 'static,
) -> impl IntoView {
    let entry = |id: String, title: String, count: Option<usize>| {
        let to = id.clone();
        let go = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            show_section(&to);
        };
        view! { <li><a href=format!("#{id}") on:click=go><span>{title}</span>{count.map(|n| view! { <small>{n}</small> })}</a></li> }
            .into_any()
    };
    let before = move || {
        let lang = app.lang();
        let parts = [
            ("r-primer", t::rules_page_primer(lang)),
            ("r-legend", t::rules_page_legend(lang)),
            ("r-words", t::rules_page_words(lang)),
        ];
        (!searching()).then(|| {
            parts.map(|(id, title)| entry(id.to_owned(), title, None)).into_iter().collect::<Vec<_>>()
        })
    };
    let sections = move || {
        let found = found.get();
        found
            .into_iter()
            .map(|section| entry(section.id(), section.title, Some(section.rules.len())))
            .collect::<Vec<_>>()
    };
    view! {
        <nav aria-labelledby="r-toc">
            <h2 id="r-toc">{move || t::rules_page_contents(app.lang())}</h2>
            <ol>{before}{sections}</ol>
        </nav>
    }
}

/// Scrolls to a section and focuses its heading; the address does not change.
fn show_section(id: &str) {
    if let Some(heading) = browser::element(id) {
        heading.scroll_into_view();
        let _ = heading.focus();
    }
}

/// The glossary.
fn glossary(lang: Lang) -> AnyView {
    let glossary: Vec<AnyView> = t::rules_words(lang)
        .lines()
        .filter_map(|line| line.split_once(':'))
        .map(|(word, meaning)| {
            view! { <div><dt>{word.trim().to_owned()}</dt><dd>{meaning.trim().to_owned()}</dd></div> }
                .into_any()
        })
        .collect();
    view! {
        <section class="rsec rwords" aria-labelledby="r-words">
            <h2 id="r-words" tabindex="-1">{t::rules_page_words(lang)}</h2>
            <dl>{glossary}</dl>
        </section>
    }
    .into_any()
}

fn section_view(
    lang: Lang,
    section: Section,
    target: Memo<Option<Rule>>,
    query: RwSignal<String>,
) -> AnyView {
    let terms = query.with_untracked(|query| search::terms(query));
    let id = section.id();
    let rules: Vec<AnyView> = section.rules.iter().map(|entry| rule(lang, entry, &terms, target)).collect();
    let appendix =
        section.is_appendix().then(|| view! { <p class="rapp">{t::rules_page_appendix(lang)}</p> });
    view! {
        <section class="rsec" aria-labelledby=id.clone()>
            {appendix}
            <h2 id=id.clone() tabindex="-1">{section.title}</h2>
            {rules}
        </section>
    }
    .into_any()
}

fn rule(lang: Lang, entry: &Entry, terms: &[String], target: Memo<Option<Rule>>) -> AnyView {
    let id = entry.rule;
    let note =
        entry.note.clone().filter(|_| terms.is_empty()).map(|note| view! { <p class="rnote">{note}</p> });
    let example = (id == Rule::End9 && terms.is_empty()).then(|| {
        view! { <p class="rnote"><b>{t::rules_page_example(lang)}</b>" "{t::rules_examples(lang)}</p> }
    });
    let text = |text: &str| pieces(lang, &search::pieces(text, terms), id);
    let question = entry.ruling.as_ref().map(|(question, _)| {
        view! { <p class="rq"><span class="rtag">{t::rules_page_ruling(lang)}</span>{text(question)}</p> }
    });
    let why = entry.ruling.as_ref().map(|(_, why)| {
        view! { <p class="rwhy">{text(&t::rules_page_why(lang, why))}</p> }
    });
    let here = move || target.get() == Some(id);
    let number = match entry.ruling {
        Some(_) => t::rules_page_name_ruling(lang, search::number(id)),
        None => t::rules_page_number(lang, search::number(id)),
    };
    view! {
        {note}
        <article class="rule" class:ruling=entry.ruling.is_some() class:here=here id=anchor(id) tabindex="-1" aria-current=move || here().then_some("location")>
            <a class="rid" href=address(id) title=search::name(lang, id)>{number}<small>{id.id()}</small></a>
            <div>{question}<p>{text(&entry.text)}</p>{why}</div>
        </article>
        {example}
    }
    .into_any()
}

/// A text with links to the rules that it mentions, and with highlighted search terms. A rule in parentheses has its name
/// in words.
fn pieces(lang: Lang, pieces: &[Piece], own: Rule) -> Vec<AnyView> {
    let text = |at: Option<usize>| match at.and_then(|at| pieces.get(at)) {
        Some(Piece::Text(text)) => text.as_str(),
        _ => "",
    };
    let view = |(at, piece): (usize, &Piece)| match piece {
        Piece::Text(text) => text.clone().into_any(),
        Piece::Found(text) => view! { <mark>{text.clone()}</mark> }.into_any(),
        Piece::Rule(rule) if *rule == own => rule.id().into_any(),
        Piece::Rule(rule) => {
            let alone = text(at.checked_sub(1)).ends_with('(') && text(Some(at + 1)).starts_with(')');
            let name = if alone { search::name(lang, *rule) } else { rule.id().to_owned() };
            view! { <a href=address(*rule)>{name}</a> }.into_any()
        }
    };
    pieces.iter().enumerate().map(view).collect()
}

/// A heading with its icon.
fn heading(id: &'static str, symbol: &'static str, title: String) -> AnyView {
    view! { <h2 id=id tabindex="-1">{icon(symbol)}{title}</h2> }.into_any()
}
