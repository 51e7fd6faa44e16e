// expect: true
// note: Each task has its own part.

import java.util.SplittableRandom;

public class LibSplittableRandomSplit {
    public static void main(String[] args) throws InterruptedException {
        SplittableRandom random = new SplittableRandom();
        SplittableRandom part = random.split();
        int[] dice = new int[2];
        Thread a = new Thread(() -> dice[0] = part.nextInt(1, 7));
        a.start();
        dice[1] = random.nextInt(6) + 1;
        a.join();
        assert dice[0] + dice[1] >= 2 && dice[0] + dice[1] <= 12;
    }
}
