// expect: false(no-data-race)
// note: The loop may go on for ever, and counts: what shows at once is the race on the flag.

public class CountPlainFlagRace {
    static boolean running = true;

    public static void main(final String[] args) throws InterruptedException {
        final Thread worker = new Thread(() -> {
            int turns = 0;
            while (running) { //~ race with line 17
                turns++;
            }
            System.out.println("turns: " + turns);
        });
        worker.start();
        Thread.sleep(20);
        running = false;
        worker.join();
    }
}
