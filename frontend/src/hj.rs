//! Names of HJlib that are known, but not supported yet.

/// Types.
const TYPES: &[&str] = &[
    "Actor",
    "HjActor",
    "HjEureka",
    "HjEurekaFactory",
    "HjFinishAccumulator",
    "HjOperator",
    "HjPlace",
    "HjPoint",
    "HjRegion",
    "HjRegion1D",
    "HjRegion2D",
    "HjRegion3D",
    "Selector",
];

/// Methods, static ones of the modules and those of the types above.
const METHODS: &[&str] = &[
    "asyncAt",
    "asyncFastPhased",
    "asyncNbAt",
    "finishEureka",
    "forallChunkedPhased",
    "forasyncChunkedPhased",
    "here",
    "newAndEureka",
    "newCountEureka",
    "newEureka",
    "newFinishAccumulator",
    "newMaximaEureka",
    "newMinimaEureka",
    "newPhaserPair",
    "newPoint",
    "newRectangularRegion1D",
    "newRectangularRegion2D",
    "newRectangularRegion3D",
    "newSearchEureka",
    "numPlaces",
    "place",
];

/// A type of HJlib that is not modelled yet.
#[must_use]
pub fn is_pending_type(simple: &str) -> bool {
    TYPES.binary_search(&simple).is_ok()
}

/// A method of HJlib that is not modelled yet.
#[must_use]
pub fn is_pending_method(name: &str) -> bool {
    METHODS.binary_search(&name).is_ok()
}

/// Whether a qualified name is one of HJlib's.
#[must_use]
pub fn is_hj(qualified: &str) -> bool {
    qualified.starts_with("edu.rice.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted() {
        assert!(TYPES.is_sorted());
        assert!(METHODS.is_sorted());
    }
}
