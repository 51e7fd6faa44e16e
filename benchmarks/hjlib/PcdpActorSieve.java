// expect: true
// note: Actors of PCDP need no start and no exit; the finish waits for all messages that were sent in it.

import static edu.rice.pcdp.PCDP.finish;

import edu.rice.pcdp.Actor;

public class PcdpActorSieve {
    static class Filter extends Actor {
        final int prime;
        Filter next;

        Filter(final int prime) {
            this.prime = prime;
        }

        @Override
        public void process(final Object message) {
            final int n = (Integer) message;
            if (n % prime != 0) {
                if (next == null) {
                    next = new Filter(n);
                } else {
                    next.send(n);
                }
            }
        }
    }

    public static void main(final String[] args) {
        final Filter two = new Filter(2);
        finish(() -> {
            for (int i = 3; i <= 9; i++) {
                two.send(i);
            }
        });
        int count = 0;
        for (Filter f = two; f != null; f = f.next) {
            count++;
        }
        assert count == 4;
    }
}
