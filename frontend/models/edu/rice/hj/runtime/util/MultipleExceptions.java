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
            s = i == 0 ? s + all[i] : s + ", " + all[i];
        }
        return s + "]";
    }

    public List<Throwable> getExceptions() {
        List<Throwable> list = new ArrayList<>();
        for (int i = 0; i < exceptions.length; i++) {
            list.add(exceptions[i]);
        }
        return list;
    }
}

public class DeadlockException extends RuntimeException {
    public DeadlockException(String message) {
        super(message);
    }
}
