// expect: true
// note: what the initialiser writes is there before anything else, in every order of the three threads
public class InitialiserAnyOrder {
    static final Object LOCK = new Object();

    static final class Meter {
        static int count = 1;
        static volatile int limit = 3;
        static final int[] STEPS = {1, 2};
        static final Meter ONLY = new Meter();
        int value;

        Meter() {
            value = 4;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                assert Meter.count >= 1 && Meter.limit >= 3 && Meter.STEPS[1] == 2 && Meter.ONLY.value >= 4;
                Meter.ONLY.value++;
            }
        }).start();
        new Thread(() -> {
            synchronized (LOCK) {
                Meter.ONLY.value += Meter.count;
                Meter.count++;
                Meter.STEPS[0] *= 2;
            }
        }).start();
        synchronized (LOCK) {
            Meter.count++;
            Meter.limit++;
            Meter.STEPS[0]++;
            assert Meter.STEPS[0] == 2 || Meter.STEPS[0] == 3;
            Meter.ONLY.value++;
        }
    }
}
