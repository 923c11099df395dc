//! What the pointer, the focus and the finger are on, and for how long.

use super::ID;
use crate::browser;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent};

/// The mouse rests so long on a thing before it is explained; while something is explained, less.
const REST: Duration = Duration::from_millis(420);
const NEXT: Duration = Duration::from_millis(120);
/// The mouse has so long to reach the bubble.
const LEAVE: Duration = Duration::from_millis(260);
/// A finger rests so long.
const PRESS: Duration = Duration::from_millis(450);
/// A finger that moves so far, in pixels, scrolls.
const SLIP: f64 = 10.0;

/// How an explanation was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The mouse rests on the thing.
    Pointer,
    /// The thing has the focus.
    Focus,
    /// A finger rests on the thing.
    Press,
}

/// What is explained now.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// Its `data-tip`.
    pub key: String,
    /// The thing.
    pub anchor: Element,
    /// How it was asked for.
    pub by: By,
}

/// What may become an explanation, or stop being one.
#[derive(Default)]
struct Pending {
    /// The thing under the mouse.
    over: Option<Element>,
    /// Waits to show, or to hide.
    timer: Option<TimeoutHandle>,
    /// Where a finger went down.
    finger: Option<(f64, f64)>,
    /// The click that ends a long press chooses nothing.
    swallow: bool,
}

/// Watches the whole page.
#[derive(Clone, Copy)]
pub struct Watch {
    /// What is explained now.
    pub shown: RwSignal<Option<Shown>, LocalStorage>,
    pending: StoredValue<Rc<RefCell<Pending>>, LocalStorage>,
}

impl Watch {
    /// Begins to watch.
    pub fn start() -> Watch {
        let watch =
            Watch { shown: RwSignal::new_local(None), pending: StoredValue::new_local(Rc::default()) };
        on("pointerover", move |event: PointerEvent| watch.enter(&event));
        on("pointerout", move |event: PointerEvent| watch.leave(&event));
        on("pointerdown", move |event: PointerEvent| watch.down(&event));
        on("pointermove", move |event: PointerEvent| watch.slip(&event));
        on("pointerup", move |_: PointerEvent| watch.lift());
        on("pointercancel", move |_: PointerEvent| watch.lift());
        on("focusin", move |event: Event| watch.focus(&event));
        on("focusout", move |event: web_sys::FocusEvent| watch.blur(&event));
        on("keydown", move |event: KeyboardEvent| watch.key(&event));
        on("scroll", move |event: Event| watch.scroll(&event));
        on("click", move |event: Event| watch.swallow(&event));
        on("contextmenu", move |event: Event| watch.swallow(&event));
        watch
    }

    fn pending<T>(&self, look: impl FnOnce(&mut Pending) -> T) -> T {
        look(&mut self.pending.get_value().borrow_mut())
    }

    fn wait(&self, time: Duration, then: impl FnOnce() + 'static) {
        let timer = set_timeout_with_handle(then, time).ok();
        self.pending(|pending| {
            if let Some(old) = std::mem::replace(&mut pending.timer, timer) {
                old.clear();
            }
        });
    }

    fn stop(&self) {
        if let Some(timer) = self.pending(|pending| pending.timer.take()) {
            timer.clear();
        }
    }

    fn show(&self, anchor: Element, by: By) {
        self.stop();
        let Some(key) = anchor.get_attribute("data-tip").filter(|_| anchor.is_connected()) else { return };
        let shown = Shown { key, anchor, by };
        if self.shown.with_untracked(|now| now.as_ref() == Some(&shown)) {
            return;
        }
        self.hide();
        if by == By::Focus {
            describe(&shown.anchor, true);
        }
        self.shown.set(Some(shown));
    }

    /// Takes the bubble away.
    pub fn hide(&self) {
        self.stop();
        let shown = self.shown.try_update_untracked(Option::take).flatten();
        if let Some(shown) = shown {
            describe(&shown.anchor, false);
            self.shown.notify();
        }
    }

    /// After the table was drawn anew: hides if the thing is gone or is another one now.
    pub fn check(&self) {
        let stale = self.shown.with_untracked(|shown| {
            shown.as_ref().is_some_and(|shown| {
                !shown.anchor.is_connected()
                    || shown.anchor.get_attribute("data-tip").as_deref() != Some(&shown.key)
            })
        });
        if stale {
            self.hide();
        }
    }

    fn is_shown(&self) -> bool {
        self.shown.with_untracked(Option::is_some)
    }

