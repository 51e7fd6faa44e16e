// expect: false(no-data-race)
// note: Who does not find a key has looked at the end of its bin, where the new entry may come.

import java.util.HashSet;
import java.util.Set;

public class MapOfIdentitiesMisses {
    public static void main(String[] args) throws InterruptedException {
        Set<Object> s = new HashSet<>();
        s.add(new Object());
        Thread t = new Thread(() -> {
            assert !s.contains(new Object()); //~ race with line 15
        });
        t.start();
        s.add(new Object()); //~ race with line 12
        t.join();
    }
}
