// expect: false(no-data-race)
// note: as BB2, worker started second
class Env {
    static int port;
}

class Config {
    static final Config C = new Config();
    final int port = Env.port;
}

class Service {
    static final Service S = new Service();
    final Config c = Config.C;
    static int port() {
        return S.c.port;
    }
}

public class InitialiserNestedSingletons {
    public static void main(String[] a) throws Exception {
        Thread s = new Thread(() -> {
            Env.port = 8080; //~ race with line 9
            int q = Service.port();
        });
        Thread t = new Thread(() -> {
            int p = Service.port();
        });
        s.start();
        t.start();
        s.join();
        t.join();
    }
}
