// local classes that capture variables.
interface Counter {
    int next();
}

class Maker {
    int base = 10;

    Counter counter(int step, String label) {
        int start = step * 100;
        class Local implements Counter {
            int n = start;

            public int next() {
                n += step;
                System.out.println(label + n + base);
                return n;
            }

            Local twin() {
                return new Local();
            }
        }
        Local l = new Local();
        l.next();
        base++;
        return l.twin();
    }
}

public class Locals {
    public static void main(String[] args) {
        Maker m = new Maker();
        Counter a = m.counter(1, "a"), b = m.counter(2, "b");
        a.next();
        a.next();
        System.out.println(b.next());
        int[] calls = {0};
        class Recursive {
            int fact(int n) {
                calls[0]++;
                return n <= 1 ? 1 : n * new Recursive().fact(n - 1);
            }
        }
        System.out.println(new Recursive().fact(5) + " " + calls[0]);
        enum Mode { ON, OFF }
        interface Local {
            int f(int x);
        }
        Local twice = x -> x * 2;
        System.out.println(Mode.ON + " " + twice.f(4));
    }
}
