// expect: false(assertion)
// note: Several exceptions are no longer one of theirs.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.runtime.MultiException;

public class PcdpExceptionsForgotten {
    public static void main(final String[] args) {
        try {
            finish(() -> {
                async(() -> {
                    throw new IllegalArgumentException("one");
                });
                throw new IllegalArgumentException("two");
            });
        } catch (IllegalArgumentException e) {
            return;
        } catch (MultiException e) {
            assert e.getExceptions().size() == 1; //~ assertion
        }
    }
}
