package edu.rice.pcdp.runtime;

import java.util.ArrayList;
import java.util.List;

/** What several tasks of a finish threw. */
public final class MultiException extends RuntimeException {
    private final Throwable[] exceptions;

    public MultiException(Throwable[] exceptions) {
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
