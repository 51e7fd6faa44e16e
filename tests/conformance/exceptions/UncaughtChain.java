// an exception with a cause that leaves main through finally blocks.
public class UncaughtChain {
    static class AppException extends RuntimeException {
        final int code;
        AppException(String m, Throwable c, int code) {
            super(m, c);
            this.code = code;
        }
    }
    static void low(int n) {
        try {
            if (n == 0) throw new ArrayIndexOutOfBoundsException("deep");
            low(n - 1);
        } finally {
            System.out.println("low " + n);
        }
    }
    public static void main(String[] args) {
        try {
            try {
                low(2);
            } catch (IndexOutOfBoundsException e) {
                throw new AppException("wrapped", e, 7);
            } finally {
                System.out.println("inner finally");
            }
        } finally {
            System.out.println("outer finally");
        }
    }
}
