// expect: false(no-data-race)
// tasks: 3
// note: `getClass()` of an object of a subclass is another lock.
public class ClassOfSubclassRace {
    static int a;

    void add() {
        synchronized (getClass()) {
            a++; //~ race with line 9
        }
    }

    static class Sub extends ClassOfSubclassRace { }

    public static void main(String[] args) {
        new Thread(() -> new ClassOfSubclassRace().add()).start();
        new Thread(() -> new Sub().add()).start();
    }
}
