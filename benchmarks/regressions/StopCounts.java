// expect: true

/** How often the loop has turned is of no account, so that it need not be followed turn by turn. */
public class StopCounts {
    static volatile boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread background = new Thread(() -> {
            int i = 0;
            while (!stop) {
                i++;
            }
        });
        background.start();
        Thread.sleep(1000);
        stop = true;
        background.join();
    }
}
