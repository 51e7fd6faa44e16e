// expect: false(no-deadlock)
// note: The class between has no initialiser and is used by nobody but its subclass: it is held all the same.

public class InitialiserMakesBelow {
    static class Top {
        static Top one = new Bottom(); //~ deadlock
    }

    static class Between extends Top {
    }

    static class Bottom extends Between {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            Top seen = Top.one;
        });
        Thread second = new Thread(() -> {
            Top seen = new Between(); //~ deadlock
        });
        first.start();
        second.start();
        first.join(); //~ deadlock
        second.join();
    }
}
