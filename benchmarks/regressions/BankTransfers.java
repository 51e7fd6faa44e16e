// expect: true
// note: The transfers do not commute (each checks the balance), but the total is kept in every order.

import static edu.rice.hj.Module2.*;

public class BankTransfers {
    static final int[] accounts = {3, 1, 0};

    static void transfer(final int from, final int to, final int amount) {
        isolated(() -> {
            if (accounts[from] >= amount) {
                accounts[from] -= amount;
                accounts[to] += amount;
            }
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> transfer(0, 1, 2));
                async(() -> transfer(1, 2, 3));
                async(() -> transfer(2, 0, 1));
            });
            assert accounts[0] + accounts[1] + accounts[2] == 4;
            assert accounts[0] >= 0 && accounts[1] >= 0 && accounts[2] >= 0;
        });
    }
}
