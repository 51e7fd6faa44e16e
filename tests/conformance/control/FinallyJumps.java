// break, continue, return and throw inside finally.
@SuppressWarnings("finally") public class FinallyJumps {
    static String log = "";
    static int a() {
        for (;;) {
            try {
                return 1;
            } finally {
                break;
            }
        }
        return 2;
    }
    static int b() {
        int n = 0;
        while (n < 5) {
            try {
                n++;
                if (n == 2) throw new RuntimeException("lost");
            } finally {
                if (n == 2) continue;
            }
            log += n;
        }
        return n;
    }
    static int c() {
        try {
            try {
                throw new IllegalStateException("a");
            } finally {
                throw new IllegalArgumentException("b");
            }
        } catch (IllegalArgumentException e) {
            return e.getSuppressed().length;
        } catch (IllegalStateException e) {
            return -1;
        }
    }
    static int d() {
        try {
            return log.length() / 0;
        } catch (ArithmeticException e) {
            return 7;
        } finally {
            log += "f";
        }
    }
    static int e() {
        lbl: try {
            if (log != null) break lbl;
            return 1;
        } finally {
            log += "e";
        }
        return 2;
    }
    static int f() {
        int x = 1;
        try {
            x = 2;
            return x;
        } finally {
            x = 3;
            log += x;
        }
    }
    static int g() {
        do {
            try {
                continue;
            } finally {
                log += "g";
            }
        } while (log.length() < 12);
        return log.length();
    }
    static int h() {
        o: for (int i = 0; ; i++) {
            for (int j = 0; ; j++) {
                try {
                    if (j == 2) continue o;
                    if (i == 2) break o;
                } finally {
                    log += i;
                    log += j;
                }
            }
        }
        return 0;
    }
    static int k() {
        switch (1) {
            case 1: try {
                break;
            } finally {
                log += "k";
            }
            default: log += "no";
        }
        return 1;
    }
    static boolean m() {
        try {
            return true;
        } finally {
            return false;
        }
    }
    static int n() throws Exception {
        try {
            throw new Exception("n");
        } finally {
            try {
                throw new RuntimeException("swallowed");
            } catch (RuntimeException r) {
                log += "n";
            }
        }
    }
    static int r(int v) {
        try {
            return v > 0 ? r(v - 1) + 1 : 0;
        } finally {
            log += v;
        }
    }
    public static void main(String[] args) {
        System.out.println(a() + " " + b() + " " + c() + " " + d() + " " + e() + " " + f() + " " + log);
        log = "";
        System.out.println(g() + " " + h() + " " + k() + " " + m() + " " + r(3) + " " + log);
        try {
            n();
        } catch (Exception x) {
            System.out.println(x.getMessage() + log.endsWith("n"));
        }
        int i = 0;
        try {
            i = 1;
            i = Integer.parseInt("z");
        } catch (NumberFormatException x) {
            i += 10;
        } finally {
            i += 100;
        }
        System.out.println(i);
    }
}
