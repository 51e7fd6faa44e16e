// expect: false(no-data-race)
import java.util.concurrent.FutureTask;

/** Those that wait for the result do not wait for `done`. */
public class FutureTaskDoneRace {
    static int told;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1) {
            @Override protected void done() {
                told = 1; //~ race with line 16
            }
        };
        new Thread(f).start();
        f.get();
        assert told == 0 || told == 1;
    }
}
