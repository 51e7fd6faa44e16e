// expect: false(no-data-race)
// note: A hash code that goes by one that nobody knows is not known either: a list with a record of an enum may be behind another one.

import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class MapOfRecordsOfEnumsRace {
    enum Colour { RED, GREEN }

    record Dot(Colour colour, int at) {
    }

    public static void main(String[] args) throws InterruptedException {
        Set<List<Dot>> s = new HashSet<>();
        s.add(List.of(new Dot(Colour.RED, 1)));
        s.add(List.of(new Dot(Colour.GREEN, 2)));
        Thread t = new Thread(() -> {
            assert s.contains(List.of(new Dot(Colour.GREEN, 2))); //~ race with line 22
        });
        t.start();
        s.remove(List.of(new Dot(Colour.RED, 1))); //~ race with line 19
        t.join();
    }
}
