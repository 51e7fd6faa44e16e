// expect: true
// note: The number of threads is at least one, whatever it is.

import static edu.rice.pcdp.PCDP.*;

public class PcdpThreads {
    public static void main(final String[] args) {
        final int threads = numThreads();
        assert threads > 0;
        final int[] parts = new int[3];
        finish(() -> {
            for (int i = 0; i < parts.length; i++) {
                final int part = i;
                async(() -> parts[part] = threads);
            }
        });
        assert parts[0] == parts[2];
    }
}
