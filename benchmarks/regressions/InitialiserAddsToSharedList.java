// expect: false(no-data-race)
// note: initialiser hands an own object to a synchronized list; reader elsewhere
import java.util.*;

class Reg {
    static final List<int[]> l = Collections.synchronizedList(new ArrayList<>());
}

class H {
    static final int[] buf = new int[2];
    static {
        Reg.l.add(buf);
        buf[0] = 1; //~ race with line 24
    }
    static void m() {
    }
}

public class InitialiserAddsToSharedList {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> H.m());
        t.start();
        if (!Reg.l.isEmpty()) {
            int r = Reg.l.get(0)[0];
        }
        t.join();
    }
}
