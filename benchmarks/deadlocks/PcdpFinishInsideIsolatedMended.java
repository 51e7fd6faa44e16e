// expect: true

import static edu.rice.pcdp.PCDP.*;

public class PcdpFinishInsideIsolatedMended {
    static int x;

    public static void main(final String[] args) {
        finish(() -> isolated(() -> async(() -> isolated(() -> x++))));
        assert x == 1;
    }
}
