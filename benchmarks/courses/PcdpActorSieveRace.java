// expect: false(no-data-race)
// note: The filters count the numbers that they have let through in a common field (twin: hjlib/PcdpActorSieve).

import static edu.rice.pcdp.PCDP.finish;

import edu.rice.pcdp.Actor;

public class PcdpActorSieveRace {
    static int passed;

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
                passed++; //~ race with line 23
                if (next == null) {
                    next = new Filter(n);
                } else {
                    next.send(n);
                }
            }
        }
    }

    public static void main(final String[] args) {
        finish(() -> {
            final Filter two = new Filter(2);
            for (int i = 3; i <= 7; i++) {
                two.send(i);
            }
        });
        assert passed == 4; //~ assertion
    }
}
