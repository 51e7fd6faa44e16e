// expect: true
// note: What the library has once is the same lock wherever it comes from.

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

public class SingletonsAsLocks {
    static int a;
    static int b;
    static int c;

    static void step() {
        synchronized (Runtime.getRuntime()) {
            a++;
        }
        Comparator<Integer> down = Comparator.<Integer>naturalOrder().reversed();
        synchronized (down) {
            b++;
        }
        synchronized (Set.of()) {
            synchronized (Boolean.valueOf("true")) {
                c++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> step());
        other.start();
        step();
        other.join();
        assert a + b + c == 6;
        assert Comparator.reverseOrder() == Collections.reverseOrder();
        assert Map.of() == Map.of() && Collections.emptySet() == Collections.EMPTY_SET;
        assert Set.of() != Collections.emptySet();
        assert OptionalInt.empty() == OptionalInt.empty() && Optional.empty() == Optional.ofNullable(null);
    }
}
