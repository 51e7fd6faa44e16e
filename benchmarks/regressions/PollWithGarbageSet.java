// expect: true
// note: As PollWithGarbage, but go is set in any case.

public class PollWithGarbageSet {
    static volatile boolean go, stop;

    public static void main(String[] args) {
        new Thread(() -> {
            if (!stop) {
                go = true;
            }
            go = true;
        }).start();
        stop = true;
        while (!go) {
            int[] seen = {7, 8};
            StringBuilder text = new StringBuilder();
            text.append(seen[0]);
        }
    }
}
