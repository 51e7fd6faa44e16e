// expect: false(no-data-race)
// note: The empty set of Set.of is another lock than that of Collections.

import java.util.Collections;
import java.util.Set;

public class SingletonsAsLocksRace {
    static int count;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (Set.of()) {
                count++; //~ race with line 17
            }
        }).start();
        synchronized (Collections.emptySet()) {
            count++;
        }
    }
}
