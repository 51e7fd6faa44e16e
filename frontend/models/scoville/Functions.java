package scoville;

/** The common forms behind the functional interfaces of the two HJ libraries. */
public interface Body {
    void run();
}

public interface Call<V> {
    V call();
}

public interface Proc<T> {
    void apply(T value);
}

public interface Proc1 {
    void apply(int i);
}

public interface Proc2 {
    void apply(int i, int j);
}

public interface Proc3 {
    void apply(int i, int j, int k);
}
