// expect: true
// note: Test and put are one call.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.ConcurrentHashMap;

public class CheckThenActFixed {
    static final ConcurrentHashMap<String, Integer> owners = new ConcurrentHashMap<>();
    static int owner = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 2, (i) -> {
                if (owners.putIfAbsent("pot", i) == null) {
                    owner = i;
                }
            });
            assert owners.get("pot") == owner;
        });
    }
}
