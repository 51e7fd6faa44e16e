package org.junit.jupiter.params.provider;

import java.util.Objects;

public interface Arguments {
    Object[] get();

    static Arguments of(Object... arguments) {
        Objects.requireNonNull(arguments);
        return () -> arguments;
    }

    static Arguments arguments(Object... arguments) {
        return of(arguments);
    }
}
