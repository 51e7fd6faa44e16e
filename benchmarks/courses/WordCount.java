// expect: true
// pure-smt: timeout
// note: Each text is counted by a task in a map of its own, which is then added to that of all in a section isolated with it.

import static edu.rice.hj.Module2.*;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class WordCount {
    static Map<String, Integer> count(final String text) {
        final Map<String, Integer> counts = new HashMap<>();
        for (final String word : text.toLowerCase().split("[^a-z]+")) {
            if (!word.isEmpty()) {
                counts.merge(word, 1, Integer::sum);
            }
        }
        return counts;
    }

    public static void main(final String[] args) {
        final String[] texts = {"To be, or not to be:", "Be it!"};
        final Map<String, Integer> total = new TreeMap<>();
        launchHabaneroApp(() -> {
            finish(() -> {
                for (final String text : texts) {
                    async(() -> {
                        final Map<String, Integer> counts = count(text);
                        isolated(total, () -> counts.forEach((word, n) -> total.merge(word, n, Integer::sum)));
                    });
                }
            });
            assert total.toString().equals("{be=3, it=1, not=1, or=1, to=2}");
        });
    }
}
