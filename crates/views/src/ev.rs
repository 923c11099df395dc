//! The events that a page listens to.
// `view!` writes the names of events as they are.
#![allow(non_upper_case_globals)]

use std::marker::PhantomData;
use web_sys::{
    DragEvent, Event, FocusEvent, HashChangeEvent, KeyboardEvent, MouseEvent, PointerEvent, SubmitEvent,
    UiEvent,
};

/// An event: its name and its type.
pub struct Kind<E> {
    pub(crate) name: &'static str,
    event: PhantomData<fn(E)>,
}

/// An event that `view!` does not know.
pub struct Custom;

impl Custom {
    /// The event of this name.
    #[allow(clippy::new_ret_no_self)]
    pub fn new(name: &'static str) -> Kind<Event> {
        Kind { name, event: PhantomData }
    }
}

macro_rules! events {
    ($($name:ident $event:ident,)*) => {$(
        #[doc = concat!("The event `", stringify!($name), "`.")]
        pub const $name: Kind<$event> = Kind { name: stringify!($name), event: PhantomData };
    )*};
}

events! {
    blur FocusEvent,
    change Event,
    click MouseEvent,
    close Event,
    dragleave DragEvent,
    dragover DragEvent,
    drop DragEvent,
    focus FocusEvent,
    hashchange HashChangeEvent,
    input Event,
    keydown KeyboardEvent,
    mouseenter MouseEvent,
    mouseleave MouseEvent,
    pointerdown PointerEvent,
    resize UiEvent,
    submit SubmitEvent,
    toggle Event,
}
