// expect: true
// tasks: 5
// note: A chain of filters, each with one sender at a time; there are 4 primes up to 10.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorSieve {
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
                }
                exit();
            } else if (n % prime != 0) {
                if (next == null) {
                    next = new Filter(n);
                    next.start();
                } else {
                    next.send(n);
                }
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Filter two = new Filter(2);
            finish(() -> {
                two.start();
                for (int i = 3; i <= 10; i++) {
                    two.send(i);
                }
                two.send(0);
            });
            int count = 0;
            for (Filter f = two; f != null; f = f.next) {
                count++;
            }
            assert count == 4;
        });
    }
}
