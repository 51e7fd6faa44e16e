// expect: false(no-deadlock)
// note: So does one that a method leaves that it calls.

public class EndlessThrows {
    static volatile boolean full;

    static boolean eats() {
        if (full) {
            throw new IllegalStateException();
        }
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread eater = new Thread(() -> {
            try {
                while (true) { boolean eats = full || eats(); } //~ deadlock
            } catch (IllegalStateException e) {
            }
        });
        eater.start();
        eater.join(); //~ deadlock
    }
}
