// expect: false(no-data-race)
// note: Each call is atomic, but both tasks may find the key absent.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.ConcurrentHashMap;

public class CheckThenActRacy {
    static final ConcurrentHashMap<String, Integer> owners = new ConcurrentHashMap<>();
    static int owner = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 2, (i) -> {
                if (!owners.containsKey("pot")) {
                    owners.put("pot", i);
                    owner = i; //~ race with line 17
                }
            });
        });
    }
}
