// expect: true
// note: The state is asked for by a message.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.runtime.actors.Actor;

public class ActorStateFixed {
    static class Account extends Actor<Object> {
        int balance;

        @Override
        protected void process(final Object message) {
            if (message instanceof Integer) {
                balance += (Integer) message;
            } else if (message instanceof HjDataDrivenFuture) {
                ((HjDataDrivenFuture<Integer>) message).put(balance);
            } else {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Account account = new Account();
            finish(() -> {
                account.start();
                account.send(10);
                final HjDataDrivenFuture<Integer> answer = newDataDrivenFuture();
                account.send(answer);
                asyncAwait(answer, () -> {
                    assert answer.get() == 10;
                });
                account.send(-3);
                account.send("end");
            });
            assert account.balance == 7;
        });
    }
}
