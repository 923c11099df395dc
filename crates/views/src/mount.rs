//! Starts a page.

use crate::render::build;
use crate::view::IntoView;
use any_spawner::Executor;
use reactive_graph::owner::Owner;

/// Draws a view at the end of the body, for as long as the page lives.
pub fn mount_to_body<V: IntoView>(draw: impl FnOnce() -> V) {
    // An error says that there is an executor already.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| {
        let built = build(draw().into_view());
        if let Some(body) = web_sys::window().and_then(|window| window.document()?.body()) {
            built.mount(&body, None);
        }
        std::mem::forget(built);
    });
    std::mem::forget(owner);
}
