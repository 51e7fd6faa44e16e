// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

public class ActorFromProcedure {
    static int seen;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjActor<Integer> a = newActor(pair -> {
                    seen += pair.right;
                    if (pair.right == 3) {
                        pair.left.exit();
                    }
                });
                a.start();
                a.send(1);
                a.send(3);
            });
            assert seen == 4;
        });
    }
}
