// expect: false(no-deadlock)
// note: The class between has no initialiser; it is held while its subclass, which has one, begins with the classes above.

public class InitialiserMakesBetween {
    static class Top {
        static Top one = new Between(); //~ deadlock
    }

    static class Between extends Top {
    }

    static class Bottom extends Between { //~ deadlock
        static Object own = new Object();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            Top seen = Top.one;
        });
        Thread second = new Thread(() -> {
            Object seen = Bottom.own;
        });
        first.start();
        second.start();
        first.join(); //~ deadlock
        second.join();
    }
}
