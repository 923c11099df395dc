//! The elements that references refer to.

use wasm_bindgen::JsCast;

/// A tag and the type of its elements.
pub trait Tag: 'static {
    /// The type of its elements.
    type Element: JsCast + Clone + 'static;
}

macro_rules! tags {
    ($($name:ident $element:ident),*) => {$(
        #[doc = concat!("An element `", stringify!($name), "`.")]
        pub struct $name;

        impl Tag for $name {
            type Element = web_sys::$element;
        }
    )*};
}

tags!(Dialog HtmlDialogElement, Div HtmlDivElement, I HtmlElement, Input HtmlInputElement);
