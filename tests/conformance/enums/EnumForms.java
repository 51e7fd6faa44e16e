// enums: bodies, abstract methods, fields, valueOf, sets, maps, switch, interfaces, static init.
import java.util.*;
import java.util.function.*;
public class EnumForms {
    enum Op implements IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        }, SUB("-") {
            public int applyAsInt(int a, int b) {
                return a - b;
            }
            @Override boolean inverse() {
                return true;
            }
        }, MUL("*", (a, b) -> a * b);
        final String sym;
        private final IntBinaryOperator f;
        Op(String s) {
            this(s, null);
        }
        Op(String s, IntBinaryOperator f) {
            sym = s;
            this.f = f;
        }
        public int applyAsInt(int a, int b) {
            return f.applyAsInt(a, b);
        }
        boolean inverse() {
            return false;
        }
        private static final Map<String, Op> BY = new HashMap<>();
        static {
            for (Op o : values()) BY.put(o.sym, o);
        }
        static Op of(String s) {
            return Optional.ofNullable(BY.get(s)).orElseThrow(() -> new NoSuchElementException("no " + s));
        }
    }
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);
        final double mass, radius;
        Planet(double m, double r) {
            mass = m;
            radius = r;
        }
        double g() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }
    enum Level {
        LOW, MID, HIGH;
        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
        static Level parse(String s) {
            return valueOf(s.toUpperCase());
        }
    }
    enum Empty { }
    enum Single {
        INSTANCE;
        int count;
        int inc() {
            return ++count;
        }
    }
    enum State {
        A {
            State go() {
                return B;
            }
        }, B {
            State go() {
                return C;
            }
        }, C {
            State go() {
                return this;
            }
        };
        abstract State go();
    }
    interface HasCode {
        int code();
        default String hex() {
            return Integer.toHexString(code());
        }
    }
    enum Color implements HasCode {
        RED(0xff0000), GREEN(0x00ff00), BLUE(255);
        private final int c;
        Color(int c) {
            this.c = c;
        }
        public int code() {
            return c;
        }
        @Override public String toString() {
            return name().charAt(0) + name().substring(1).toLowerCase();
        }
    }
    public static void main(String[] args) {
        for (Op o : Op.values()) System.out.print(o + o.sym + o.applyAsInt(6, 3) + o.inverse() + o.ordinal() + " ");
        System.out.println(Op.of("*") + " " + Op.ADD.getClass().equals(Op.class) + Op.ADD.getDeclaringClass().getSimpleName() + Op.MUL.getClass().getSimpleName());
        try {
            Op.of("?");
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Level.parse("none");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.printf("%.2f %.3f%n", Planet.EARTH.g(), Planet.MERCURY.g());
        System.out.println(Level.HIGH.next() + " " + Level.parse("mid") + Level.LOW.compareTo(Level.HIGH) + Level.valueOf("MID").name() + Level.MID.equals(Level.MID) + (Level.LOW == Level.values()[0]) + Empty.values().length + Single.INSTANCE.inc() + Single.INSTANCE.inc());
        State s = State.A;
        for (int i = 0; i < 3; i++) {
            System.out.print(s + ">");
            s = s.go();
        }
        System.out.println(s);
        EnumMap<Level, List<String>> em = new EnumMap<>(Level.class);
        em.put(Level.HIGH, List.of("h"));
        em.computeIfAbsent(Level.LOW, k -> new ArrayList<>()).add("l");
        System.out.println(em + " " + em.containsKey(Level.MID) + em.firstEntryOr());
    }
    static class EnumMap<K extends Enum<K>, V> extends java.util.EnumMap<K, V> {
        EnumMap(Class<K> c) {
            super(c);
        }
        String firstEntryOr() {
            return isEmpty() ? "none" : entrySet().iterator().next().toString();
        }
    }
    static {
        EnumSet<Level> es = EnumSet.of(Level.HIGH, Level.LOW);
        es.add(Level.MID);
        es.remove(Level.LOW);
        System.out.println(es + " " + EnumSet.allOf(Level.class) + EnumSet.noneOf(Level.class) + EnumSet.range(Level.LOW, Level.MID) + EnumSet.complementOf(es) + EnumSet.copyOf(List.of(Level.HIGH, Level.LOW)) + es.contains(Level.HIGH));
        for (Color c : Color.values()) System.out.print(c + c.hex() + " ");
        System.out.println(Color.valueOf("RED") + Color.RED.name() + Arrays.toString(Color.values()) + Enum.valueOf(Level.class, "LOW") + Level.class.getEnumConstants().length + Level.LOW.hashCode() * 0 + List.of(Level.HIGH, Level.LOW, Level.MID).stream().sorted().toList() + Collections.max(EnumSet.allOf(Level.class)) + new TreeMap<>(Map.of(Level.MID, 1, Level.LOW, 2)));
        int n = switch (Level.MID) {
            case LOW -> 1;
            case MID -> 2;
            case HIGH -> 3;
        };
        Map<Color, Integer> counts = new TreeMap<>();
        for (Color c : List.of(Color.BLUE, Color.RED, Color.BLUE)) counts.merge(c, 1, Integer::sum);
        System.out.println(n + " " + counts + (Level.LOW instanceof Comparable) + Level.valueOf("HIGH").compareTo(Level.MID) + Level.LOW.getDeclaringClass().isEnum());
        Object o = Level.MID;
        System.out.println(o instanceof Level l && l.ordinal() == 1);
        switch (Color.GREEN) {
            case RED: System.out.println("r");
            case GREEN: System.out.println("g");
            case BLUE: System.out.println("b");
        }
    }
}