    fn is_by(&self, by: By) -> bool {
        self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.by == by))
    }

    fn enter(&self, event: &PointerEvent) {
        if event.pointer_type() == "touch" {
            return;
        }
        if is_in_bubble(event.target()) {
            return self.stop();
        }
        let thing = thing(event.target());
        if self.pending(|pending| pending.over == thing) {
            return;
        }
        self.pending(|pending| pending.over = thing.clone());
        let watch = *self;
        match thing {
            Some(thing) => {
                let time = if self.is_shown() { NEXT } else { REST };
                self.wait(time, move || watch.show(thing, By::Pointer));
            }
            None if self.is_by(By::Pointer) => self.wait(LEAVE, move || watch.hide()),
            None => self.stop(),
        }
    }

    /// The pointer left the window, or the thing for something that is no thing.
    fn leave(&self, event: &PointerEvent) {
        if event.pointer_type() == "touch" || event.related_target().is_some() {
            return;
        }
        self.pending(|pending| pending.over = None);
        if self.is_by(By::Pointer) {
            let watch = *self;
            self.wait(LEAVE, move || watch.hide());
        } else {
            self.stop();
        }
    }

    fn down(&self, event: &PointerEvent) {
        self.pending(|pending| pending.swallow = false);
        if is_in_bubble(event.target()) {
            return;
        }
        self.hide();
        if event.pointer_type() != "touch" {
            return;
        }
        let Some(thing) = thing(event.target()) else { return };
        self.pending(|pending| pending.finger = Some((event.client_x().into(), event.client_y().into())));
        let watch = *self;
        self.wait(PRESS, move || {
            watch.pending(|pending| pending.swallow = true);
            watch.show(thing, By::Press);
        });
    }

    fn slip(&self, event: &PointerEvent) {
        let Some((x, y)) = self.pending(|pending| pending.finger) else { return };
        if (f64::from(event.client_x()) - x).hypot(f64::from(event.client_y()) - y) > SLIP {
            self.lift();
        }
    }

    fn lift(&self) {
        if self.pending(|pending| pending.finger.take()).is_some() {
            self.stop();
        }
    }

    fn focus(&self, event: &Event) {
        if is_in_bubble(event.target()) {
            return self.stop();
        }
        let visible = |thing: &Element| thing.matches(":focus-visible").unwrap_or(false);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        match thing(event.target()).filter(|_| target.as_ref().is_some_and(visible)) {
            Some(thing) => self.show(thing, By::Focus),
            None if self.is_by(By::Focus) => self.hide(),
            None => {}
        }
    }

    fn blur(&self, event: &web_sys::FocusEvent) {
        if self.is_by(By::Focus) && !is_in_bubble(event.related_target()) {
            self.hide();
        }
    }

    /// Escape hides, and gives the focus back; `?` goes to the links of the bubble.
    fn key(&self, event: &KeyboardEvent) {
        let Some(shown) = self.shown.get_untracked() else { return };
        match event.key().as_str() {
            "Escape" => {
                event.stop_propagation();
                if is_in_bubble(event.target())
                    && let Some(anchor) = shown.anchor.dyn_ref::<HtmlElement>()
                {
                    let _ = anchor.focus();
                }
                self.hide();
            }
            "?" => {
                let link = browser::element(ID).and_then(|bubble| bubble.query_selector("a").ok().flatten());
                if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
                    event.prevent_default();
                    let _ = link.focus();
                }
            }
            _ => {}
        }
    }

    fn scroll(&self, event: &Event) {
        if self.is_shown() && !is_in_bubble(event.target()) {
            self.hide();
        }
        self.lift();
    }

    fn swallow(&self, event: &Event) {
        if self.pending(|pending| pending.swallow) && !is_in_bubble(event.target()) {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    }
}

/// Tells a screen reader that the bubble describes the thing, or no longer.
fn describe(thing: &Element, yes: bool) {
    let others = thing.get_attribute("aria-describedby").unwrap_or_default();
    let mut ids: Vec<&str> = others.split_whitespace().filter(|id| *id != ID).collect();
    if yes {
        ids.push(ID);
    }
    let _ = match ids.is_empty() {
        true => thing.remove_attribute("aria-describedby"),
        false => thing.set_attribute("aria-describedby", &ids.join(" ")),
    };
}

/// The thing that explains itself, at this target or around it.
fn thing(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-tip]").ok().flatten()
}

fn is_in_bubble(target: Option<web_sys::EventTarget>) -> bool {
    let Some(element) = target.and_then(|target| target.dyn_into::<Element>().ok()) else { return false };
    element.closest("#tip").ok().flatten().is_some()
}

/// Listens to the whole page, before anything in it does: scrolling does not bubble, and a click may be swallowed.
fn on<E: JsCast + 'static>(name: &str, heard: impl Fn(E) + 'static) {
    let heard = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| heard(event.unchecked_into()));
    if let Some(window) = browser::window() {
        let target: &web_sys::EventTarget = &window;
        let _ = target.add_event_listener_with_callback_and_bool(name, heard.as_ref().unchecked_ref(), true);
    }
    // As long as the page lives.
    heard.forget();
}
