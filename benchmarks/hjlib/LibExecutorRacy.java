// expect: false(no-data-race)
// note: shutdown alone waits for nothing.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LibExecutorRacy {
    static int result;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {
            result = 1; //~ race with line 16
        });
        pool.shutdown();
        System.out.println(result);
    }
}
