// expect: false(no-deadlock)
// note: An interrupt leads out of the loop, but comes too late.

public class EndlessInterrupt {
    public static void main(String[] args) throws InterruptedException {
        Thread eater = new Thread(() -> {
            try {
                while (true) { Thread.sleep(10); } //~ deadlock
            } catch (InterruptedException e) {
            }
        });
        eater.start();
        eater.join(); //~ deadlock
        eater.interrupt();
    }
}
