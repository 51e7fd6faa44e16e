// expect: false(assertion)
// note: One transfer pays out more than it takes, for some inputs only.

import static edu.rice.hj.Module2.*;

import java.util.Random;

public class TotalLeaks {
    static final int[] balance = {4, 0, 0};

    static void transfer(final int from, final int to, final int amount) {
        isolated(() -> {
            if (balance[from] >= amount) {
                balance[from] -= amount;
                balance[to] += amount > 2 ? amount + 1 : amount;
            }
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Random random = new Random();
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    final int from = i;
                    final int amount = random.nextInt(4);
                    async(() -> transfer(from, (from + 1) % 3, amount));
                }
            });
            assert balance[0] + balance[1] + balance[2] == 4; //~ assertion
        });
    }
}
