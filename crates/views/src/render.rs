//! Draws views: builds elements, and changes them when a view is drawn again.

use crate::attribute::BuiltItem;
use crate::element::{Element, Parts};
use crate::view::{AnyView, Node, Site, Text};
use reactive_graph::effect::RenderEffect;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::{Comment, Document, HtmlTemplateElement};

/// The namespace of pictures.
const SVG: &str = "http://www.w3.org/2000/svg";

/// A view in the page.
pub(crate) enum Built {
    Nothing(Comment),
    Text(web_sys::Text, Text),
    Inert(web_sys::Node, &'static str),
    Element(Box<BuiltElement>),
    Fragment(Vec<Built>),
    /// The comment is behind the last view.
    List(Vec<Built>, Comment),
    Dynamic(Dynamic),
}

/// An element in the page.
pub(crate) struct BuiltElement {
    element: web_sys::Element,
    site: Option<Site>,
    tag: &'static str,
    items: Vec<BuiltItem>,
    children: Vec<Built>,
}

/// A view that draws itself again. Dropping it also drops what it has drawn, which the effect's task would keep.
pub(crate) struct Dynamic(RenderEffect<Built>);

impl Drop for Dynamic {
    fn drop(&mut self) {
        drop(self.0.take_value());
    }
}

fn document() -> Document {
    thread_local! {
        static DOCUMENT: Document = web_sys::window().and_then(|window| window.document()).unwrap_throw();
    }
    DOCUMENT.with(Clone::clone)
}

/// Builds a view that is not in the page yet.
pub(crate) fn build(view: AnyView) -> Built {
    match view.0 {
        Node::Nothing => Built::Nothing(document().create_comment("")),
        Node::Text(text) => Built::Text(document().create_text_node(&text), text),
        Node::Inert { html, svg } => Built::Inert(inert(html, svg), html),
        Node::Element(element) => Built::Element(Box::new(build_element(element))),
        Node::Fragment(views) => Built::Fragment(views.into_iter().map(build).collect()),
        Node::List(views) => {
            Built::List(views.into_iter().map(build).collect(), document().create_comment(""))
        }
        Node::Dynamic(mut draw) => Built::Dynamic(Dynamic(RenderEffect::new(move |before| {
            let view = draw();
            match before {
                Some(mut built) => {
                    rebuild(view, &mut built);
                    built
                }
                None => build(view),
            }
        }))),
    }
}

fn build_element(element: Element) -> BuiltElement {
    let Parts { tag, svg, site, items, children } = *element.0;
    let element = match svg {
        true => document().create_element_ns(Some(SVG), tag),
        false => document().create_element(tag),
    };
    let element = element.unwrap_throw();
    let items = items.into_iter().map(|item| item.build(&element)).collect();
    let children: Vec<Built> = children.into_iter().map(build).collect();
    children.iter().for_each(|child| child.mount(&element, None));
    BuiltElement { element, site, tag, items, children }
}

fn inert(html: &str, svg: bool) -> web_sys::Node {
    let first = if svg {
        let holder = document().create_element_ns(Some(SVG), "svg").unwrap_throw();
        holder.set_inner_html(html);
        holder.first_child()
    } else {
        let holder = document().create_element("template").unwrap_throw();
        holder.set_inner_html(html);
        holder.unchecked_ref::<HtmlTemplateElement>().content().first_child()
    };
    first.unwrap_throw()
}

/// Draws a view where another one is: changes what is the same element, and replaces the rest.
pub(crate) fn rebuild(view: AnyView, built: &mut Built) {
    match (view.0, built) {
        (Node::Nothing, Built::Nothing(_)) => {}
        (Node::Text(text), Built::Text(node, old)) => {
            if text != *old {
                node.set_data(&text);
                *old = text;
            }
        }
        (Node::Inert { html, .. }, Built::Inert(_, old)) if html == *old => {}
        (Node::Element(element), Built::Element(old)) if old.is_same(&element) => old.rebuild(element),
        (Node::Fragment(views), Built::Fragment(old)) if views.len() == old.len() => {
            views.into_iter().zip(old).for_each(|(view, old)| rebuild(view, old));
        }
        (Node::List(views), Built::List(old, end)) => rebuild_list(views, old, end),
        (node, built) => replace(AnyView(node), built),
    }
}

fn rebuild_list(views: Vec<AnyView>, built: &mut Vec<Built>, end: &Comment) {
    let left = views.len();
    for (at, view) in views.into_iter().enumerate() {
        if let Some(old) = built.get_mut(at) {
            rebuild(view, old);
            continue;
        }
        let new = build(view);
        if let Some(parent) = end.parent_node() {
            new.mount(&parent, Some(end));
        }
        built.push(new);
    }
    built.drain(left..).for_each(|old| old.unmount());
}

fn replace(view: AnyView, built: &mut Built) {
    let new = build(view);
    if let Some(first) = built.first()
        && let Some(parent) = first.parent_node()
    {
        new.mount(&parent, Some(&first));
    }
    built.unmount();
    *built = new;
}

impl BuiltElement {
    fn is_same(&self, element: &Element) -> bool {
        let new = &*element.0;
        self.site == new.site
            && self.tag == new.tag
            && self.items.len() == new.items.len()
            && self.children.len() == new.children.len()
    }

    fn rebuild(&mut self, element: Element) {
        let Parts { items, children, .. } = *element.0;
        for (item, built) in items.into_iter().zip(&mut self.items) {
            item.rebuild(&self.element, built);
        }
        children.into_iter().zip(&mut self.children).for_each(|(view, built)| rebuild(view, built));
    }
}

impl Built {
    /// Puts it into the page, before a node or at the end.
    pub(crate) fn mount(&self, parent: &web_sys::Node, before: Option<&web_sys::Node>) {
        self.each(&mut |node| {
            let _ = parent.insert_before(node, before);
        });
    }

    fn unmount(&self) {
        self.each(&mut |node| {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(node);
            }
        });
    }

    fn first(&self) -> Option<web_sys::Node> {
        match self {
            Built::Fragment(views) => views.first()?.first(),
            Built::List(views, end) => views.first().map_or_else(|| Some(end.clone().into()), Built::first),
            Built::Dynamic(dynamic) => dynamic.0.with_value_mut(|built| built.first())?,
            Built::Nothing(_) | Built::Text(..) | Built::Inert(..) | Built::Element(_) => {
                let mut first = None;
                self.each(&mut |node| first = Some(node.clone()));
                first
            }
        }
    }

    /// Calls a function with each outermost node.
    fn each(&self, call: &mut dyn FnMut(&web_sys::Node)) {
        match self {
            Built::Nothing(node) => call(node),
            Built::Text(node, _) => call(node),
            Built::Inert(node, _) => call(node),
            Built::Element(built) => call(&built.element),
            Built::Fragment(views) => views.iter().for_each(|view| view.each(call)),
            Built::List(views, end) => {
                views.iter().for_each(|view| view.each(call));
                call(end);
            }
            Built::Dynamic(dynamic) => {
                dynamic.0.with_value_mut(|built| built.each(call));
            }
        }
    }
}
