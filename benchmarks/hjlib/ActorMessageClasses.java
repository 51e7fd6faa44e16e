// expect: true
// note: Which class a message has depends on the order; a cast finds the fields of its own class only.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorMessageClasses {
    static class Deposit {
        final int amount;

        Deposit(final int amount) {
            this.amount = amount;
        }
    }

    static class Transfer {
        final String from;
        final int amount;

        Transfer(final String from, final int amount) {
            this.from = from;
            this.amount = amount;
        }
    }

    static class Account extends Actor<Object> {
        int balance;
        int messages;

        @Override
        protected void process(final Object message) {
            if (message instanceof Deposit) {
                balance += ((Deposit) message).amount;
            } else if (message instanceof int[]) {
                balance += ((int[]) message)[1];
            } else {
                balance += ((Transfer) message).amount;
            }
            if (++messages == 3) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Account account = new Account();
            finish(() -> {
                account.start();
                async(() -> account.send(new Deposit(10)));
                async(() -> account.send(new Transfer("savings", 20)));
                async(() -> account.send(new int[] {0, 30}));
            });
            assert account.balance == 60;
        });
    }
}
