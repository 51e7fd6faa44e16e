// expect: true
// note: Three tasks on two workers; the third begins when one of the others has ended.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LibExecutorPoolOfTwo {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> all = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            int k = i;
            all.add(pool.submit(() -> k * 10));
        }
        int sum = 0;
        for (Future<Integer> f : all) {
            sum += f.get();
        }
        pool.shutdown();
        assert sum == 60;
    }
}
