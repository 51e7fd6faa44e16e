// expect: false(assertion)
// note: whichever thread initialises the class, its fields have their first values before either adds to them
public class InitialiserFirst {
    static final Object LOCK = new Object();

    static final class Meter {
        static int count = 1;
        static volatile int limit = 3;
        static final Meter ONLY = new Meter();
        static final int[] STEPS = {1, 2};
        int value = 5;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                int sum = Meter.count + Meter.limit + Meter.ONLY.value + Meter.STEPS[1];
                assert sum != 15; //~ assertion
                assert sum == 11 || sum == 15;
            }
        }).start();
        synchronized (LOCK) {
            Meter.count++;
            Meter.limit++;
            Meter.ONLY.value++;
            Meter.STEPS[1]++;
        }
    }
}
