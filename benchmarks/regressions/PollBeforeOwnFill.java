// expect: true
// note: Whoever fills the cell later has looked at it before: nobody else does, so that it is empty in every schedule.

import java.util.concurrent.FutureTask;

public class PollBeforeOwnFill {
    public static void main(String[] args) throws Exception {
        final FutureTask<?>[] tasks = new FutureTask<?>[4];
        final int[] done = new int[tasks.length];
        for (int i = 0; i < tasks.length; i++) {
            final int k = i;
            tasks[i] = new FutureTask<Integer>(() -> done[k] = k);
            new Thread(tasks[i]).start();
        }
        int sum = 0;
        for (FutureTask<?> task : tasks) {
            sum += (Integer) task.get();
        }
        assert sum == 6;
    }
}
