// expect: false(no-data-race)
// note: who has the array does nothing with it, but hands it on to one who does: both readers get it
public class HandedOnRace {
    static final class Slot {
        volatile int[] value;
    }

    static void pair(Slot slot, int[] array) {
        new Thread(() -> slot.value = array).start();
        new Thread(() -> {
            int[] got = slot.value;
            if (got != null) {
                got[0]++; //~ race with line 13
            }
        }).start();
    }

    public static void main(String[] args) {
        int[] array = new int[1];
        pair(new Slot(), array);
        pair(new Slot(), array);
    }
}
