//! The library models are correct Java as far as the front end can tell.

use scoville_frontend::diag::render;

#[test]
fn every_body_of_every_model_attributes() {
    let (diagnostics, sources) = scoville_frontend::check_models();
    assert_eq!(render(&diagnostics, &sources), "");
}
