//! The renderer of the page: turns what Leptos's macro `view!` writes into elements of the browser.
//!
//! The page depends on this crate by the name `leptos`, because the macro writes paths like `::leptos::tachys::html`.
//! Signals, effects and the macro are those of Leptos. Views and signals are data here, not types, so all of them share
//! the same code: Leptos's own renderer compiles each view separately, which made the page twice as large (decision 19).

// The macro writes paths of a crate of this name, also in the tests here.
#[cfg(test)]
extern crate self as leptos;

mod attribute;
mod element;
pub mod ev;
mod helpers;
pub mod html;
mod mount;
mod node_ref;
mod render;
mod signal;
mod tags;
mod view;

/// What most modules of a page need.
pub mod prelude {
    pub use crate::attribute::IntoAttributeValue;
    pub use crate::element::Element;
    pub use crate::helpers::*;
    pub use crate::mount::mount_to_body;
    pub use crate::node_ref::NodeRef;
    // The macro and the views call the same conversion by three names.
    pub use crate::signal::{Effect, Memo, RwSignal};
    pub use crate::view::{AnyView, IntoView, IntoView as IntoAny, IntoView as IntoRender, View};
    pub use leptos_macro::view;
    pub use reactive_graph::graph::untrack;
    pub use reactive_graph::owner::{
        LocalStorage, Owner, StoredValue, expect_context, on_cleanup, provide_context,
    };
    pub use reactive_graph::prelude::*;
    pub use reactive_graph::wrappers::read::Signal;
}

/// Messages to the console.
pub mod logging {
    /// Writes a warning to the console.
    pub fn warning(text: &str) {
        web_sys::console::warn_1(&text.into());
    }

    /// Formats a warning and writes it to the console.
    #[macro_export]
    macro_rules! warn {
        ($($text:tt)*) => { $crate::logging::warning(&format!($($text)*)) };
    }
    pub use crate::warn;
}

/// Work that waits for something.
pub mod task {
    /// Does work that waits. All work is of one type, so the page has the code of a task once.
    pub fn spawn_local(work: impl Future<Output = ()> + 'static) {
        spawn(Box::pin(work));
    }

    #[inline(never)]
    fn spawn(work: std::pin::Pin<Box<dyn Future<Output = ()>>>) {
        wasm_bindgen_futures::spawn_local(work);
    }
}

/// The paths that `view!` writes.
#[doc(hidden)]
pub mod tachys {
    pub mod html {
        pub use crate::view::InertElement;
        pub mod element {
            pub use crate::tags::html::*;
        }
        pub mod event {
            pub use crate::ev::*;
        }
    }
    pub mod svg {
        pub use crate::tags::svg::*;
        pub use crate::view::InertSvgElement as InertElement;
    }
}
