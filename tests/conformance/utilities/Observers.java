import java.util.Observable;
import java.util.Observer;

public class Observers {
    static class Value extends Observable {
        private int v;

        void set(int n) {
            if (n != v) {
                v = n;
                setChanged();
            }
            notifyObservers(n);
        }

        void forget() {
            setChanged();
            clearChanged();
        }
    }

    static class Named implements Observer {
        final String name;

        Named(String name) {
            this.name = name;
        }

        public void update(Observable o, Object arg) {
            System.out.println(name + " sees " + arg + " " + ((Value) o).v + " " + o.hasChanged());
        }
    }

    public static void main(String[] args) {
        Value v = new Value();
        Named a = new Named("a");
        Named b = new Named("b");
        v.addObserver(a);
        v.addObserver(b);
        v.addObserver(a);
        System.out.println(v.countObservers() + " " + v.hasChanged());
        v.set(1);
        v.set(1);
        v.set(2);
        v.deleteObserver(b);
        v.addObserver((o, x) -> System.out.println("lambda " + x));
        v.set(3);
        v.forget();
        v.notifyObservers();
        v.deleteObserver(b);
        v.deleteObservers();
        v.set(4);
        System.out.println(v.countObservers() + " " + v.hasChanged());
        try {
            v.addObserver(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
