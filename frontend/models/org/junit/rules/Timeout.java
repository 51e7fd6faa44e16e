package org.junit.rules;

import java.util.concurrent.TimeUnit;

public interface TestRule {
}

/** Time does not pass: it has no effect. */
public class Timeout implements TestRule {
    public Timeout(int millis) {
    }

    public Timeout(long time, TimeUnit unit) {
    }

    public static Timeout millis(long n) {
        return new Timeout(n, TimeUnit.MILLISECONDS);
    }

    public static Timeout seconds(long n) {
        return new Timeout(n, TimeUnit.SECONDS);
    }

    public static Builder builder() {
        return new Builder();
    }

    public static class Builder {
        protected Builder() {
        }

        public Builder withTimeout(long time, TimeUnit unit) {
            return this;
        }

        public Builder withLookingForStuckThread(boolean on) {
            return this;
        }

        public Timeout build() {
            return new Timeout(0, TimeUnit.MILLISECONDS);
        }
    }
}
