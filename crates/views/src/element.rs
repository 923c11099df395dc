//! Elements, and how `view!` describes them.

use crate::attribute::{Handler, IntoAttributeValue, IntoClass, Item, Kind, Source};
use crate::ev;
use crate::html::Tag;
use crate::node_ref::NodeRef;
use crate::view::{AnyView, IntoView, Site};
use reactive_graph::owner::Owner;
use wasm_bindgen::JsCast;

/// An element that is not built yet.
pub struct Element(pub(crate) Box<Parts>);

/// What an element has.
pub(crate) struct Parts {
    pub(crate) tag: &'static str,
    pub(crate) svg: bool,
    /// That of the view whose outermost element it is.
    pub(crate) site: Option<Site>,
    pub(crate) items: Vec<Item>,
    pub(crate) children: Vec<AnyView>,
}

impl Element {
    pub(crate) fn html(tag: &'static str) -> Element {
        Element(Box::new(Parts { tag, svg: false, site: None, items: Vec::new(), children: Vec::new() }))
    }

    pub(crate) fn svg(tag: &'static str) -> Element {
        Element(Box::new(Parts { tag, svg: true, site: None, items: Vec::new(), children: Vec::new() }))
    }

    // The following are called a thousand times, so they are not copied to where they are called.

    #[inline(never)]
    fn with(mut self, item: Item) -> Element {
        self.0.items.push(item);
        self
    }

    #[inline(never)]
    pub(crate) fn with_value(self, kind: Kind, name: &'static str, value: Source) -> Element {
        self.with(Item::Value(kind, name, value))
    }

    #[inline(never)]
    pub(crate) fn with_literal(self, kind: Kind, name: &'static str, value: &'static str) -> Element {
        self.with_value(kind, name, Source::Fixed(Some(value.into())))
    }

    #[inline(never)]
    fn with_listener(self, name: &'static str, call: Box<dyn FnMut(web_sys::Event)>) -> Element {
        let owner = Owner::current().unwrap_or_default();
        self.with(Item::Listener(name, Handler { call, owner }))
    }

    /// Adds children.
    pub fn child(mut self, child: impl IntoView) -> Element {
        child.append_to(&mut self.0.children);
        self
    }

    /// Sets an attribute by its name.
    pub fn attr(self, name: &'static str, value: impl IntoAttributeValue) -> Element {
        value.set_on(self, Kind::Attribute, name)
    }

    /// Sets the classes, or one class on a condition.
    pub fn class(self, class: impl IntoClass) -> Element {
        class.set_class_on(self, "class", Kind::Class)
    }

    /// Sets the style, or one property of it.
    pub fn style(self, style: impl IntoClass) -> Element {
        style.set_class_on(self, "style", Kind::Style)
    }

    /// Sets a property: the value of a field, or whether something is chosen.
    pub fn prop(self, name: &'static str, value: impl IntoAttributeValue) -> Element {
        value.set_on(self, Kind::Property, name)
    }

    /// Sets the content, as HTML.
    pub fn inner_html(self, html: impl IntoAttributeValue) -> Element {
        html.set_on(self, Kind::Html, "")
    }

    /// Listens to an event.
    pub fn on<E: JsCast + 'static>(self, event: ev::Kind<E>, mut call: impl FnMut(E) + 'static) -> Element {
        self.with_listener(event.name, Box::new(move |event| call(event.unchecked_into())))
    }

    /// Refers to the element from elsewhere.
    pub fn node_ref<T: Tag>(self, node: NodeRef<T>) -> Element {
        self.with(Item::Reference(Box::new(move |element| node.load(element))))
    }
}

macro_rules! attributes {
    ($($method:ident $name:literal,)*) => {
        impl Element {$(
            #[doc = concat!("Sets the attribute `", $name, "`.")]
            pub fn $method(self, value: impl IntoAttributeValue) -> Element {
                self.attr($name, value)
            }
        )*}
    };
}

attributes! {
    accept "accept",
    alt "alt",
    autocomplete "autocomplete",
    autofocus "autofocus",
    checked "checked",
    colspan "colspan",
    datetime "datetime",
    dir "dir",
    disabled "disabled",
    download "download",
    draggable "draggable",
    enterkeyhint "enterkeyhint",
    r#for "for",
    height "height",
    hidden "hidden",
    href "href",
    id "id",
    inputmode "inputmode",
    lang "lang",
    list "list",
    loading "loading",
    max "max",
    maxlength "maxlength",
    min "min",
    multiple "multiple",
    name "name",
    open "open",
    pattern "pattern",
    placeholder "placeholder",
    readonly "readonly",
    rel "rel",
    required "required",
    role "role",
    rowspan "rowspan",
    scope "scope",
    selected "selected",
    size "size",
    spellcheck "spellcheck",
    src "src",
    step "step",
    tabindex "tabindex",
    target "target",
    title "title",
    r#type "type",
    value "value",
    width "width",
    aria_busy "aria-busy",
    aria_checked "aria-checked",
    aria_controls "aria-controls",
    aria_current "aria-current",
    aria_describedby "aria-describedby",
    aria_disabled "aria-disabled",
    aria_expanded "aria-expanded",
    aria_haspopup "aria-haspopup",
    aria_hidden "aria-hidden",
    aria_invalid "aria-invalid",
    aria_label "aria-label",
    aria_labelledby "aria-labelledby",
    aria_live "aria-live",
    aria_modal "aria-modal",
    aria_pressed "aria-pressed",
    aria_selected "aria-selected",
    aria_valuemax "aria-valuemax",
    aria_valuemin "aria-valuemin",
    aria_valuenow "aria-valuenow",
    aria_valuetext "aria-valuetext",
}
