// expect: false(assertion)
// note: The check and the transfer are two blocks, so two transfers may spend the same money.

import static edu.rice.hj.Module2.*;

public class BankTransfersTwoSections {
    static final int[] accounts = {3, 1, 0};

    static void transfer(final int from, final int to, final int amount) {
        final boolean enough = isolatedWithReturn(() -> accounts[from] >= amount);
        if (enough) {
            isolated(() -> {
                accounts[from] -= amount;
                accounts[to] += amount;
            });
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> transfer(0, 1, 2));
                async(() -> transfer(0, 2, 2));
            });
            assert accounts[0] + accounts[1] + accounts[2] == 4;
            assert accounts[0] >= 0; //~ assertion
        });
    }
}
