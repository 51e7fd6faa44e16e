// code that Java lets stand.
public class Unreachable {
    static int f(boolean b) {
        while (b) {
            return 1;
        }
        do {
            if (!b) {
                break;
            }
        } while (true);
        for (;;) {
            return 2;
        }
    }

    static final boolean DEBUG = false;

    public static void main(String[] args) {
        System.out.println(f(true) + f(false));
        if (DEBUG) {
            System.out.println("never");
        }
        if (false) {
            System.out.println("never");
        }
        label: {
            System.out.println("in");
            if (true) break label;
            System.out.println("skipped");
        }
        System.out.println("out");
    }
}
