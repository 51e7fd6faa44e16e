// expect: false(no-data-race)
// note: The section isolates only the account from which money is taken.

import static edu.rice.hj.Module2.*;

public class BankTransfersRace {
    static final class Account {
        private int balance;

        Account(final int balance) {
            this.balance = balance;
        }

        boolean withdraw(final int amount) {
            if (amount > balance) {
                return false;
            }
            balance -= amount;
            return true;
        }

        void deposit(final int amount) {
            balance += amount; //~ race with line 15 //~ race with line 18
        }
    }

    static boolean transfer(final Account from, final Account to, final int amount) {
        return isolatedWithReturn(from, () -> {
            final boolean done = from.withdraw(amount);
            if (done) {
                to.deposit(amount);
            }
            return done;
        });
    }

    public static void main(final String[] args) {
        final int customers = 3;
        final Account[] accounts = new Account[customers];
        for (int i = 0; i < customers; i++) {
            accounts[i] = new Account(10);
        }
        launchHabaneroApp(() -> forall(0, customers - 1, i -> transfer(accounts[i], accounts[(i + 1) % customers], 3 + i)));
    }
}
