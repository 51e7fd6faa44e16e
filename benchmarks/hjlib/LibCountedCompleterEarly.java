// expect: false(no-data-race)
// note: One child is not waited for: its sum is read while it may still be added up.
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

public class LibCountedCompleterEarly {
    static class Sum extends CountedCompleter<Integer> {
        final int[] items;
        final int from;
        final int to;
        int sum;
        Sum left;
        Sum right;

        Sum(CountedCompleter<?> parent, int[] items, int from, int to) {
            super(parent);
            this.items = items;
            this.from = from;
            this.to = to;
        }

        @Override
        public void compute() {
            if (to - from > 2) {
                int middle = (from + to) / 2;
                left = new Sum(this, items, from, middle);
                right = new Sum(this, items, middle, to);
                setPendingCount(1);
                left.fork();
                right.fork();
            } else {
                for (int i = from; i < to; i++) {
                    sum += items[i]; //~ race with line 42
                }
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            if (left != null) {
                sum = left.sum + right.sum; //~ race with line 33 //~ race with line 48 //~ race with line 42
            }
        }

        @Override
        public Integer getRawResult() {
            return sum; //~ race with line 42
        }
    }

    public static void main(String[] args) {
        int sum = ForkJoinPool.commonPool().invoke(new Sum(null, new int[] {1, 2, 3, 4}, 0, 4));
        assert sum == 10; //~ assertion
    }
}
