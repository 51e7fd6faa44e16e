// expect: true
// tasks: 4
// note: FinishTest3 with anonymous classes.

import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.launchHabaneroApp;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class FinishTest3 {
    private int x = 0;

    private class SetX implements HjRunnable {
        private final int value;

        SetX(final int value) {
            this.value = value;
        }

        @Override
        public void run() {
            x = value;
        }
    }

    private void test() throws SuspendableException {
        finish(new HjSuspendable() {
            @Override
            public void run() {
                async(new HjSuspendable() {
                    @Override
                    public void run() throws SuspendableException {
                        finish(new HjSuspendable() {
                            @Override
                            public void run() {
                                async(new SetX(1));
                            }
                        });
                        assert x == 1;
                        async(new SetX(2));
                    }
                });
            }
        });
        assert x == 2;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                new FinishTest3().test();
            }
        });
    }
}
