package edu.rice.hj.runtime.util;

import java.util.ArrayList;
import java.util.List;

public class MultipleExceptions extends RuntimeException {
    private final Throwable[] exceptions;

    public MultipleExceptions(Throwable[] exceptions) {
        super(text(exceptions));
        this.exceptions = exceptions;
    }

    private static String text(Throwable[] all) {
        String s = "[";
        for (int i = 0; i < all.length; i++) {
            all[i] = scovilleException(all[i]);
            s = i == 0 ? s + all[i] : s + ", " + all[i];
        }
        return s + "]";
    }

    /** For the library: what the body of a finish threw itself, if that is an error, is marked among all that was thrown. */
    public static void scovilleOwn(Throwable[] thrown, Throwable own) {
        if (own instanceof Error && !(own instanceof AssertionError)) {
            for (int i = 0; i < thrown.length; i++) {
                if (thrown[i] == own) {
                    thrown[i] = new OfBody(own);
                }
            }
        }
    }

    /** For the library: an error of a task comes as an exception; assertions come as themselves, and so does what the body threw. */
    public static Throwable scovilleException(Throwable t) {
        if (t instanceof OfBody) {
            return t.getCause();
        }
        if (t instanceof Error && !(t instanceof AssertionError)) {
            return new IllegalStateException("Error in executing blocked code!", t);
        }
        return t;
    }

    public List<Throwable> getExceptions() {
        List<Throwable> list = new ArrayList<>();
        for (int i = 0; i < exceptions.length; i++) {
            list.add(exceptions[i]);
        }
        return list;
    }
}

/** An error that the body of a finish threw. */
final class OfBody extends Error {
    OfBody(Throwable error) {
        super(error);
    }
}

public class DeadlockException extends RuntimeException {
    public DeadlockException(String message) {
        super(message);
    }
}
