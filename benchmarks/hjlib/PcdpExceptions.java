// expect: true
// note: One exception comes out as itself, several together.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.runtime.MultiException;

public class PcdpExceptions {
    public static void main(final String[] args) {
        try {
            finish(() -> async(() -> {
                throw new IllegalArgumentException("one");
            }));
            assert false;
        } catch (IllegalArgumentException e) {
            assert e.getMessage().equals("one");
        }
        try {
            finish(() -> {
                async(() -> {
                    throw new IllegalArgumentException("one");
                });
                async(() -> {
                    throw new IllegalArgumentException("two");
                });
            });
            assert false;
        } catch (MultiException e) {
            assert e.getExceptions().size() == 2;
        }
    }
}
