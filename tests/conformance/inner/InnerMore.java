// inner, local and anonymous classes with captures and outer instances.
import java.util.*;
import java.util.function.*;
public class InnerMore {
    private int v = 1;
    private static int sv = 100;
    int id;
    InnerMore(int id) {
        this.id = id;
    }
    class In {
        int v = 2;
        class Deep {
            int v = 3;
            String all(int v) {
                return "" + v + this.v + In.this.v + InnerMore.this.v + id + sv;
            }
            void bump() {
                InnerMore.this.v++;
                In.this.v += 10;
                this.v *= 2;
                sv--;
            }
        }
        Deep deep() {
            return new Deep();
        }
        In me() {
            return this;
        }
    }
    static class SN {
        int q;
        SN(InnerMore o) {
            q = o.v;
        }
        private int secret() {
            return q * 7;
        }
    }
    class Sub extends In {
        int w = v + InnerMore.this.v;
    }
    static class Ext extends InnerMore.In {
        Ext(InnerMore o) {
            o.super();
        }
    }
    private class Priv {
        private int x = v;
        private Priv next;
    }
    Supplier<Integer> counter(int start) {
        int[] n = {start};
        class Local implements Supplier<Integer> {
            int calls;
            public Integer get() {
                calls++;
                return n[0]++ + v + calls;
            }
        }
        return new Local();
    }
    Function<Integer, Function<Integer, Integer>> adder() {
        return a -> b -> a + b + v;
    }
    Iterable<Integer> upTo(final int n) {
        return () -> new Iterator<Integer>() {
            int i = 0;
            public boolean hasNext() {
                return i < n;
            }
            public Integer next() {
                return i++ * v;
            }
        };
    }
    static Runnable chain(String s, Runnable next) {
        return new Runnable() {
            int times = 0;
            { times = s.length(); } public void run() {
                System.out.print(s + times + " ");
                if (next != null) next.run();
            }
        };
    }
    interface Shape {
        double area();
        default String info() {
            return getClass().isAnonymousClass() + " " + area();
        }
    }
    static int fib(int n) {
        return new Object() {
            int f(int k) {
                return k < 2 ? k : f(k - 1) + f(k - 2);
            }
        }.f(n);
    }
    String recursive(int d) {
        class Node {
            Node child;
            int depth;
            Node(int depth) {
                this.depth = depth;
                if (depth < d) child = new Node(depth + 1);
            }
            int count() {
                return child == null ? 1 : 1 + child.count();
            }
        }
        return "n" + new Node(0).count();
    }
    public static void main(String[] args) {
        InnerMore o = new InnerMore(7);
        InnerMore.In in = o.new In();
        InnerMore.In.Deep d = in.new Deep();
        System.out.println(d.all(4));
        d.bump();
        System.out.println(d.all(4) + " " + o.v + in.v + sv);
        System.out.println(o.new In().deep().all(9) + new SN(o).secret() + o.new Sub().w + new Ext(o).v + new Ext(new InnerMore(1)).deep().all(0));
        Supplier<Integer> c = o.counter(5), c2 = o.counter(50);
        System.out.println(c.get() + " " + c.get() + " " + c2.get() + " " + c.get());
        System.out.println(o.adder().apply(3).apply(4));
        for (int x : o.upTo(4)) System.out.print(x + " ");
        System.out.println();
        chain("a", chain("bb", null)).run();
        System.out.println();
        List<Runnable> rs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int j = i * i;
            rs.add(() -> System.out.print(j + " "));
            rs.add(new Runnable() {
                int k = j + 1;
                public void run() {
                    System.out.print(k++ + "! ");
                }
            });
        }
        for (String s : List.of("x", "y")) rs.add(() -> System.out.print(s));
        rs.forEach(Runnable::run);
        rs.forEach(Runnable::run);
        System.out.println();
        Shape sq = () -> 4.0;
        Shape an = new Shape() {
            public double area() {
                return 2;
            }
            @Override public String info() {
                return "own " + Shape.super.info();
            }
        };
        System.out.println(sq.info() + " " + an.info());
        System.out.println(fib(12) + o.recursive(5));
        var anon = new Object() {
            int hidden = 5;
            int twice() {
                return hidden * 2;
            }
        };
        anon.hidden++;
        System.out.println(anon.twice());
        Priv p = o.new Priv();
        p.next = o.new Priv();
        p.next.x = 9;
        System.out.println(p.x + p.next.x);
        try {
            InnerMore nul = null;
            nul.new In();
        } catch (NullPointerException e) {
            System.out.println("null outer");
        }
        System.out.println(new InnerMore(3) {
            int extra = id * 2;
            int get() {
                return extra + id;
            }
        }.get());
        int base = 10;
        class Adder {
            int add(int x) {
                return x + base;
            }
            Adder twice() {
                return new Adder() {
                    @Override int add(int x) {
                        return super.add(super.add(x));
                    }
                };
            }
        }
        System.out.println(new Adder().twice().add(1) + " " + new Adder().getClass().getSimpleName());
        record Pt(int x, int y) {
            Pt {
                if (x > y) {
                    int t = x;
                    x = y;
                    y = t;
                }
            }
            int sum() {
                return x + y;
            }
        }
        enum Lc {
            A, B
        }
        interface Lo {
            int z();
        }
        Lo lo = () -> new Pt(5, 2).x();
        System.out.println(lo.z() + " " + Lc.B + new Pt(9, 1));
    }
}
