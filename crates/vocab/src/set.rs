//! A set of up to 64 small ids in one machine word.

use std::marker::PhantomData;

/// An id below 64, which can be in a [`Set`].
pub trait Member: Copy {
    /// The index of its bit.
    fn bit(self) -> u8;
    /// The member with that bit.
    fn from_bit(bit: u8) -> Self;
}

/// A set of ids, iterated in ascending order.
///
/// # Examples
/// ```
/// use vocab::{OpusId, Set};
/// let mut works = Set::default();
/// works.insert(OpusId::new(7));
/// works.insert(OpusId::new(3));
/// assert_eq!(works.iter().collect::<Vec<_>>(), [OpusId::new(3), OpusId::new(7)]);
/// ```
pub struct Set<T>(u64, PhantomData<T>);

impl<T> Clone for Set<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> Default for Set<T> {
    #[inline(always)]
    fn default() -> Self {
        Set(0, PhantomData)
    }
}
impl<T: Member + std::fmt::Debug> std::fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> Set<T> {
    /// The set with exactly these bits.
    #[inline(always)]
    pub const fn from_bits(bits: u64) -> Self {
        Set(bits, PhantomData)
    }

    /// The bits.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Adds a member.
    #[inline(always)]
    pub fn insert(&mut self, member: T) {
        self.0 |= 1 << (member.bit() & 63);
    }

    /// Removes a member, if it is there.
    #[inline(always)]
    pub fn remove(&mut self, member: T) {
        self.0 &= !(1 << (member.bit() & 63));
    }

    /// Whether the member is in the set.
    #[inline(always)]
    pub fn contains(self, member: T) -> bool {
        self.0.checked_shr(u32::from(member.bit())).unwrap_or(0) & 1 == 1
    }

    /// How many members there are.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Members of both.
    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Set::from_bits(self.0 & other.0)
    }

    /// Members of either.
    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Set::from_bits(self.0 | other.0)
    }

    /// Members of this one that are not in the other.
    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        Set::from_bits(self.0 & !other.0)
    }

    /// Members in ascending order.
    #[inline(always)]
    pub fn iter(self) -> Iter<T> {
        Iter(self.0, PhantomData)
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Set::default();
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;
    #[inline(always)]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

/// Iterator over a [`Set`].
pub struct Iter<T>(u64, PhantomData<T>);

impl<T: Member> Iterator for Iter<T> {
    type Item = T;
    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(T::from_bit(bit))
    }
}
