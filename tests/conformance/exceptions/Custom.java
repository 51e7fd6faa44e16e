// exceptions of one's own, causes, messages, toString.
class AppException extends Exception {
    final int code;

    AppException(String message, int code) {
        super(message);
        this.code = code;
    }

    AppException(String message, Throwable cause) {
        super(message, cause);
        this.code = -1;
    }
}

class Quiet extends RuntimeException {
}

class Odd extends RuntimeException {
    @Override
    public String getMessage() {
        return "odd message";
    }
}

class Service {
    static void call(int n) throws AppException {
        if (n == 0) {
            throw new AppException("zero", 7);
        }
        try {
            System.out.println(10 / (n - 1));
        } catch (ArithmeticException e) {
            throw new AppException("wrapped", e);
        }
    }
}

public class Custom {
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                Service.call(i);
            } catch (AppException e) {
                System.out.println(e + " " + e.code + " " + e.getCause());
            }
        }
        System.out.println(new Quiet() + " " + new Quiet().getMessage() + " " + new Odd() + " " + new Odd().getLocalizedMessage());
        System.out.println(new RuntimeException(new Quiet()) + " " + new Exception((String) null) + " " + new Exception((Throwable) null).getMessage());
        Throwable t = new IllegalArgumentException("a", new RuntimeException("b", new Error("c")));
        while (t != null) {
            System.out.println(t.getClass().getSimpleName() + " " + t.getMessage());
            t = t.getCause();
        }
        Exception e = new Exception("init");
        e.initCause(new Quiet());
        e.addSuppressed(new Odd());
        System.out.println(e.getCause() + " " + e.getSuppressed()[0]);
    }
}
