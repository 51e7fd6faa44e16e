// expect: false(assertion)
// args: 4 3
// note: Family bank-n-m with a fault: the balance is checked in one section and changed in another.

import static edu.rice.hj.Module2.*;

public class BankOverdrawn {
    static int[] balance;

    static void transfer(final int from, final int to, final int amount) {
        final boolean[] enough = new boolean[1];
        isolated(() -> enough[0] = balance[from] >= amount);
        if (enough[0]) {
            isolated(() -> {
                balance[from] -= amount;
                assert balance[from] >= 0; //~ assertion
                balance[to] += amount;
            });
        }
    }

    public static void main(final String[] args) {
        final int transfers = Integer.parseInt(args[0]);
        final int accounts = Integer.parseInt(args[1]);
        launchHabaneroApp(() -> {
            balance = new int[accounts];
            for (int i = 0; i < accounts; i++) {
                balance[i] = 7;
            }
            finish(() -> {
                for (int i = 0; i < transfers; i++) {
                    final int from = i % accounts;
                    final int to = (i + 1 + i / accounts) % accounts;
                    final int amount = 2 + 3 * i % 5;
                    async(() -> transfer(from, to, amount));
                }
            });
        });
    }
}
