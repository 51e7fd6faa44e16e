// what closures capture: locals, parameters, loop variables, this, outer fields, in constructors and initialisers.
import java.util.*;
import java.util.function.*;
public class CaptureForms {
    int f = 1;
    final Supplier<Integer> init = () -> f * 10;
    Supplier<Integer> late;
    static int st = 5;
    final List<Runnable> rs = new ArrayList<>();
    static Supplier<Integer> ss = () -> st++;
    CaptureForms(int p) {
        int loc = p + 1;
        late = () -> p + loc + f + st;
        class L {
            int get() {
                return p * loc + f;
            }
        }
        rs.add(() -> System.out.print(new L().get() + " "));
        rs.add(new Runnable() {
            final int mine = p;
            int n;
            public void run() {
                n += mine + f;
                System.out.print(n + " ");
            }
        });
        this.f = 2;
    }
    class In {
        int f = 100;
        Supplier<Integer> s() {
            int f = 1000;
            return () -> f + this.f + CaptureForms.this.f;
        }
        IntSupplier deep() {
            return () -> {
                IntSupplier x = () -> {
                    class Q {
                        int g() {
                            return In.this.f + CaptureForms.this.f;
                        }
                    }
                    return new Q().g();
                };
                return x.getAsInt();
            };
        }
    }
    static abstract class Base {
        Base() {
            hook();
        }
        abstract void hook();
    }
    static void anon(String s) {
        int n = s.length();
        new Base() {
            int z = 9;
            void hook() {
                System.out.println("hook " + s + n + z);
            }
        }.hook();
    }
    static List<Supplier<String>> loops() {
        List<Supplier<String>> l = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            final int j = i;
            for (String s : new String[] {"a", "b"}) {
                l.add(() -> s + j);
            }
        }
        int k = 0;
        while (k < 2) {
            int c = k++;
            l.add(() -> "w" + c);
        }
        return l;
    }
    static Function<Integer, Integer> compose(List<Function<Integer, Integer>> fs) {
        Function<Integer, Integer> r = x -> x;
        for (Function<Integer, Integer> f : fs) {
            Function<Integer, Integer> prev = r;
            r = x -> f.apply(prev.apply(x));
        }
        return r;
    }
    static Runnable counter(String n, int[] c) {
        return () -> System.out.print(n + ++c[0] + " ");
    }
    static <T> Supplier<T> memo(Supplier<T> s) {
        Object[] box = new Object[1];
        boolean[] has = {false};
        return () -> {
            if (!has[0]) {
                box[0] = s.get();
                has[0] = true;
            }
            @SuppressWarnings("unchecked") T t = (T) box[0];
            return t;
        };
    }
    interface Rec<A, B> {
        B go(Rec<A, B> self, A a);
    }
    static <A, B> Function<A, B> fix(Rec<A, B> r) {
        return a -> r.go(r, a);
    }
    int sum(Iterable<Integer> it) {
        int[] s = {0};
        it.forEach(x -> s[0] += x * f);
        return s[0];
    }
    static String tryIt(Supplier<String> s) {
        try {
            return s.get();
        } catch (RuntimeException e) {
            Supplier<String> m = e::getMessage;
            return "E" + m.get();
        }
    }
    Supplier<Supplier<Integer>> nest(int a) {
        return () -> {
            int b = a * 2;
            return () -> {
                int c = b + f;
                return a + b + c;
            };
        };
    }
    public static void main(String[] args) {
        CaptureForms c = new CaptureForms(3);
        System.out.println(c.init.get() + " " + c.late.get());
        c.f = 7;
        c.rs.forEach(Runnable::run);
        c.rs.forEach(Runnable::run);
        System.out.println();
        In in = c.new In();
        Supplier<Integer> s = in.s();
        in.f = 200;
        System.out.println(s.get() + " " + in.deep().getAsInt());
        anon("xy");
        for (Supplier<String> x : loops()) System.out.print(x.get() + " ");
        System.out.println();
        System.out.println(compose(List.of(x -> x + 1, x -> x * 10, x -> x - 3)).apply(4));
        int[] cnt = {0};
        Runnable r1 = counter("p", cnt), r2 = counter("q", cnt);
        r1.run();
        r2.run();
        r1.run();
        System.out.println(cnt[0]);
        Supplier<Integer> m = memo(() -> {
            System.out.print("once ");
            return 42;
        });
        System.out.println(m.get() + m.get());
        System.out.println(CaptureForms.<Integer, Long>fix((self, n) -> n < 2 ? 1L : n * self.go(self, n - 1)).apply(12));
        System.out.println(c.sum(List.of(1, 2, 3)) + tryIt(() -> {
            throw new IllegalStateException("bad");
        }) + tryIt(() -> "ok") + c.nest(5).get().get() + ss.get() + ss.get() + st);
        String str = "v";
        str += "w";
        String fin = str;
        Function<String, String> fs = fin::concat;
        System.out.println(fs.apply("!") + fin);
        Map<String, Function<Double, Double>> ops = new LinkedHashMap<>();
        double k = 2.5;
        ops.put("mul", x -> x * k);
        ops.put("neg", x -> -x);
        ops.put("abs", Math::abs);
        double acc = 3;
        for (var e : ops.entrySet()) acc = e.getValue().apply(acc);
        System.out.println(acc);
        Object lock = new Object();
        Runnable nested = () -> {
            synchronized (lock) {
                Runnable q = () -> System.out.println(lock == lock);
                q.run();
            }
        };
        nested.run();
        Comparator<int[]> byK = (a, b) -> {
            int i = cnt[0] % 2;
            return a[i] - b[i];
        };
        System.out.println(byK.compare(new int[] {1, 5}, new int[] {2, 4}));
        BooleanSupplier[] bs = new BooleanSupplier[3];
        for (int i = 0; i < 3; i++) {
            int q = i;
            bs[i] = () -> q % 2 == 0;
        }
        for (BooleanSupplier b : bs) System.out.print(b.getAsBoolean() + " ");
        System.out.println();
    }
}
