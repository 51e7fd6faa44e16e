// expect: true
// note: The thread is waited for again after it has been told to stop.

public class LibJoinTimeOver {
    static int result;
    static volatile boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
            result = 5;
        });
        worker.start();
        worker.join(100);
        assert worker.isAlive();
        stop = true;
        worker.join();
        assert result == 5;
    }
}
