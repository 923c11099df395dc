//! The player's own clock: beside the decision, and on phones in the top bar. It warns when little time is left.

use crate::app::App;
use crate::icons::icon;
use leptos::prelude::*;
use page::clocks::Reading;
use protocol::Status;
use texts::t;
use vocab::Seat;

/// What my clock shows, and whether it runs; none for spectators, without clocks and after the end.
#[derive(Clone, PartialEq)]
struct MyClock {
    reading: Reading,
    runs: bool,
}

fn my_clock(app: App) -> Memo<Option<MyClock>> {
    let seat = Memo::new(move |_| {
        app.online.table.with(|table| {
            let table = table.as_ref().filter(|table| table.status == Status::Playing)?;
            table.you.and_then(Seat::new)
        })
    });
    Memo::new(move |_| {
        let seat = seat.get()?.index();
        let now = app.online.now.get();
        app.online
            .clocks
            .with(|clocks| Some(MyClock { reading: clocks.reading(seat, now)?, runs: clocks.runs(seat) }))
    })
}

/// Announces once that my time is running out.
pub fn listen(app: App) {
    let clock = my_clock(app);
    Effect::new(move |was: Option<bool>| {
        let low = clock.with(|clock| clock.as_ref().is_some_and(|clock| clock.reading.low));
        if low && was != Some(true) {
            let text = clock.with_untracked(|clock| clock.as_ref().map(|clock| clock.reading.text.clone()));
            app.said.set(t::friends_clock_low(untrack(|| app.lang()), text.unwrap_or_default()));
        }
        low
    });
}

/// My clock with its label.
pub fn clock(app: App) -> impl IntoView {
    let clock = my_clock(app);
    let shown = Memo::new(move |_| clock.with(Option::is_some));
    let reads = move |read: fn(&MyClock) -> bool| clock.with(|clock| clock.as_ref().is_some_and(read));
    let text = move || clock.with(|clock| clock.as_ref().map(|clock| clock.reading.text.clone()));
    // The memo keeps the element: only its text changes every second.
    move || {
        shown.get().then(|| {
            view! {
                <p class="myclk" class:low=move || reads(|clock| clock.reading.low) class:run=move || reads(|clock| clock.runs)>
                    {icon("clock")}<span class="lb">{move || t::friends_clock(app.lang())}</span><time>{text}</time>
                </p>
            }
        })
    }
}
