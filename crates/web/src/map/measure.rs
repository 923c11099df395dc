//! The size of the box that the map is put into, kept up to date.

use leptos::html::{Div, I};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// Width and height of the box in rem, or nothing before it is shown. `unit` is an element that is 10 rem wide.
pub fn size_of(frame: NodeRef<Div>, unit: NodeRef<I>) -> RwSignal<Option<(f64, f64)>> {
    let size = RwSignal::new(None);
    let measure = move || {
        // The browser may report a last change of size after the page was left.
        let Some(before) = size.try_update_untracked(|size| *size) else { return };
        let (Some(frame), Some(unit)) = (frame.get_untracked(), unit.get_untracked()) else { return };
        let rem = unit.get_bounding_client_rect().width() / 10.0;
        let shown = frame.get_bounding_client_rect();
        if rem > 0.0 && shown.width() > 0.0 && shown.height() > 0.0 {
            // Whole pixels: otherwise a rounded map would be larger than its box and scroll.
            let now = Some((shown.width().floor() / rem, shown.height().floor() / rem));
            if before != now {
                size.set(now);
            }
        }
    };
    Effect::new(move |_| {
        let (Some(frame), Some(unit)) = (frame.get(), unit.get()) else { return };
        measure();
        observe(&[frame.as_ref(), unit.as_ref()], measure);
    });
    size
}

/// Calls back whenever one of the elements changes its size, until the component is removed. A browser without
/// `ResizeObserver` keeps the first size.
fn observe(elements: &[&JsValue], changed: impl Fn() + 'static) {
    let callback = Closure::<dyn Fn()>::new(changed);
    let method = |object: &JsValue, name: &str| {
        js_sys::Reflect::get(object, &name.into()).ok()?.dyn_into::<js_sys::Function>().ok()
    };
    let Some(class) = method(&js_sys::global(), "ResizeObserver") else { return };
    let arguments = js_sys::Array::of1(callback.as_ref());
    let Ok(observer) = js_sys::Reflect::construct(&class, &arguments) else { return };
    if let Some(observe) = method(&observer, "observe") {
        elements.iter().for_each(|element| drop(observe.call1(&observer, element)));
    }
    let kept = StoredValue::new_local((observer, callback));
    on_cleanup(move || {
        kept.with_value(|(observer, _)| method(observer, "disconnect").map(|end| end.call0(observer)));
        kept.dispose();
    });
}
