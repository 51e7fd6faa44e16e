// expect: true
// note: what an actor keeps has nothing to do with sending to it: it processes a message as soon as it has one
import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorManySenders {
    static final class Total extends Actor<Integer> {
        int sum;
        int ended;

        @Override
        protected void process(Integer n) {
            sum += n;
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
            assert total.sum == 15;
        });
    }
}
