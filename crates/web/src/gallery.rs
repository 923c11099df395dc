//! The gallery: a dialog with the pictures of all works, memories and places that the player has met.

use crate::app::App;
use crate::icons::icon;
use crate::modal::modal;
use crate::pick::{PLAIN, pick, picks};
use crate::storage;
use edition::Edition;
use leptos::prelude::*;
use page::gallery::{self, Item, Met, Room};
use page::illustration;
use page::tips::printed::title;
use texts::{Lang, names, t};
use vocab::Round;

/// The state of the gallery.
#[derive(Clone, Copy)]
pub struct Gallery {
    /// Whether it is open.
    pub open: RwSignal<bool>,
    /// The room that is shown.
    room: RwSignal<Room>,
}

impl Gallery {
    /// Closed.
    pub fn new() -> Gallery {
        Gallery { open: RwSignal::new(false), room: RwSignal::new(Room::Works) }
    }
}

/// Remembers what the scenes show. Leaving the page closes the gallery.
pub fn listen(app: App) {
    Effect::new(move |_| {
        let Some(scene) = app.scene.get() else { return };
        let items = gallery::shown(&scene);
        if items.is_empty() {
            return;
        }
        let mut met = storage::met();
        if met.add(scene.edition(), items) {
            storage::keep_met(&met);
        }
    });
    Effect::new(move |_| {
        app.page.track();
        app.gallery.open.set(false);
    });
}

/// The button that opens the gallery.
pub fn button(app: App, class: &'static str) -> AnyView {
    view! {
        <button class=class type="button" data-do="gallery" aria-haspopup="dialog" on:click=move |_| { app.settings_open.set(false); app.gallery.open.set(true); }>
            {icon("gallery")}<span>{move || t::gallery_title(app.lang())}</span>
        </button>
    }
    .into_any()
}

/// The dialog.
pub fn dialog() -> impl IntoView {
    let app = App::get();
    modal("h-gallery", app.gallery.open, t::gallery_title, move || content(app))
}

fn content(app: App) -> AnyView {
    let met = storage::met();
    // The gallery of the game on the table, or of the edition that comes with the page.
    let edition = app
        .scene
        .with_untracked(|scene| scene.as_ref().map(|scene| scene.edition()))
        .unwrap_or_else(Edition::vienna);
    let all: Vec<Item> = Room::ALL.into_iter().flat_map(|room| room.items(edition)).collect();
    let count = (met.count(edition, &all) as i64, all.len() as i64);
    let (tabs, rooms) = (met.clone(), met);
    let hung = move || {
        let lang = app.lang();
        let room = app.gallery.room.get();
        let walls = room.walls(edition).into_iter();
        let walls: Vec<AnyView> =
            walls.map(|(period, items)| wall(app, edition, lang, &rooms, room, period, &items)).collect();
        walls
    };
    view! {
        <div class="gal">
            <p class="xsum">{icon("gallery")}<span>{move || t::gallery_count(app.lang(), count.1, count.0)}</span></p>
            {picks("h-gallery", Room::ALL.map(|room| tab(app, edition, &tabs, room)).into())}
            {hung}
        </div>
    }
    .into_any()
}

/// The button of a room, with how much of it was met.
fn tab(app: App, edition: &'static Edition, met: &Met, room: Room) -> AnyView {
    let items = room.items(edition);
    let (n, all) = (met.count(edition, &items), items.len());
    let pressed = move || app.gallery.room.get() == room;
    let name = move || format!("{} {n}/{all}", name(app.lang(), room));
    pick(name, PLAIN, pressed, move || app.gallery.room.set(room))
}

fn name(lang: Lang, room: Room) -> String {
    match room {
        Room::Works => t::gallery_works(lang),
        Room::Memories => t::gallery_memories(lang),
        Room::Places => t::gallery_places(lang),
    }
}

/// The pictures of a period.
fn wall(
    app: App,
    edition: &'static Edition,
    lang: Lang,
    met: &Met,
    room: Room,
    period: Option<Round>,
    items: &[Item],
) -> AnyView {
    let heading = match (period, room) {
        (Some(period), _) => {
            let years = edition.board.periods[period.index()];
            let years = format!("{}–{}", years.first, years.last);
            view! { <h3>{t::explorer_period(lang, names::period(lang, period))}<small>{years}</small></h3> }
                .into_any()
        }
        (None, Room::Places) => ().into_any(),
        (None, Room::Works | Room::Memories) => view! { <h3>{t::gallery_start(lang)}</h3> }.into_any(),
    };
    let pictures: Vec<AnyView> = items
        .iter()
        .map(|item| match met.has(edition, *item) {
            true => picture(app, edition, lang, *item),
            false => unmet(lang),
        })
        .collect();
    view! { <section>{heading}<ul class="pics">{pictures}</ul></section> }.into_any()
}

/// A picture with its title; a click shows it large.
fn picture(app: App, edition: &'static Edition, lang: Lang, item: Item) -> AnyView {
    let drawn = illustration::of_item(edition, item).map(|picture| {
        let src = format!("art/{}.svg", picture.name);
        view! { <span class=format!("pic {}", picture.form.code())><img src=src alt="" loading="lazy"/></span> }
    });
    let kind = match item {
        Item::Opus(id) => edition.opera.get(id.index()).and_then(|opus| opus.kind).map(|kind| kind.code()),
        Item::Memory(_) => Some("mem"),
        Item::Place(_) => None,
    };
    view! {
        <li>
            <button class=format!("hung {}", kind.unwrap_or_default()) type="button" aria-haspopup="dialog"
                on:click=move |_| app.explorer.view_printed(edition, item)>
                {drawn}<b>{title(edition, lang, item)}</b>
            </button>
        </li>
    }
    .into_any()
}

/// The blank frame of what was not met yet.
fn unmet(lang: Lang) -> AnyView {
    view! { <li><div class="hung none"><span class="pic"><i></i></span><span>{t::gallery_unmet(lang)}</span></div></li> }
        .into_any()
}
