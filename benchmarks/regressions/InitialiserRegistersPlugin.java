// expect: false(no-data-race)
// note: registry pattern: plugin class registers itself in its static block, then configures
import java.util.concurrent.*;

class Plugin {
    int opt;
}

class Registry {
    static final ConcurrentHashMap<String, Plugin> all = new ConcurrentHashMap<>();
}

class P1 {
    static final Plugin self = new Plugin();
    static {
        Registry.all.put("p1", self);
        self.opt = 3; //~ race with line 29
    }
    static void load() {
    }
}

public class InitialiserRegistersPlugin {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> P1.load());
        t.start();
        Plugin p = Registry.all.get("p1");
        if (p != null) {
            int o = p.opt;
        }
        t.join();
    }
}
