// expect: false(no-data-race)
// note: Unlike Random, a generator that can be split belongs to one task.

import java.util.SplittableRandom;

public class LibSplittableRandomShared {
    public static void main(String[] args) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(1);
        Thread a = new Thread(() -> random.nextInt(10)); //~ race with line 11
        a.start();
        int mine = random.nextInt(10); //~ race with line 9
        a.join();
        assert mine < 10;
    }
}
