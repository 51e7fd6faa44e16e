// expect: false(assertion)
// note: An empty range is an error in PCDP, unlike in HJlib.

import static edu.rice.pcdp.PCDP.*;

public class PcdpEmptyRange {
    public static void main(final String[] args) {
        forall(1, 0, i -> { }); //~ assertion
    }
}
