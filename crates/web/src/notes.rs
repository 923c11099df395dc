//! Notes at the moments of a game and branches: a dialog beside the replay, marks in the log and on the timeline.

use crate::app::App;
use crate::icons::icon;
use crate::modal::modal;
use crate::own_game::new_id;
use crate::{browser, log, storage};
use leptos::prelude::*;
use page::Sitting;
use page::editions::known_edition;
use page::scene::{Kind, Scene};
use record::{Judgement, Note, Record};
use table::Table;
use texts::{Lang, t};

/// The state of the dialog, and where the game came from. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct Notes {
    /// Whether the dialog is open.
    open: RwSignal<bool>,
    /// The saved game from which this one was continued.
    pub(crate) origin: RwSignal<Option<String>>,
    /// Whether this game was kept as a branch of its origin.
    kept: RwSignal<bool>,
}

impl Notes {
    /// Closed.
    pub fn new() -> Notes {
        Notes { open: RwSignal::new(false), origin: RwSignal::new(None), kept: RwSignal::new(false) }
    }

    /// Closes the dialog, because another game is shown. `origin` is the saved game from which it was continued.
    pub(crate) fn begin(&self, origin: Option<String>) {
        self.open.set(false);
        self.kept.set(false);
        self.origin.set(origin);
    }
}

impl App {
    /// Sets the note at the moment that is shown, and stores it.
    fn set_note(&self, judgement: Option<Judgement>, text: &str) {
        let Some(scene) = self.scene.get_untracked() else { return };
        self.change_sitting(|sitting| sitting.set_note(scene.moment, judgement, text));
    }

    /// Changes what is added to the game, stores it and draws the game again.
    fn change_sitting(&self, change: impl FnOnce(&mut Sitting)) {
        self.sitting.update_value(|sitting| {
            if let Some(sitting) = sitting {
                change(sitting);
            }
        });
        match self.kind() {
            Some(Kind::Replay) => {
                let notes = self.with_record(|record| record.notes().to_vec()).unwrap_or_default();
                self.online.noted.update(|noted| noted.keep_notes(&notes));
                storage::keep_noted(&self.game_id.get_untracked(), self.online.noted.get_untracked());
            }
            Some(Kind::Own) => self.save(),
            Some(Kind::Remote) | None => {}
        }
        self.show();
    }

    /// Keeps this game as a branch of the game from which it was continued.
    fn keep_branch(&self, title: &str) {
        let Some(origin) = self.notes.origin.get_untracked() else { return };
        let saved = storage::games().into_iter().find(|saved| saved.id == origin);
        let record = storage::game(&origin).and_then(|file| Record::read(&file, &known_edition).ok());
        let Some((saved, mut record)) = saved.zip(record) else { return };
        self.with_record(|branch| record.add_branch(title, branch));
        storage::keep_game(saved, &record.write());
        // This game stays the last one.
        self.save();
        self.notes.kept.set(true);
        self.said.set(t::notes_branch_kept(untrack(|| self.lang())));
    }

    /// Opens a branch as a game of its own.
    fn open_branch(&self, at: usize) {
        let origin = self.game_id.get_untracked();
        let sitters = self.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.sitters.clone()));
        let record = self.with_record(|record| record.branched(at)).flatten();
        if let Some((record, sitters)) = record.zip(sitters) {
            let own = self.table_id().is_none();
            self.sit_down_from(new_id(), Table::seated(record, sitters), own.then_some(origin));
        }
    }
}

/// The button that opens the dialog; none if the page does not have the whole game.
pub fn button(app: App, lang: Lang) -> Option<AnyView> {
    let n = app.with_record(|record| record.notes().len() + record.branches().len())?;
    let count = (n > 0).then(|| view! { <b>{n}</b> });
    let text = t::notes_title(lang);
    Some(
        view! {
            <button class="sec nbt" type="button" data-do="notes" aria-haspopup="dialog" title=text.clone() on:click=move |_| app.notes.open.set(true)>{icon("document")}<span>{text.clone()}</span>{count}</button>
        }
        .into_any(),
    )
}

