// finally with return, break, continue, nested.
public class Finally {
    static int a() {
        try {
            return 1;
        } finally {
            System.out.println("finally a");
        }
    }

    @SuppressWarnings("finally")
    static int b() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 2;
        }
    }

    static int c() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
        }
    }

    static int[] d() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 5;
        }
    }

    @SuppressWarnings("finally")
    static String e() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                s.append(i);
            } finally {
                s.append("f");
                if (i == 3) {
                    continue;
                }
            }
            s.append("e");
        }
        return s.toString();
    }

    static void f() {
        try {
            try {
                throw new IllegalStateException("inner");
            } finally {
                System.out.println("inner finally");
            }
        } catch (IllegalStateException x) {
            System.out.println("caught " + x.getMessage());
            throw new RuntimeException("outer", x);
        } finally {
            System.out.println("outer finally");
        }
    }

    @SuppressWarnings("finally")
    static void g() {
        try {
            throw new RuntimeException("first");
        } finally {
            throw new RuntimeException("second");
        }
    }

    public static void main(String[] args) {
        System.out.println(a() + " " + b() + " " + c() + " " + d()[0] + " " + e());
        try {
            f();
        } catch (RuntimeException x) {
            System.out.println(x.getMessage() + " " + x.getCause().getMessage());
        }
        try {
            g();
        } catch (RuntimeException x) {
            System.out.println(x.getMessage() + " " + x.getSuppressed().length);
        }
        try {
            System.out.println("body");
        } finally {
            System.out.println("end");
        }
    }
}
