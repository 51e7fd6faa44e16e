// expect: false(no-data-race)
// note: The state of an actor is touched from outside while the actor works.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorStateRacy {
    static class Account extends Actor<Integer> {
        int balance;

        @Override
        protected void process(final Integer amount) {
            if (amount == 0) {
                exit();
            } else {
                balance += amount; //~ race with line 28
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Account account = new Account();
            finish(() -> {
                account.start();
                account.send(10);
                System.out.println(account.balance);
                account.send(-3);
                account.send(0);
            });
        });
    }
}
