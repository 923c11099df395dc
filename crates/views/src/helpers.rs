//! Timers, listeners to the window, and what an event is about.

use crate::ev;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlInputElement, Window};

fn window() -> Window {
    web_sys::window().unwrap_throw()
}

/// A function that JavaScript calls once. What it captures is freed then.
fn once(call: impl FnOnce() + 'static) -> JsValue {
    let mut call: Option<Box<dyn FnOnce()>> = Some(Box::new(call));
    let call = move || {
        if let Some(call) = call.take() {
            unfollowed(call);
        }
    };
    Closure::<dyn FnMut()>::new(call).into_js_value()
}

/// Reading a signal is no mistake in what the browser calls, although no effect follows it. Release builds do not check that.
#[inline(always)]
pub(crate) fn unfollowed<R>(call: impl FnOnce() -> R) -> R {
    #[cfg(debug_assertions)]
    let _zone = reactive_graph::diagnostics::SpecialNonReactiveZone::enter();
    call()
}

fn millis(duration: Duration) -> i32 {
    i32::try_from(duration.as_millis()).unwrap_or(i32::MAX)
}

/// A timer that has not rung yet.
#[derive(Clone, Copy, Debug)]
pub struct TimeoutHandle(i32);

impl TimeoutHandle {
    /// Stops the timer.
    pub fn clear(&self) {
        window().clear_timeout_with_handle(self.0);
    }
}

/// A timer that rings again and again.
#[derive(Clone, Copy, Debug)]
pub struct IntervalHandle(i32);

impl IntervalHandle {
    /// Stops the timer.
    pub fn clear(&self) {
        window().clear_interval_with_handle(self.0);
    }
}

/// Calls a function after a time.
pub fn set_timeout(call: impl FnOnce() + 'static, duration: Duration) {
    let _ = set_timeout_with_handle(call, duration);
}

/// Calls a function after a time, unless the timer is stopped.
///
/// # Errors
/// Those of the browser.
pub fn set_timeout_with_handle(
    call: impl FnOnce() + 'static,
    duration: Duration,
) -> Result<TimeoutHandle, JsValue> {
    let (call, wait) = (once(call), millis(duration));
    window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), wait)
        .map(TimeoutHandle)
}

/// Calls a function again and again.
pub fn set_interval(call: impl Fn() + 'static, duration: Duration) {
    let _ = set_interval_with_handle(call, duration);
}

/// Calls a function again and again, until the timer is stopped.
///
/// # Errors
/// Those of the browser.
pub fn set_interval_with_handle(
    call: impl Fn() + 'static,
    duration: Duration,
) -> Result<IntervalHandle, JsValue> {
    let call = Closure::<dyn FnMut()>::new(move || unfollowed(&call)).into_js_value();
    window()
        .set_interval_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), millis(duration))
        .map(IntervalHandle)
}

/// Calls a function before the next frame is drawn.
pub fn request_animation_frame(call: impl FnOnce() + 'static) {
    let _ = window().request_animation_frame(once(call).unchecked_ref());
}

/// A listener to the window.
#[derive(Debug)]
pub struct WindowListenerHandle {
    name: &'static str,
    call: JsValue,
}

impl WindowListenerHandle {
    /// Removes the listener.
    pub fn remove(self) {
        let _ = window().remove_event_listener_with_callback(self.name, self.call.unchecked_ref());
    }
}

/// Listens to an event of the window.
pub fn window_event_listener<E: JsCast + 'static>(
    event: ev::Kind<E>,
    call: impl Fn(E) + 'static,
) -> WindowListenerHandle {
    window_event_listener_untyped(event.name, move |event| call(event.unchecked_into()))
}

/// Listens to an event of the window that has no type here.
pub fn window_event_listener_untyped(
    name: &'static str,
    call: impl Fn(Event) + 'static,
) -> WindowListenerHandle {
    let call = Closure::<dyn FnMut(Event)>::new(move |event| unfollowed(|| call(event))).into_js_value();
    let _ = window().add_event_listener_with_callback(name, call.unchecked_ref());
    WindowListenerHandle { name, call }
}

/// The element of an event.
pub fn event_target<T: JsCast>(event: &impl JsCast) -> T {
    event.unchecked_ref::<Event>().target().unwrap_throw().unchecked_into()
}

/// The text of the field of an event.
pub fn event_target_value(event: &impl JsCast) -> String {
    event_target::<HtmlInputElement>(event).value()
}

/// Whether the box of an event is checked.
pub fn event_target_checked(event: &impl JsCast) -> bool {
    event_target::<HtmlInputElement>(event).checked()
}
