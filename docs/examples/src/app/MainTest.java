package app;

import static edu.rice.hj.Module1.*;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class MainTest {
    @Test
    public void adds() {
        final Main account = new Main();
        account.deposit(3);
        assertEquals(3, account.balance());
    }

    @Test
    public void addsInParallel() {
        final Main account = new Main();
        launchHabaneroApp(() -> finish(() -> {
            async(() -> account.deposit(1));
            async(() -> account.deposit(2));
        }));
        assertEquals(3, account.balance());
    }
}
