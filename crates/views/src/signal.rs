//! Signals, memos and effects: those of `reactive_graph`, but all signals hold the same type, a box with the value. So the
//! page contains their code once, not once for each type of value (decision 19).

use reactive_graph::computed;
use reactive_graph::effect;
use reactive_graph::owner::LocalStorage;
use reactive_graph::prelude::*;
use reactive_graph::signal;
use std::any::Any;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// What every signal holds.
type Held = Box<dyn Any>;
/// What every memo holds.
type Computed = Box<dyn Any + Send + Sync>;

type Compute = Box<dyn Fn(Option<&Computed>) -> Computed + Send + Sync>;
type HeldSignal = signal::RwSignal<Held, LocalStorage>;
type ComputedMemo = computed::Memo<Computed>;

/// A value that can be read and changed; what has read it follows its changes. Copying it copies a handle.
pub struct RwSignal<T>(HeldSignal, PhantomData<fn() -> T>);

/// A value that is computed from signals, again when they change. Copying it copies a handle.
pub struct Memo<T>(ComputedMemo, PhantomData<fn() -> T>);

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

// These functions are compiled once. The methods below only convert.

#[inline(never)]
#[track_caller]
fn new_signal(value: Held) -> HeldSignal {
    HeldSignal::new_local(value)
}

#[inline(never)]
#[track_caller]
fn read(signal: HeldSignal) -> impl Deref<Target = Held> {
    signal.read()
}

#[inline(never)]
#[track_caller]
fn read_untracked(signal: HeldSignal) -> impl Deref<Target = Held> {
    signal.read_untracked()
}

#[inline(never)]
#[track_caller]
fn write(signal: &HeldSignal) -> Option<impl DerefMut<Target = Held>> {
    signal.try_write()
}

#[inline(never)]
#[track_caller]
fn write_untracked(signal: &HeldSignal) -> Option<impl DerefMut<Target = Held>> {
    signal.try_write_untracked()
}

#[inline(never)]
#[track_caller]
fn read_memo(memo: ComputedMemo) -> impl Deref<Target = Computed> {
    memo.read()
}

#[inline(never)]
#[track_caller]
fn read_memo_untracked(memo: ComputedMemo) -> impl Deref<Target = Computed> {
    memo.read_untracked()
}

#[inline(never)]
#[track_caller]
fn new_memo(compute: Compute, changed: fn(Option<&Computed>, Option<&Computed>) -> bool) -> ComputedMemo {
    ComputedMemo::new_with_compare(compute, changed)
}

#[inline(never)]
fn new_effect(run: Box<dyn FnMut()>) {
    effect::Effect::new(run);
}

impl<T: 'static> RwSignal<T> {
    /// A signal with this value.
    #[track_caller]
    pub fn new(value: T) -> Self {
        RwSignal(new_signal(Box::new(value)), PhantomData)
    }

    /// Reads the value, and follows it.
    #[track_caller]
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(held(&read(self.0)))
    }

    /// Reads the value.
    #[track_caller]
    pub fn with_untracked<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(held(&read_untracked(self.0)))
    }

    /// A copy of the value, which is followed.
    #[track_caller]
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// A copy of the value.
    #[track_caller]
    pub fn get_untracked(&self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// Follows the value.
    #[track_caller]
    pub fn track(&self) {
        self.0.track();
    }

    /// Tells all who follow the value that it has changed.
    #[track_caller]
    pub fn notify(&self) {
        self.0.notify();
    }

    /// Changes the value, unless its screen is gone.
    #[track_caller]
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes the value. Returns what the change returned; none if the screen of the value is gone.
    #[track_caller]
    pub fn try_update<R>(&self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut held = write(&self.0)?;
        Some(change(held_mut(&mut held)))
    }

    /// Changes the value without telling those who follow it. Returns like [`RwSignal::try_update`].
    #[track_caller]
    pub fn try_update_untracked<R>(&self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut held = write_untracked(&self.0)?;
        Some(change(held_mut(&mut held)))
    }

    /// Replaces the value, unless its screen is gone.
    #[track_caller]
    pub fn set(&self, value: T) {
        self.try_set(value);
    }

    /// Replaces the value. Returns the new one if the screen of the value is gone.
    #[track_caller]
    pub fn try_set(&self, value: T) -> Option<T> {
        match write(&self.0) {
            Some(mut held) => *held_mut(&mut held) = value,
            None => return Some(value),
        }
        None
    }
}

impl<T: Send + Sync + 'static> Memo<T> {
    /// A memo that computes its value like this, perhaps from the value before.
    #[track_caller]
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self
    where
        T: PartialEq,
    {
        let compute = move |before: Option<&Computed>| -> Computed { Box::new(compute(before.map(value))) };
        let changed =
            |before: Option<&Computed>, now: Option<&Computed>| before.map(value::<T>) != now.map(value::<T>);
        Memo(new_memo(Box::new(compute), changed), PhantomData)
    }

    /// Reads the value, and follows it.
    #[track_caller]
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(value(&read_memo(self.0)))
    }

    /// Reads the value.
    #[track_caller]
    pub fn with_untracked<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(value(&read_memo_untracked(self.0)))
    }

    /// A copy of the value, which is followed.
    #[track_caller]
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// A copy of the value.
    #[track_caller]
    pub fn get_untracked(&self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// Follows the value.
    #[track_caller]
    pub fn track(&self) {
        self.0.track();
    }
}

fn held<T: 'static>(held: &Held) -> &T {
    (**held).downcast_ref().expect("a signal holds the type that it was made with")
}

fn held_mut<T: 'static>(held: &mut Held) -> &mut T {
    (**held).downcast_mut().expect("a signal holds the type that it was made with")
}

fn value<T: 'static>(computed: &Computed) -> &T {
    (**computed).downcast_ref().expect("a memo computes one type")
}

/// Work that is done again when a signal changes that it has read.
pub struct Effect;

impl Effect {
    /// Does the work soon, and again after each change. It gets what it returned the last time.
    #[allow(clippy::new_ret_no_self)]
    pub fn new<T: 'static>(mut run: impl FnMut(Option<T>) -> T + 'static) {
        let mut last = None;
        new_effect(Box::new(move || last = Some(run(last.take()))));
    }
}
