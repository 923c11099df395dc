//! The values of attributes: fixed, or read from signals.

use crate::element::Element;
use crate::helpers::unfollowed;
use crate::signal::Memo;
use crate::view::Text;
use reactive_graph::effect::RenderEffect;
use reactive_graph::owner::Owner;
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement};

/// The value of an attribute; none if the element does not have the attribute. A flag has the empty text.
pub struct Value(pub(crate) Source);

/// Where a value comes from.
pub(crate) enum Source {
    Fixed(Option<Text>),
    Dynamic(Box<dyn FnMut() -> Option<Text>>),
}

/// What is set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An attribute.
    Attribute,
    /// One class of several.
    Class,
    /// One property of the style.
    Style,
    /// A property of the element, such as the text in a field.
    Property,
    /// The content, as HTML.
    Html,
}

/// What an element has beside children.
pub(crate) enum Item {
    /// A value with a name.
    Value(Kind, &'static str, Source),
    /// A listener to an event.
    Listener(&'static str, Handler),
    /// A reference to the element.
    Reference(Box<dyn Fn(&web_sys::Element)>),
}

/// What an event calls, and to whom the signals belong that it creates.
pub(crate) struct Handler {
    pub(crate) call: Box<dyn FnMut(Event)>,
    pub(crate) owner: Owner,
}

/// An item of an element in the page.
pub(crate) enum BuiltItem {
    Fixed(Option<Text>),
    Dynamic(RenderEffect<Option<Text>>),
    Listener(Rc<RefCell<Option<Handler>>>),
    Reference,
}

/// What can be the value of an attribute.
pub trait IntoAttributeValue: Sized {
    /// Makes it a value.
    fn into_attribute_value(self) -> Value;

    /// Sets it on an element.
    #[doc(hidden)]
    fn set_on(self, element: Element, kind: Kind, name: &'static str) -> Element {
        element.with_value(kind, name, self.into_attribute_value().0)
    }
}

/// What can be the class of an element: a text, or a class with its condition.
pub trait IntoClass {
    /// Sets it on an element: the whole as the attribute `all`, or a part of it.
    #[doc(hidden)]
    fn set_class_on(self, element: Element, all: &'static str, part: Kind) -> Element;
}

impl Value {
    fn text(text: impl Into<Text>) -> Value {
        Value(Source::Fixed(Some(text.into())))
    }
}

impl IntoAttributeValue for Value {
    fn into_attribute_value(self) -> Value {
        self
    }
}

impl IntoAttributeValue for &'static str {
    fn into_attribute_value(self) -> Value {
        Value::text(self)
    }

    fn set_on(self, element: Element, kind: Kind, name: &'static str) -> Element {
        element.with_literal(kind, name, self)
    }
}

impl IntoAttributeValue for String {
    fn into_attribute_value(self) -> Value {
        Value::text(self)
    }
}

impl IntoAttributeValue for bool {
    fn into_attribute_value(self) -> Value {
        Value(Source::Fixed(self.then_some(Cow::Borrowed(""))))
    }
}

impl<T: IntoAttributeValue> IntoAttributeValue for Option<T> {
    fn into_attribute_value(self) -> Value {
        self.map_or(Value(Source::Fixed(None)), IntoAttributeValue::into_attribute_value)
    }
}

impl<F: FnMut() -> V + 'static, V: IntoAttributeValue> IntoAttributeValue for F {
    fn into_attribute_value(mut self) -> Value {
        Value(Source::Dynamic(Box::new(move || self().into_attribute_value().0.read())))
    }
}

impl<T: IntoAttributeValue + Clone + Send + Sync + 'static> IntoAttributeValue for Memo<T> {
    fn into_attribute_value(self) -> Value {
        (move || self.get()).into_attribute_value()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl IntoAttributeValue for $number {
            fn into_attribute_value(self) -> Value {
                Value::text(self.to_string())
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize f64);

impl<V: IntoAttributeValue> IntoClass for V {
    fn set_class_on(self, element: Element, all: &'static str, _: Kind) -> Element {
        self.set_on(element, Kind::Attribute, all)
    }
}

impl<V: IntoAttributeValue> IntoClass for (&'static str, V) {
    fn set_class_on(self, element: Element, _: &'static str, part: Kind) -> Element {
        self.1.set_on(element, part, self.0)
    }
}

impl Source {
    fn read(self) -> Option<Text> {
        match self {
            Source::Fixed(text) => text,
            Source::Dynamic(mut read) => read(),
        }
    }
}

impl Item {
    /// Sets it on a new element.
    pub(crate) fn build(self, element: &web_sys::Element) -> BuiltItem {
        match self {
            Item::Value(kind, name, Source::Fixed(value)) => {
                if value.is_some() || kind == Kind::Property {
                    set(element, kind, name, value.as_deref());
                }
                BuiltItem::Fixed(value)
            }
            Item::Value(kind, name, Source::Dynamic(read)) => {
                BuiltItem::Dynamic(follow(element, kind, name, read, None))
            }
            Item::Listener(name, handler) => BuiltItem::Listener(listen(element, name, handler)),
            Item::Reference(load) => {
                load(element);
                BuiltItem::Reference
            }
        }
    }

    /// Sets it on an element that has it already, maybe with another value.
    pub(crate) fn rebuild(self, element: &web_sys::Element, built: &mut BuiltItem) {
        match (self, built) {
            (Item::Value(kind, name, Source::Fixed(value)), BuiltItem::Fixed(old)) => {
                if value != *old || kind == Kind::Property {
                    set(element, kind, name, value.as_deref());
                }
                *old = value;
            }
            (Item::Value(kind, name, Source::Dynamic(read)), BuiltItem::Dynamic(old)) => {
                let value = old.take_value();
                *old = follow(element, kind, name, read, value);
            }
            (Item::Listener(_, handler), BuiltItem::Listener(slot)) => {
                slot.replace(Some(handler));
            }
            (item, built) => *built = item.build(element),
        }
    }
}

/// Sets a value now, and again when it changes.
fn follow(
    element: &web_sys::Element,
    kind: Kind,
    name: &'static str,
    mut read: Box<dyn FnMut() -> Option<Text>>,
    before: Option<Option<Text>>,
) -> RenderEffect<Option<Text>> {
    let element = element.clone();
    let run = move |before: Option<Option<Text>>| {
        let value = read();
        let same = match &before {
            Some(before) => *before == value,
            None => value.is_none(),
        };
        if !same || kind == Kind::Property {
            set(&element, kind, name, value.as_deref());
        }
        value
    };
    RenderEffect::new_with_value(run, before)
}

fn set(element: &web_sys::Element, kind: Kind, name: &'static str, value: Option<&str>) {
    let _ = match (kind, value) {
        (Kind::Attribute, Some(value)) => element.set_attribute(name, value),
        (Kind::Attribute, None) => element.remove_attribute(name),
        (Kind::Class, Some(_)) => element.class_list().add_1(name),
        (Kind::Class, None) => element.class_list().remove_1(name),
        (Kind::Style, value) => {
            let style = element.unchecked_ref::<HtmlElement>().style();
            style.set_property(name, value.unwrap_or_default())
        }
        (Kind::Html, value) => {
            element.set_inner_html(value.unwrap_or_default());
            Ok(())
        }
        (Kind::Property, value) => {
            set_property(element.clone(), name, value);
            Ok(())
        }
    };
}

/// Sets a property. The value of a list is set a moment later, when its options have been drawn.
fn set_property(element: web_sys::Element, name: &'static str, value: Option<&str>) {
    if name != "value" {
        let _ = js_sys::Reflect::set(&element, &name.into(), &value.is_some().into());
        return;
    }
    let value = JsValue::from(value.unwrap_or_default());
    wasm_bindgen_futures::spawn_local(async move {
        let _ = js_sys::Reflect::set(&element, &name.into(), &value);
    });
}

/// Adds a listener. A redrawn view puts another handler into the slot.
fn listen(element: &web_sys::Element, name: &str, handler: Handler) -> Rc<RefCell<Option<Handler>>> {
    let slot = Rc::new(RefCell::new(Some(handler)));
    let handlers = slot.clone();
    let call = move |event: Event| {
        // The handler may redraw its own element.
        let Some(mut handler) = handlers.take() else { return };
        unfollowed(|| handler.owner.with(|| (handler.call)(event)));
        handlers.borrow_mut().get_or_insert(handler);
    };
    // The browser frees the closure with the element.
    let call = Closure::<dyn FnMut(Event)>::new(call).into_js_value();
    let _ = element.add_event_listener_with_callback(name, call.unchecked_ref());
    slot
}
