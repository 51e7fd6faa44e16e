// loops inside try inside loops.
public class TryLoops {
    static int f() {
        int n = 0;
        for (int i = 0; i < 5; i++) {
            try {
                while (true) {
                    n++;
                    if (n % 3 == 0) {
                        break;
                    }
                    if (n % 5 == 0) {
                        throw new IllegalStateException("five");
                    }
                }
            } catch (IllegalStateException e) {
                n += 100;
                continue;
            } finally {
                n++;
            }
            n += 10;
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(f());
        int depth = 0;
        outer:
        for (;;) {
            try {
                try {
                    depth++;
                    if (depth < 3) {
                        continue outer;
                    }
                    break outer;
                } finally {
                    depth += 10;
                }
            } finally {
                depth += 100;
            }
        }
        System.out.println(depth);
    }
}
