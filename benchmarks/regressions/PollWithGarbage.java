// expect: false(no-deadlock)
// note: Where stop is set first, nobody sets go. What the waiting loop writes is only in objects that each turn makes for itself.

public class PollWithGarbage {
    static volatile boolean go, stop;

    public static void main(String[] args) {
        new Thread(() -> {
            if (!stop) {
                go = true;
            }
        }).start();
        stop = true;
        while (!go) { //~ deadlock
            int[] seen = {7, 8};
            StringBuilder text = new StringBuilder();
            text.append(seen[0]);
        }
    }
}
