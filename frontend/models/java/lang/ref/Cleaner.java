package java.lang.ref;

import scoville.Rt;

/** Nothing is ever collected: only who asks for it has something cleaned. */
public final class Cleaner {
    public interface Cleanable {
        void clean();
    }

    private Cleaner() {
    }

    public static Cleaner create() {
        return new Cleaner();
    }

    public Cleanable register(Object o, Runnable action) {
        if (o == null || action == null) {
            throw new NullPointerException();
        }
        return new Once(action);
    }

    private static final class Once implements Cleanable {
        private Runnable action;

        Once(Runnable action) {
            this.action = action;
        }

        public void clean() {
            Runnable mine;
            synchronized (Rt.internal(this)) {
                mine = action;
                action = null;
            }
            if (mine != null) {
                mine.run();
            }
        }
    }
}
