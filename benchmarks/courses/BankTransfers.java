// expect: true
// note: Transfers between accounts isolate both of them: no account is overdrawn, and the total stays.

import static edu.rice.hj.Module2.*;

public class BankTransfers {
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
            balance += amount;
        }
    }

    static boolean transfer(final Account from, final Account to, final int amount) {
        return isolatedWithReturn(from, to, () -> {
            final boolean done = from.withdraw(amount);
            if (done) {
                to.deposit(amount);
            }
            return done;
        });
    }

    public static void main(final String[] args) {
        final int customers = 4;
        final Account[] accounts = new Account[customers];
        for (int i = 0; i < customers; i++) {
            accounts[i] = new Account(10);
        }
        launchHabaneroApp(() -> {
            forall(0, customers - 1, i -> transfer(accounts[i], accounts[(i + 1) % customers], 3 + i));
            int total = 0;
            for (final Account account : accounts) {
                assert account.balance >= 0;
                total += account.balance;
            }
            assert total == 10 * customers;
        });
    }
}