/// The notes of the game; none if the page does not have all of it.
fn notes_of(app: App) -> Vec<Note> {
    app.with_record(|record| record.notes().to_vec()).unwrap_or_default()
}

/// The note of the moment that is shown.
pub fn shown(app: App, scene: &Scene) -> Option<AnyView> {
    let note = app.with_record(|record| record.note(scene.moment).cloned()).flatten()?;
    Some(view! { <li class="nte" data-testid="note">{words(&note)}</li> }.into_any())
}

/// The notes by their moments, for the log.
pub fn in_log(app: App) -> impl Fn(u64) -> Option<AnyView> {
    let notes = notes_of(app);
    move |moment: u64| {
        let note = notes.iter().find(|note| note.moment == moment)?;
        Some(view! { <em class="nte">{words(note)}</em> }.into_any())
    }
}

/// A note on one line: its sign and its text.
fn words(note: &Note) -> AnyView {
    let sign = note.judgement.map(|judgement| view! { <b>{judgement.code()}</b>" " });
    view! { {sign}{note.text.clone()} }.into_any()
}

/// Marks below the slider of the replay, where notes are and branches begin.
pub fn marks(app: App, last: u64) -> Option<AnyView> {
    let (notes, branches) = app.with_record(|record| {
        let branches: Vec<u64> = record.branches().iter().map(|branch| branch.from).collect();
        (record.notes().to_vec(), branches)
    })?;
    let mark = |(moment, class): (u64, &'static str)| {
        let left = format!("{:.2}%", moment as f64 * 100.0 / last.max(1) as f64);
        view! { <i class=class style:left=left></i> }.into_any()
    };
    let of_note = |note: &Note| match note.judgement {
        Some(Judgement::Brilliant | Judgement::Good | Judgement::Interesting) => (note.moment, "good"),
        Some(Judgement::Doubtful | Judgement::Mistake | Judgement::Blunder) => (note.moment, "poor"),
        None => (note.moment, ""),
    };
    let all: Vec<AnyView> =
        notes.iter().map(of_note).chain(branches.into_iter().map(|from| (from, "fork"))).map(mark).collect();
    (!all.is_empty()).then(|| view! { <div class="ntk" aria-hidden="true">{all}</div> }.into_any())
}

/// The dialog.
pub fn dialog() -> impl IntoView {
    let app = App::get();
    modal("h-notes", app.notes.open, t::notes_title, move || view! { {move || content(app)} }.into_any())
}

fn content(app: App) -> Option<AnyView> {
    let scene = app.scene.get()?;
    let lang = app.lang();
    Some(
        view! {
            <div class="notes">
                {editor(app, &scene, lang)}
                {list(app, &scene, lang)}
                {branches(app, lang)}
                {keep(app, lang)}
            </div>
        }
        .into_any(),
    )
}

/// The note of the moment that is shown.
fn editor(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let note = app.with_record(|record| record.note(scene.moment).cloned()).flatten();
    let (judged, text) = note.map_or((None, String::new()), |note| (note.judgement, note.text));
    let button = |judgement: Judgement| {
        let on = judged == Some(judgement);
        let text = text.clone();
        let choose = move |_| app.set_note((!on).then_some(judgement), &text);
        let name = t::notes_sign(lang, sign(judgement));
        view! { <button type="button" aria-pressed=on.to_string() aria-label=name.clone() title=name on:click=choose>{judgement.code()}</button> }
            .into_any()
    };
    let signs: Vec<AnyView> = Judgement::ALL.map(button).into();
    let typed = move |event: web_sys::Event| app.set_note(judged, &event_target_value(&event));
    view! {
        <section aria-labelledby="h-here">
            <h3 id="h-here">{t::end_moment(lang, scene.last as i64, scene.moment as i64)}</h3>
            <div class="seg" role="group" aria-labelledby="h-here">{signs}</div>
            <label class="lb" for="note">{t::notes_text(lang)}</label>
            <input class="fld" id="note" type="text" autocomplete="off" maxlength=Note::LONGEST prop:value=text on:change=typed/>
        </section>
    }
    .into_any()
}

