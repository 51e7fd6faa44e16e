// expect: false(no-data-race)
// note: Observers are told outside of the monitor.

import java.util.Observable;
import java.util.Observer;

public class LibObservableRacy {
    static class Source extends Observable {
        void emit(int v) {
            setChanged();
            notifyObservers(v);
        }
    }

    static class Sum implements Observer {
        int sum;

        @Override
        public void update(Observable from, Object v) {
            sum += (Integer) v; //~ race with line 20
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Source source = new Source();
        source.addObserver(new Sum());
        Thread a = new Thread(() -> source.emit(1));
        a.start();
        source.emit(2);
        a.join();
    }
}
