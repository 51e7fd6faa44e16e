// expect: true
// tasks: 2
// note: Fields of an actor are its own between messages; after the finish they may be read.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorCounter {
    static class Counter extends Actor<Integer> {
        int sum;

        Counter() {
            super(true);
        }

        protected void process(final Integer n) {
            if (n < 0) {
                exit();
            } else {
                sum += n;
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Counter counter = new Counter();
            finish(() -> {
                counter.start();
                for (int i = 1; i <= 10; i++) {
                    counter.send(i);
                }
                counter.send(-1);
                counter.send(1000);
            });
            assert counter.sum == 55;
        });
    }
}
