// expect: false(no-deadlock)
// note: So does one that a method leaves that it calls, or an interrupt.

public class EndlessThrows {
    static volatile boolean full;

    static void eat() throws InterruptedException {
        if (full) {
            throw new InterruptedException();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread eater = new Thread(() -> {
            try {
                while (true) { //~ deadlock
                    eat();
                }
            } catch (InterruptedException e) {
            }
        });
        eater.start();
        eater.join(); //~ deadlock
    }
}
