// expect: false(no-data-race)

/** The same without `volatile`. */
public class StopCountsRace {
    static boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread background = new Thread(() -> {
            int i = 0;
            while (!stop) { //~ race with line 16
                i++;
            }
        });
        background.start();
        Thread.sleep(1000);
        stop = true;
        background.join();
    }
}
