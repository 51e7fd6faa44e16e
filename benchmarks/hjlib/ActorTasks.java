// expect: true
// note: Tasks that an actor creates belong to the finish in which it was started; a finish in process is its own.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorTasks {
    static class Worker extends Actor<Integer> {
        final int[] out = new int[4];

        @Override
        protected void process(final Integer n) {
            if (n == 3) {
                finish(() -> async(() -> out[3] = 3));
                exit();
            } else {
                async(() -> out[n] = n);
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Worker w = new Worker();
            finish(() -> {
                w.start();
                finish(() -> {
                    for (int i = 1; i <= 3; i++) {
                        w.send(i);
                    }
                });
            });
            assert w.out[1] + w.out[2] + w.out[3] == 6;
        });
    }
}
