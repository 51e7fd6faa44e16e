// expect: false(no-data-race)
// note: Each task isolates the text that it counts, but it is the counters that they share.

import static edu.rice.hj.Module2.*;

import java.util.Map;
import java.util.TreeMap;

public class WordCountRace {
    static final class Counter {
        int n;
    }

    public static void main(final String[] args) {
        final String[] texts = {"to be", "be it"};
        final Map<String, Counter> counters = new TreeMap<>();
        for (final String word : new String[] {"be", "it", "to"}) {
            counters.put(word, new Counter());
        }
        launchHabaneroApp(() -> {
            finish(() -> {
                for (final String text : texts) {
                    async(() -> {
                        for (final String word : text.split(" ")) {
                            isolated(text, () -> counters.get(word).n++); //~ race with line 25
                        }
                    });
                }
            });
            assert counters.get("be").n == 2; //~ assertion
        });
    }
}
