//! How far an assumption is followed. The rules 24 to 30 differ in nothing else.

/// The depth of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Depth {
    /// Links of the position only.
    Static,
    /// What is gone makes new links.
    Dynamic,
    /// When stuck, pointing, pairs and X-wings.
    Plus,
    /// Then cycles and forcing chains.
    Chains,
    /// Then multiple forcing chains as well.
    Multiple,
    /// Or dynamic forcing chains instead of both.
    Deep,
    /// And then dynamic forcing chains with forcing chains inside.
    Deepest,
}

/// How many depths there are.
pub(super) const DEPTHS: usize = Depth::Deepest as usize + 1;

/// Chains looked for inside of others.
#[derive(Clone, Copy)]
pub(super) enum Inner {
    /// Cycles and forcing chains.
    NestedChain,
    /// Cases followed to a depth.
    ClassicCases(Depth),
}

impl Depth {
    /// The number of the shortest chains.
    pub(super) const fn base(self) -> f64 {
        match self {
            Self::Static => 8.0,
            Self::Dynamic => 8.5,
            Self::Plus => 9.0,
            Self::Chains => 9.5,
            Self::Multiple => 10.0,
            Self::Deep => 10.5,
            Self::Deepest => 11.0,
        }
    }

    /// The chains to ask for when the simple helpers give nothing, one after the
    /// other.
    pub(super) const fn inner(self) -> &'static [Inner] {
        match self {
            Self::Static | Self::Dynamic | Self::Plus => &[],
            Self::Chains => &[Inner::NestedChain],
            Self::Multiple => &[Inner::NestedChain, Inner::ClassicCases(Self::Static)],
            Self::Deep => &[Inner::ClassicCases(Self::Dynamic)],
            Self::Deepest => &[Inner::ClassicCases(Self::Dynamic), Inner::ClassicCases(Self::Chains)],
        }
    }
}
