// expect: true
// pure-smt: timeout
// note: Two senders: their messages come in any order, those of each in its own.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorTwoSenders {
    static class Log extends Actor<Integer> {
        int count;
        int lastOdd;
        int lastEven;

        @Override
        protected void process(final Integer n) {
            if (n % 2 == 0) {
                assert n > lastEven;
                lastEven = n;
            } else {
                assert n > lastOdd;
                lastOdd = n;
            }
            count++;
            if (count == 4) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Log log = new Log();
            finish(() -> {
                log.start();
                async(() -> {
                    log.send(1);
                    log.send(3);
                });
                async(() -> {
                    log.send(2);
                    log.send(4);
                });
            });
            assert log.count == 4;
        });
    }
}
