// enums in interfaces, in classes, and switches over them.
interface Has {
    enum Kind { A, B }

    Kind kind();
}

class Impl implements Has {
    enum Mode {
        FAST(1), SLOW(10);

        final int delay;

        Mode(int d) {
            delay = d;
        }
    }

    Mode mode = Mode.SLOW;

    public Kind kind() {
        return mode == Mode.FAST ? Kind.A : Kind.B;
    }
}

public class Nested {
    public static void main(String[] args) {
        Impl i = new Impl();
        System.out.println(i.kind() + " " + i.mode + i.mode.delay);
        i.mode = Impl.Mode.values()[0];
        switch (i.kind()) {
            case A:
                System.out.println("is A " + Has.Kind.valueOf("B").compareTo(i.kind()));
                break;
            case B:
                System.out.println("is B");
        }
        System.out.println(Impl.Mode.valueOf("FAST").delay + " " + Has.Kind.A.hashCode() * 0 + " " + Has.Kind.A.toString().equals("A"));
        java.util.Map<Impl.Mode, String> m = new java.util.EnumMap<>(Impl.Mode.class);
        m.put(Impl.Mode.SLOW, "s");
        m.put(Impl.Mode.FAST, "f");
        System.out.println(m);
    }
}
