// expect: true
// note: Two tasks add to the value of one key.

import static edu.rice.hj.Module2.*;

import java.util.HashMap;
import java.util.Map;

public class BoxedMap {
    static final Map<String, Integer> sums = new HashMap<>();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            sums.put("k", 0);
            finish(() -> {
                for (int t = 0; t < 2; t++) {
                    async(() -> {
                        isolated(() -> {
                            sums.put("k", sums.get("k") + 1);
                        });
                    });
                }
            });
            assert sums.get("k") == 2;
        });
    }
}
