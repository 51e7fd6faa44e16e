// expect: false(no-data-race)
// note: The block names only one of the two objects that it changes.

import static edu.rice.hj.Module2.*;

public class ObjectIsolationRacy {
    static class Account {
        int balance = 10;
    }

    static void move(final Account from, final Account to) {
        isolated(from, () -> {
            from.balance--; //~ race with line 14
            to.balance++;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Account a = new Account();
            final Account b = new Account();
            finish(() -> {
                async(() -> move(a, b));
                async(() -> move(b, a));
            });
        });
    }
}
