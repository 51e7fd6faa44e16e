// expect: false(no-deadlock)
// note: A filter that has no successor yet forgets to exit (twin: hjlib/ActorSieve).

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorSieveNeverEnds {
    static class Filter extends Actor<Integer> {
        final int prime;
        Filter next;

        Filter(final int prime) {
            this.prime = prime;
        }

        @Override
        protected void process(final Integer n) {
            if (n == 0) {
                if (next != null) {
                    next.send(0);
                    exit();
                }
            } else if (n % prime != 0) {
                if (next == null) {
                    next = new Filter(n);
                    next.start(); //~ deadlock
                } else {
                    next.send(n);
                }
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Filter two = new Filter(2);
            finish(() -> { //~ deadlock
                two.start();
                for (int i = 3; i <= 5; i++) {
                    two.send(i);
                }
                two.send(0);
            });
            int count = 0;
            for (Filter f = two; f != null; f = f.next) {
                count++;
            }
            assert count == 3;
        });
    }
}
