//! Decides when a tooltip is shown and hidden, from pointer, focus and touch events.

use super::ID;
use crate::browser;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent};

/// How long the mouse must rest on an element; the second delay applies while a tooltip is shown.
const HOVER_DELAY: Duration = Duration::from_millis(420);
const NEXT_DELAY: Duration = Duration::from_millis(120);
/// How long a tooltip stays after the mouse left, so that the mouse can reach it.
const HIDE_DELAY: Duration = Duration::from_millis(260);
/// How long a touch must last.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// After a click the mouse must move as far as this, in pixels, before it opens a tooltip: the click may have put another
/// element under it.
const REST_DISTANCE: f64 = 4.0;
/// A touch that moves further than this, in pixels, is a scroll gesture.
const SCROLL_DISTANCE: f64 = 10.0;

/// What opened a tooltip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The mouse rests on the element.
    Pointer,
    /// The element has the focus.
    Focus,
    /// A long press on the element.
    Press,
}

/// The tooltip that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The value of `data-tip`.
    pub key: String,
    /// The element that it explains.
    pub anchor: Element,
    /// What opened it.
    pub by: By,
}

/// The state between events.
#[derive(Default)]
struct Pending {
    /// The element under the mouse.
    over: Option<Element>,
    /// The timer that will show or hide the tooltip.
    timer: Option<TimeoutHandle>,
    /// Where the mouse was pressed and has rested since.
    rest: Option<(f64, f64)>,
    /// Where the touch began.
    touch: Option<(f64, f64)>,
    /// Whether to ignore the next click, because it ends a long press.
    swallow: bool,
}

/// Listens to the whole page.
#[derive(Clone, Copy)]
pub struct Watch {
    /// The tooltip that is shown.
    pub shown: RwSignal<Option<Shown>>,
    pending: StoredValue<Rc<RefCell<Pending>>, LocalStorage>,
}

impl Watch {
    /// Adds the event listeners.
    pub fn start() -> Watch {
        let watch = Watch { shown: RwSignal::new(None), pending: StoredValue::new_local(Rc::default()) };
        on("pointerover", move |event: PointerEvent| watch.enter(&event));
        on("pointerout", move |event: PointerEvent| watch.leave(&event));
        on("pointerdown", move |event: PointerEvent| watch.pointer_down(&event));
        on("pointermove", move |event: PointerEvent| watch.moved(&event));
        on("pointerup", move |_: PointerEvent| watch.touch_ended());
        on("pointercancel", move |_: PointerEvent| watch.touch_ended());
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

    /// Hides the tooltip.
    pub fn hide(&self) {
        self.stop();
        let shown = self.shown.try_update_untracked(Option::take).flatten();
        if let Some(shown) = shown {
            describe(&shown.anchor, false);
            self.shown.notify();
        }
    }

    /// After a redraw: hides the tooltip if its element was removed or explains something else now.
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
        if event.pointer_type() == "touch" || self.pending(|pending| pending.rest.is_some()) {
            return;
        }
        if is_in_tooltip(event.target()) {
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
                let time = if self.is_shown() { NEXT_DELAY } else { HOVER_DELAY };
                self.wait(time, move || watch.show(thing, By::Pointer));
            }
            None if self.is_by(By::Pointer) => self.wait(HIDE_DELAY, move || watch.hide()),
            None => self.stop(),
        }
    }

    /// The pointer left the window; `enter` handles moves between elements.
    fn leave(&self, event: &PointerEvent) {
        if event.pointer_type() == "touch" || event.related_target().is_some() {
            return;
        }
        self.pending(|pending| pending.over = None);
        if self.is_by(By::Pointer) {
            let watch = *self;
            self.wait(HIDE_DELAY, move || watch.hide());
        } else {
            self.stop();
        }
    }

    fn pointer_down(&self, event: &PointerEvent) {
        self.pending(|pending| pending.swallow = false);
        if is_in_tooltip(event.target()) {
            return;
        }
        self.hide();
        if event.pointer_type() != "touch" {
            return self.pending(|pending| pending.rest = Some(position(event)));
        }
        let Some(thing) = thing(event.target()) else { return };
        self.pending(|pending| pending.touch = Some(position(event)));
        let watch = *self;
        self.wait(LONG_PRESS, move || {
            watch.pending(|pending| pending.swallow = true);
            watch.show(thing, By::Press);
        });
    }

    fn moved(&self, event: &PointerEvent) {
        let distance = |(x, y): (f64, f64)| (position(event).0 - x).hypot(position(event).1 - y);
        let (rest, touch) = self.pending(|pending| (pending.rest, pending.touch));
        if touch.is_some_and(|from| distance(from) > SCROLL_DISTANCE) {
            self.touch_ended();
        }
        if rest.is_some_and(|from| distance(from) >= REST_DISTANCE) {
            self.pending(|pending| pending.rest = None);
            self.enter(event);
        }
    }

    fn touch_ended(&self) {
        if self.pending(|pending| pending.touch.take()).is_some() {
            self.stop();
        }
    }

    fn focus(&self, event: &Event) {
        if is_in_tooltip(event.target()) {
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
        if self.is_by(By::Focus) && !is_in_tooltip(event.related_target()) {
            self.hide();
        }
    }

    /// Escape hides the tooltip and returns the focus; `?` moves the focus to its links.
    fn key(&self, event: &KeyboardEvent) {
        let Some(shown) = self.shown.get_untracked() else { return };
        match event.key().as_str() {
            "Escape" => {
                event.stop_propagation();
                if is_in_tooltip(event.target())
                    && let Some(anchor) = shown.anchor.dyn_ref::<HtmlElement>()
                {
                    let _ = anchor.focus();
                }
                self.hide();
            }
            "?" => {
                let link =
                    browser::element(ID).and_then(|tooltip| tooltip.query_selector("a").ok().flatten());
                if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
                    event.prevent_default();
                    let _ = link.focus();
                }
            }
            _ => {}
        }
    }

    fn scroll(&self, event: &Event) {
        if self.is_shown() && !is_in_tooltip(event.target()) {
            self.hide();
        }
        self.touch_ended();
    }

    fn swallow(&self, event: &Event) {
        if self.pending(|pending| pending.swallow) && !is_in_tooltip(event.target()) {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    }
}

/// Adds the tooltip to the element's `aria-describedby`, or removes it.
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

fn position(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// The nearest element with a tooltip, from the event target upwards.
fn thing(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-tip]").ok().flatten()
}

fn is_in_tooltip(target: Option<web_sys::EventTarget>) -> bool {
    let Some(element) = target.and_then(|target| target.dyn_into::<Element>().ok()) else { return false };
    element.closest("#tip").ok().flatten().is_some()
}

/// Listens in the capture phase: scroll events do not bubble, and clicks must be stopped before other listeners.
fn on<E: JsCast + 'static>(name: &str, handler: impl Fn(E) + 'static) {
    let handler = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| handler(event.unchecked_into()));
    if let Some(window) = browser::window() {
        let target: &web_sys::EventTarget = &window;
        let _ =
            target.add_event_listener_with_callback_and_bool(name, handler.as_ref().unchecked_ref(), true);
    }
    // The listener lives as long as the page.
    handler.forget();
}
