// expect: true
// note: The list of observers is protected; so is what they do.

import java.util.Observable;

public class LibObservableFixed {
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
            synchronized (LibObservableFixed.class) {
                sum += (Integer) v;
            }
        });
        Thread a = new Thread(() -> source.emit(1));
        a.start();
        source.emit(1);
        a.join();
        assert sum == 1 || sum == 2;
    }
}
