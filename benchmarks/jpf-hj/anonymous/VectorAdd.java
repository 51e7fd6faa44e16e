// expect: true
// tasks: 3
// note: VectorAdd with anonymous classes and inner regions per element.

import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.launchHabaneroApp;
import static permission.PermissionChecks.acquireR;
import static permission.PermissionChecks.releaseR;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class VectorAdd {
    private final int[] a;
    private final int[] b;
    private final int[] result;

    VectorAdd(final int size) {
        a = new int[size];
        b = new int[size];
        result = new int[size];
        for (int i = 0; i < size; i++) {
            a[i] = 3 * i;
            b[i] = 4 * i;
        }
    }

    class Half implements HjRunnable {
        private final int from;
        private final int to;

        Half(final int from, final int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                acquireR(a, i);
                acquireR(b, i);
                result[i] = a[i] + b[i];
                releaseR(b, i);
                releaseR(a, i);
            }
        }
    }

    void run() throws SuspendableException {
        finish(new HjSuspendable() {
            @Override
            public void run() {
                async(new Half(0, result.length / 2));
                async(new Half(result.length / 2, result.length));
            }
        });
        for (int i = 0; i < result.length; i++) {
            assert result[i] == 7 * i;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                new VectorAdd(10).run();
            }
        });
    }
}
