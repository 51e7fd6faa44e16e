import static edu.rice.hj.Module2.*;

public class Counter {
    static int count;
    final int[] cells = new int[3];

    void add(int i) {
        cells[i++ % 3] += i;
    }

    public static void main(String[] args) {
        Counter c = new Counter();
        launchHabaneroApp(() -> {
            forall(0, 2, i -> isolated(() -> {
                count++;
                c.add(i);
            }));
            assert count == 3 : "count " + count;
        });
    }
}
