// expect: true
// tasks: 6
// note: A token goes round a ring of five actors; who sees it at zero tells the next one to exit.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorRing {
    static class Member extends Actor<Integer> {
        Member next;
        int seen;

        @Override
        protected void process(final Integer n) {
            seen++;
            if (n > -5) {
                next.send(n - 1);
            }
            if (n <= 0) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Member[] ring = new Member[5];
            for (int i = 0; i < ring.length; i++) {
                ring[i] = new Member();
            }
            for (int i = 0; i < ring.length; i++) {
                ring[i].next = ring[(i + 1) % ring.length];
            }
            finish(() -> {
                for (int i = 0; i < ring.length; i++) {
                    ring[i].start();
                }
                ring[0].send(15);
            });
            int sum = 0;
            for (int i = 0; i < ring.length; i++) {
                sum += ring[i].seen;
            }
            assert sum == 20;
        });
    }
}
