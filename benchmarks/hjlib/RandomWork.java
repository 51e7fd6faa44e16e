// expect: true
// note: Random numbers are inputs; how long a task works and what it prints does not matter.

import static edu.rice.pcdp.PCDP.*;

import java.util.Random;

public class RandomWork {
    static double work() {
        double sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += Math.sin(Math.random()) * Math.sqrt(i);
        }
        return sum;
    }

    public static void main(final String[] args) {
        final Random shared = new Random();
        final boolean[] done = new boolean[4];
        finish(() -> {
            forall(0, 3, (i) -> {
                try {
                    Thread.sleep((long) (Math.random() * 100));
                } catch (InterruptedException e) {
                    return;
                }
                System.out.printf("%d: %8.3f %5d%n", i, work(), shared.nextInt(1000));
                done[i] = true;
            });
        });
        final int die = 1 + (int) Math.floor(Math.random() * 6);
        assert die >= 1 && die <= 6;
        assert done[die % 4];
    }
}
