// builder, visitor, observer, strategy, command, state, decorator, iterator, singleton.
import java.util.*;
import java.util.function.*;
public class DesignPatterns {
    static class Pizza {
        private final String size;
        private final List<String> tops;
        private Pizza(Builder b) {
            size = b.size;
            tops = List.copyOf(b.tops);
        }
        static Builder builder() {
            return new Builder();
        }
        static class Builder {
            private String size = "M";
            private final List<String> tops = new ArrayList<>();
            Builder size(String s) {
                size = s;
                return this;
            }
            Builder top(String t) {
                tops.add(t);
                return this;
            }
            Pizza build() {
                if (tops.isEmpty()) throw new IllegalStateException("no toppings");
                return new Pizza(this);
            }
        }
        @Override public String toString() {
            return size + tops;
        }
    }
    interface Expr {
        <R> R accept(Visitor<R> v);
    }
    interface Visitor<R> {
        R num(Num n);
        R bin(Bin b);
    }
    record Num(int v) implements Expr {
        public <R> R accept(Visitor<R> v) {
            return v.num(this);
        }
    }
    record Bin(char op, Expr l, Expr r) implements Expr {
        public <R> R accept(Visitor<R> v) {
            return v.bin(this);
        }
    }
    static class Eval implements Visitor<Integer> {
        public Integer num(Num n) {
            return n.v();
        }
        public Integer bin(Bin b) {
            int x = b.l().accept(this), y = b.r().accept(this);
            return switch (b.op()) {
                case '+' -> x + y;
                case '*' -> x * y;
                case '-' -> x - y;
                default -> throw new UnsupportedOperationException("" + b.op());
            };
        }
    }
    static class Show implements Visitor<String> {
        public String num(Num n) {
            return "" + n.v();
        }
        public String bin(Bin b) {
            return "(" + b.l().accept(this) + b.op() + b.r().accept(this) + ")";
        }
    }
    static class Subject<T> {
        private final Map<String, Consumer<? super T>> obs = new LinkedHashMap<>();
        void on(String n, Consumer<? super T> c) {
            obs.put(n, c);
        }
        void off(String n) {
            obs.remove(n);
        }
        void fire(T t) {
            obs.values().forEach(o -> o.accept(t));
        }
    }
    interface Command {
        void run();
        void undo();
    }
    static class Editor {
        private final StringBuilder text = new StringBuilder();
        private final Deque<Command> done = new ArrayDeque<>();
        void type(String s) {
            exec(new Command() {
                public void run() {
                    text.append(s);
                }
                public void undo() {
                    text.setLength(text.length() - s.length());
                }
            });
        }
        void upper() {
            exec(new Command() {
                String old;
                public void run() {
                    old = text.toString();
                    text.setLength(0);
                    text.append(old.toUpperCase());
                }
                public void undo() {
                    text.setLength(0);
                    text.append(old);
                }
            });
        }
        void exec(Command c) {
            c.run();
            done.push(c);
        }
        boolean undo() {
            if (done.isEmpty()) return false;
            done.pop().undo();
            return true;
        }
    }
    enum Light {
        RED {
            Light next() {
                return GREEN;
            }
        }, GREEN {
            Light next() {
                return YELLOW;
            }
        }, YELLOW {
            Light next() {
                return RED;
            }
        };
        abstract Light next();
    }
    interface Text {
        String get();
    }
    static Text bold(Text t) {
        return () -> "<b>" + t.get() + "</b>";
    }
    static abstract class Deco implements Text {
        final Text in;
        Deco(Text in) {
            this.in = in;
        }
    }
    static class Rep extends Deco {
        final int n;
        Rep(Text t, int n) {
            super(t);
            this.n = n;
        }
        public String get() {
            return in.get().repeat(n);
        }
    }
    static final class Single {
        private static Single one;
        static int made;
        private Single() {
            made++;
        }
        static Single get() {
            if (one == null) one = new Single();
            return one;
        }
    }
    static abstract class Tmpl {
        final String run() {
            return a() + b() + ".";
        }
        abstract String a();
        String b() {
            return "b";
        }
    }
    static class Pool<T> {
        final Supplier<T> f;
        final Deque<T> free = new ArrayDeque<>();
        int made;
        Pool(Supplier<T> f) {
            this.f = f;
        }
        T take() {
            if (free.isEmpty()) {
                made++;
                return f.get();
            }
            return free.pop();
        }
        void give(T t) {
            free.push(t);
        }
    }
    static class Chain {
        final Predicate<Integer> p;
        final String n;
        Chain next;
        Chain(String n, Predicate<Integer> p, Chain next) {
            this.n = n;
            this.p = p;
            this.next = next;
        }
        String handle(int x) {
            return p.test(x) ? n : next == null ? "none" : next.handle(x);
        }
    }
    public static void main(String[] args) {
        System.out.println(Pizza.builder().size("L").top("ham").top("egg").build());
        try {
            Pizza.builder().build();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Expr e = new Bin('+', new Num(2), new Bin('*', new Num(3), new Num(4)));
        System.out.println(e.accept(new Show()) + "=" + e.accept(new Eval()) + e);
        Subject<Integer> s = new Subject<>();
        List<String> log = new ArrayList<>();
        s.on("a", x -> log.add("a" + x));
        s.on("b", x -> log.add("b" + x * 2));
        s.fire(1);
        s.off("a");
        s.fire(2);
        System.out.println(log);
        Editor ed = new Editor();
        ed.type("ab");
        ed.type("c");
        ed.upper();
        System.out.print(ed.text + " ");
        ed.undo();
        System.out.print(ed.text + " ");
        ed.undo();
        ed.undo();
        System.out.println("[" + ed.text + "]" + ed.undo());
        Light l = Light.RED;
        for (int i = 0; i < 4; i++) {
            System.out.print(l + " ");
            l = l.next();
        }
        System.out.println(bold(new Rep(() -> "x", 3)).get());
        System.out.println((Single.get() == Single.get()) + "" + Single.made + new Tmpl() {
            String a() {
                return "a";
            }
        }.run() + new Tmpl() {
            String a() {
                return "z";
            }
            @Override String b() {
                return super.b() + "!";
            }
        }.run());
        Map<String, IntBinaryOperator> ops = new TreeMap<>(Map.of("add", Integer::sum, "max", Math::max, "pow", (a, b) -> {
            int r = 1;
            while (b-- > 0) r *= a;
            return r;
        }));
        ops.forEach((n, f) -> System.out.print(n + f.applyAsInt(2, 5) + " "));
        System.out.println();
        Pool<StringBuilder> p = new Pool<>(StringBuilder::new);
        StringBuilder b1 = p.take();
        p.give(b1);
        System.out.println((p.take() == b1) + "" + p.made);
        Chain c = new Chain("neg", x -> x < 0, new Chain("even", x -> x % 2 == 0, new Chain("big", x -> x > 10, null)));
        System.out.println(c.handle(-1) + c.handle(4) + c.handle(11) + c.handle(3));
    }
}
