// expect: true
// note: what is added stays below the first element, which is all that peek looks at
import static edu.rice.hj.Module1.*;

import java.util.PriorityQueue;

public class QueuePeekBesideAdd {
    public static void main(String[] args) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(1);
        queue.add(2);
        launchHabaneroApp(() -> finish(() -> {
            async(() -> queue.add(9));
            async(() -> {
                assert queue.peek() == 1;
            });
        }));
    }
}
