// expect: true
// tasks: 21
// note: PipelineWithFutures with anonymous callables.

import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.future;
import static edu.rice.hj.Module1.launchHabaneroApp;
import static permission.PermissionChecks.acquireR;
import static permission.PermissionChecks.releaseR;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.SuspendableException;

public class PipelineWithFutures {
    static class Data {
        final int x;
        final int value;

        Data(final int x, final int value) {
            this.x = x;
            this.value = value;
        }
    }

    /** Gets the record of the stage before and passes on a new one. */
    static abstract class Stage implements HjSuspendingCallable<Data> {
        private final HjFuture<Data> before;

        Stage(final HjFuture<Data> before) {
            this.before = before;
        }

        abstract int term(int x);

        @Override
        public Data call() throws SuspendableException {
            final Data data = before.get();
            return new Data(data.x, data.value + term(data.x));
        }
    }

    static void process(final int input) {
        final HjFuture<Data> square = future(new HjSuspendingCallable<Data>() {
            @Override
            public Data call() {
                return new Data(input, input * input);
            }
        });
        final HjFuture<Data> linear = future(new Stage(square) {
            @Override
            int term(final int x) {
                return 2 * x;
            }
        });
        final HjFuture<Data> constant = future(new Stage(linear) {
            @Override
            int term(final int x) {
                return 1;
            }
        });
        async(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final Data data = constant.get();
                acquireR(data);
                System.out.println(data.x + " -> " + data.value);
                assert data.value == (input + 1) * (input + 1);
                releaseR(data);
            }
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        for (int input = 0; input < 5; input++) {
                            process(input);
                        }
                    }
                });
            }
        });
    }
}
