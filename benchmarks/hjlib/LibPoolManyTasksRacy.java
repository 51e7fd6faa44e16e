// expect: false(no-data-race)
// note: More tasks than workers, and two of them count at the same time.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LibPoolManyTasksRacy {
    static int count = 0;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 30; i++) {
            pool.execute(() -> {
                count++; //~ race with line 15
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(count);
    }
}
