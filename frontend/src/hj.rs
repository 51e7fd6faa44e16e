//! Names of HJlib that are known, but not supported yet.

/// Types.
const TYPES: &[&str] = &[
    "DeclarativeSelector",
    "HjArrayView",
    "HjBinaryEureka",
    "HjConfiguration",
    "HjConvergenceEureka",
    "HjCountEureka",
    "HjEngineEureka",
    "HjEurekaFactory",
    "HjExtremaEureka",
    "HjFastBarrierEureka",
    "HjIndexable",
    "HjPhasedBody",
    "HjRuntime",
    "HjSuspendingProcedureInt2DArg",
    "HjTimerEureka",
    "HjVersionEureka",
    "MapReduceTask",
    "ModuleN",
    "ModuleS",
    "PointFactory",
    "RegionFactory",
];

/// Methods, static ones of the modules and those of the types above.
const METHODS: &[&str] = &[
    "abort",
    "asyncFastPhased",
    "asyncSimt",
    "emergencyShutdown",
    "finishEureka",
    "forallChunkedPhased",
    "forasyncChunkedPhased",
    "group",
    "newAndEureka",
    "newArrayView",
    "newBinaryEureka",
    "newConvergenceEureka",
    "newCountEureka",
    "newEngineEureka",
    "newEureka",
    "newExtremaEureka",
    "newFastBarrierEureka",
    "newMaximaEureka",
    "newMinimaEureka",
    "newPhaserPair",
    "newTimerEureka",
    "newVersionEureka",
    "offerEurekaPair",
    "tryProcessMessage",
];

/// Fields of the types above.
const FIELDS: &[&str] = &["actorId"];

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

/// A field of HJlib that is not modelled yet.
#[must_use]
pub fn is_pending_field(name: &str) -> bool {
    FIELDS.binary_search(&name).is_ok()
}

/// Whether a qualified name is one of HJlib's.
#[must_use]
pub fn is_hj(qualified: &str) -> bool {
    qualified.starts_with("edu.rice.") || qualified.starts_with("hj.runtime.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted() {
        assert!(TYPES.is_sorted());
        assert!(METHODS.is_sorted());
        assert!(FIELDS.is_sorted());
    }
}
