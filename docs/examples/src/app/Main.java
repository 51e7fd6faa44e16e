package app;

import static edu.rice.hj.Module1.*;

public class Main {
    private int balance;

    public int balance() {
        return balance;
    }

    public void deposit(final int amount) {
        balance += amount;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Main account = new Main();
            finish(() -> {
                for (int i = 1; i <= 3; i++) {
                    final int amount = i;
                    async(() -> isolated(() -> account.deposit(amount)));
                }
            });
            System.out.println(account.balance());
        });
    }
}
