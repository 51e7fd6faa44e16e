// expect: false(exception)
// note: A task needs a finish around it.

import static edu.rice.pcdp.PCDP.*;

public class PcdpOutsideFinish {
    public static void main(final String[] args) {
        finish(() -> async(() -> System.out.println("inside")));
        async(() -> System.out.println("outside")); //~ exception: IllegalStateException
    }
}