/// The code of a judgement in messages.
fn sign(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Brilliant => "brilliant",
        Judgement::Good => "good",
        Judgement::Interesting => "interesting",
        Judgement::Doubtful => "doubtful",
        Judgement::Mistake => "mistake",
        Judgement::Blunder => "blunder",
    }
}

/// All notes; each leads to its moment.
fn list(app: App, scene: &Scene, lang: Lang) -> Option<AnyView> {
    let notes = notes_of(app);
    let one = |note: &Note| {
        let moment = note.moment;
        let lines = scene.log.iter().filter(|entry| entry.moment == moment);
        let line = lines.map(|entry| log::sentence(scene, lang, entry)).next();
        let line = line.map(|line| view! { <small>{line}</small> });
        view! {
            <li><button type="button" on:click=move |_| app.jump(Some(moment))><i>{moment}</i><span>{words(note)}{line}</span></button></li>
        }
        .into_any()
    };
    let all: Vec<AnyView> = notes.iter().map(one).collect();
    (!all.is_empty()).then(|| {
        view! { <section aria-labelledby="h-all"><h3 id="h-all">{t::notes_all(lang)}</h3><ol class="ntl">{all}</ol></section> }
            .into_any()
    })
}

/// The branches of the game, with buttons that open and remove them.
fn branches(app: App, lang: Lang) -> Option<AnyView> {
    let found = app.with_record(|record| record.branches().to_vec())?;
    let one = |(at, branch): (usize, &record::Branch)| {
        let n = branch.decisions.len() as i64;
        let title = if branch.title.is_empty() { t::notes_branch(lang) } else { branch.title.clone() };
        let from = t::notes_branch_from(lang, branch.from as i64, n);
        let remove = move |_| app.change_sitting(|sitting| sitting.remove_branch(at));
        let (open, bin) = (t::notes_branch_open(lang), t::start_delete(lang));
        view! {
            <li>
                <span><b>{title.clone()}</b><small>{from}</small></span>
                <button class="lnk" type="button" data-do="open-branch" aria-label=t::name_value(lang, open.clone(), &title) on:click=move |_| app.open_branch(at)>{icon("arrow")}<span>{open.clone()}</span></button>
                <button class="lnk" type="button" data-do="remove-branch" aria-label=t::name_value(lang, bin.clone(), &title) title=bin on:click=remove>{icon("bin")}</button>
            </li>
        }
        .into_any()
    };
    let all: Vec<AnyView> = found.iter().enumerate().map(one).collect();
    (!all.is_empty()).then(|| {
        view! { <section aria-labelledby="h-branches"><h3 id="h-branches">{t::notes_branches(lang)}</h3><ul class="nbr">{all}</ul></section> }
            .into_any()
    })
}

/// Keeps this game as a branch of the one from which it was continued, if that one is still there.
fn keep(app: App, lang: Lang) -> Option<AnyView> {
    let origin = app.notes.origin.get()?;
    storage::game(&origin)?;
    let inside = match app.notes.kept.get() {
        true => view! { <p role="status">{t::notes_branch_kept(lang)}</p> }.into_any(),
        false => {
            let go = move |_| {
                let title = browser::field_value("branch").unwrap_or_default();
                app.keep_branch(&title);
            };
            view! {
                <label class="lb" for="branch">{t::notes_branch_title(lang)}</label>
                <div class="do">
                    <input class="fld" id="branch" type="text" autocomplete="off" maxlength=Note::LONGEST/>
                    <button class="lnk" type="button" data-do="keep-branch" on:click=go>{icon("save")}<span>{t::notes_branch_keep(lang)}</span></button>
                </div>
            }
            .into_any()
        }
    };
    Some(
        view! { <section aria-labelledby="h-origin"><h3 id="h-origin">{t::notes_origin(lang)}</h3><p class="line">{t::notes_origin_line(lang)}</p>{inside}</section> }
            .into_any(),
    )
}
