// expect: false(assertion)
// note: the order in which tasks send is open, also where the actor has processed all that was sent before
import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorManySendersLast {
    static final class Total extends Actor<Integer> {
        int sum;
        int ended;
        int last;

        @Override
        protected void process(Integer n) {
            sum += n;
            last = n == 0 ? last : n;
            if (n == 0 && ++ended == 5) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Total total = new Total();
            finish(() -> {
                total.start();
                for (int i = 1; i <= 5; i++) {
                    int k = i;
                    async(() -> {
                        total.send(k);
                        total.send(0);
                    });
                }
            });
            assert total.last == 5; //~ assertion
        });
    }
}
