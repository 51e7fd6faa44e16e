// values computed before finally changes them.
public class ReturnValues {
    static int n;

    static int inc() {
        return ++n;
    }

    static int f() {
        try {
            return inc() + inc();
        } finally {
            inc();
        }
    }

    static String g(StringBuilder b) {
        try {
            b.append("try ");
            return b.toString();
        } finally {
            b.append("finally");
        }
    }

    static int h(int x) {
        int r = 0;
        while (true) {
            try {
                r++;
                if (r > x) return r;
            } finally {
                r += 10;
                if (r > 30) break;
            }
        }
        return -r;
    }

    public static void main(String[] args) {
        System.out.println(f() + " " + n);
        StringBuilder b = new StringBuilder();
        System.out.println(g(b) + "|" + b);
        System.out.println(h(5) + " " + h(100));
    }
}
