// expect: false(assertion)
// note: What is in the account is looked at in one section and taken from it in another one.

import static edu.rice.hj.Module2.*;

public class BankTransfersOverdrawn {
    static final class Account {
        private int balance;

        Account(final int balance) {
            this.balance = balance;
        }

        int balance() {
            return isolatedWithReturn(this, () -> balance);
        }
    }

    static void transfer(final Account from, final Account to, final int amount) {
        if (from.balance() >= amount) {
            isolated(from, to, () -> {
                from.balance -= amount;
                to.balance += amount;
            });
        }
    }

    public static void main(final String[] args) {
        final Account a = new Account(10);
        final Account b = new Account(0);
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> transfer(a, b, 7));
                async(() -> transfer(a, b, 5));
            });
            assert a.balance + b.balance == 10;
            assert a.balance >= 0; //~ assertion
        });
    }
}
