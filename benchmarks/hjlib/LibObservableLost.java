// expect: false(assertion)
// note: One thread may find that the other one has told of the change already, so that its own value is lost.

import java.util.Observable;

public class LibObservableLost {
    static class Source extends Observable {
        void emit(int v) {
            setChanged();
            notifyObservers(v);
        }
    }

    private static int sum;

    public static void main(String[] args) throws InterruptedException {
        Source source = new Source();
        source.addObserver((from, v) -> {
            synchronized (LibObservableLost.class) {
                sum += (Integer) v;
            }
        });
        Thread a = new Thread(() -> source.emit(1));
        a.start();
        source.emit(1);
        a.join();
        assert sum == 2; //~ assertion
    }
}
