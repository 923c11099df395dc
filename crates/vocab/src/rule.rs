//! The ids of the catalogue of rules. `locales/` has their sentences, `rules` implements them.

/// Declares the catalogue. An id is never changed or reused.
macro_rules! rules {
    ($($Variant:ident = $id:literal),+ $(,)?) => {
        /// A rule of the catalogue, or a ruling.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Rule { $($Variant),+ }

        impl Rule {
            /// The whole catalogue in order.
            pub const ALL: &'static [Rule] = &[$(Rule::$Variant),+];

            /// The id as people write it, such as `REQ-4`.
            pub const fn id(self) -> &'static str {
                match self { $(Rule::$Variant => $id),+ }
            }
        }
    };
}

rules! {
    Comp1 = "COMP-1", Comp2 = "COMP-2", Comp3 = "COMP-3", Comp4 = "COMP-4", Comp5 = "COMP-5",
    Comp6 = "COMP-6", Comp7 = "COMP-7", Comp8 = "COMP-8", Comp9 = "COMP-9", Comp10 = "COMP-10",
    Comp11 = "COMP-11",
    Setup1 = "SETUP-1", Setup2 = "SETUP-2", Setup3 = "SETUP-3", Setup4 = "SETUP-4", Setup5 = "SETUP-5",
    Setup6 = "SETUP-6", Setup7 = "SETUP-7", Setup8 = "SETUP-8", Setup9 = "SETUP-9", Setup10 = "SETUP-10",
    Setup11 = "SETUP-11", Setup12 = "SETUP-12",
    Round1 = "ROUND-1", Round2 = "ROUND-2", Round3 = "ROUND-3",
    Turn1 = "TURN-1", Turn2 = "TURN-2", Turn3 = "TURN-3", Turn4 = "TURN-4", Turn5 = "TURN-5",
    Pay1 = "PAY-1", Pay2 = "PAY-2", Pay3 = "PAY-3", Pay4 = "PAY-4", Pay5 = "PAY-5", Pay6 = "PAY-6",
    Pay7 = "PAY-7",
    Doc1 = "DOC-1", Doc2 = "DOC-2", Doc3 = "DOC-3",
    Com1 = "COM-1", Com2 = "COM-2", Com3 = "COM-3", Com4 = "COM-4",
    Perf1 = "PERF-1", Perf2 = "PERF-2", Perf3 = "PERF-3", Perf4 = "PERF-4",
    Trav1 = "TRAV-1", Trav2 = "TRAV-2", Trav3 = "TRAV-3", Trav4 = "TRAV-4", Trav5 = "TRAV-5",
    Trav6 = "TRAV-6",
    Req1 = "REQ-1", Req2 = "REQ-2", Req3 = "REQ-3", Req4 = "REQ-4", Req5 = "REQ-5", Req6 = "REQ-6",
    Row1 = "ROW-1", Row2 = "ROW-2",
    Tile1 = "TILE-1", Tile2 = "TILE-2", Tile3 = "TILE-3", Tile4 = "TILE-4",
    Maint1 = "MAINT-1", Maint2 = "MAINT-2", Maint3 = "MAINT-3", Maint4 = "MAINT-4", Maint5 = "MAINT-5",
    Maint6 = "MAINT-6", Maint7 = "MAINT-7", Maint8 = "MAINT-8", Maint9 = "MAINT-9", Maint10 = "MAINT-10",
    End1 = "END-1", End2 = "END-2", End3 = "END-3", End4 = "END-4", End5 = "END-5", End6 = "END-6",
    End7 = "END-7", End8 = "END-8", End9 = "END-9",
    Solo1 = "SOLO-1", Solo2 = "SOLO-2", Solo3 = "SOLO-3", Solo4 = "SOLO-4", Solo5 = "SOLO-5",
    Solo6 = "SOLO-6", Solo7 = "SOLO-7", Solo8 = "SOLO-8", Solo9 = "SOLO-9", Solo10 = "SOLO-10",
    Solo11 = "SOLO-11", Solo12 = "SOLO-12", Solo13 = "SOLO-13", Solo14 = "SOLO-14", Solo15 = "SOLO-15",
    Solo16 = "SOLO-16",
    Int1 = "INT-1", Int2 = "INT-2", Int3 = "INT-3", Int4 = "INT-4", Int5 = "INT-5", Int6 = "INT-6",
    Int7 = "INT-7", Int8 = "INT-8", Int9 = "INT-9", Int10 = "INT-10", Int11 = "INT-11", Int14 = "INT-14",
    Int15 = "INT-15", Int16 = "INT-16", Int17 = "INT-17", Int18 = "INT-18", Int19 = "INT-19",
    Int20 = "INT-20", Int21 = "INT-21", Int22 = "INT-22", Int23 = "INT-23", Int24 = "INT-24",
    Int26 = "INT-26", Int27 = "INT-27", Int28 = "INT-28", Int30 = "INT-30", Int31 = "INT-31",
    Int32 = "INT-32", Int33 = "INT-33", Int35 = "INT-35", Int36 = "INT-36", Int37 = "INT-37",
    Int38 = "INT-38", Int39 = "INT-39", Int40 = "INT-40", Int41 = "INT-41", Int42 = "INT-42",
    Int45 = "INT-45", Int46 = "INT-46", Int48 = "INT-48",
    Int49 = "INT-49", Int50 = "INT-50", Int51 = "INT-51",
}

impl Rule {
    /// The rule with this id, upper or lower case.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(vocab::Rule::find("req-4"), Some(vocab::Rule::Req4));
    /// ```
    pub fn find(id: &str) -> Option<Rule> {
        Rule::ALL.iter().copied().find(|rule| rule.id().eq_ignore_ascii_case(id))
    }

    /// The section it belongs to: the letters of its id.
    pub fn section(self) -> &'static str {
        self.id().split('-').next().unwrap_or_default()
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}
