// expect: false(no-data-race)
// note: Who does not find a key has looked at the end of its bin, where the new entry may come.

import java.util.HashSet;
import java.util.Set;

public class MapOfIdentitiesMisses {
    enum Colour { RED, GREEN, BLUE }

    public static void main(String[] args) throws InterruptedException {
        Set<Colour> s = new HashSet<>();
        s.add(Colour.RED);
        Thread t = new Thread(() -> {
            assert !s.contains(Colour.GREEN); //~ race with line 17
        });
        t.start();
        s.add(Colour.BLUE); //~ race with line 14
        t.join();
    }
}
