package edu.rice.hj.api;

import scoville.Body;
import scoville.Call;
import scoville.Proc;
import scoville.Proc1;
import scoville.Proc2;
import scoville.Proc3;

public interface HjRunnable extends Runnable, Body {
    void run();
}

public interface HjSuspendable extends Body {
    void run() throws SuspendableException;
}

public interface HjCallable<V> extends Call<V> {
    V call();
}

public interface HjSuspendingCallable<V> extends Call<V> {
    V call() throws SuspendableException;
}

public interface HjProcedure<T> extends Proc<T> {
    void apply(T value);
}

public interface HjSuspendingProcedure<T> extends Proc<T> {
    void apply(T value) throws SuspendableException;
}

public interface HjProcedureInt1D extends Proc1 {
    void apply(int i);
}

public interface HjSuspendingProcedureInt1D extends Proc1 {
    void apply(int i) throws SuspendableException;
}

public interface HjProcedureInt2D extends Proc2 {
    void apply(int i, int j);
}

public interface HjSuspendingProcedureInt2D extends Proc2 {
    void apply(int i, int j) throws SuspendableException;
}

public interface HjProcedureInt3D extends Proc3 {
    void apply(int i, int j, int k);
}

public interface HjSuspendingProcedureInt3D extends Proc3 {
    void apply(int i, int j, int k) throws SuspendableException;
}

public interface HjLambda {
}

public class SuspendableException extends Exception {
    public SuspendableException() {
    }

    public SuspendableException(String message) {
        super(message);
    }
}
