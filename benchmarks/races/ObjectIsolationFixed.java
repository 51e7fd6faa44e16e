// expect: true
// note: The block names both.

import static edu.rice.hj.Module2.*;

public class ObjectIsolationFixed {
    static class Account {
        int balance = 10;
    }

    static void move(final Account from, final Account to) {
        isolated(from, to, () -> {
            from.balance--;
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
            assert a.balance == 10 && b.balance == 10;
        });
    }
}
