// a checked exception of its own leaves main.
public class UncaughtCustomChecked {
    static class Stop extends Exception {
        Stop() {
            super();
        }
    }
    static int run(int n) throws Stop {
        if (n > 3) throw new Stop();
        return n + run(n + 1);
    }
    public static void main(String[] args) throws Exception {
        System.out.println("start");
        run(0);
    }
}
