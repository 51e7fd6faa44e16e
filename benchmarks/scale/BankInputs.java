// expect: true
// args: 2 2
// note: Family bank-n-m with amounts that are inputs: whatever they are and in whatever order, the total is kept.

import static edu.rice.hj.Module2.*;

import java.util.Random;

public class BankInputs {
    static int[] balance;

    static void transfer(final int from, final int to, final int amount) {
        isolated(() -> {
            if (balance[from] >= amount) {
                balance[from] -= amount;
                balance[to] += amount;
            }
        });
    }

    public static void main(final String[] args) {
        final int transfers = Integer.parseInt(args[0]);
        final int accounts = Integer.parseInt(args[1]);
        launchHabaneroApp(() -> {
            final Random random = new Random();
            balance = new int[accounts];
            for (int i = 0; i < accounts; i++) {
                balance[i] = 5;
            }
            finish(() -> {
                for (int i = 0; i < transfers; i++) {
                    final int from = i % accounts;
                    final int to = (i + 1 + i / accounts) % accounts;
                    final int amount = random.nextInt(10);
                    async(() -> transfer(from, to, amount));
                }
            });
            int total = 0;
            for (int i = 0; i < accounts; i++) {
                total += balance[i];
            }
            assert total == 5 * accounts;
        });
    }
}
