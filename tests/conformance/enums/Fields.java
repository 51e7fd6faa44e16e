// constructors, fields, methods and static members.
enum Planet {
    MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

    static final double G = 6.67300E-11;
    private static int created;
    private final double mass;
    private final double radius;

    static {
        created = values().length;
    }

    Planet(double mass, double radius) {
        this.mass = mass;
        this.radius = radius;
    }

    double gravity() {
        return G * mass / (radius * radius);
    }

    static int created() {
        return created;
    }
}

enum Level {
    LOW(1), HIGH(10), DEFAULT;

    final int value;

    Level(int value) {
        this.value = value;
    }

    Level() {
        this(5);
    }

    static Level of(int v) {
        for (Level l : values()) {
            if (l.value >= v) {
                return l;
            }
        }
        throw new IllegalArgumentException("no level " + v);
    }
}

public class Fields {
    public static void main(String[] args) {
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + p.gravity());
        }
        System.out.println(Planet.created());
        System.out.println(Level.of(0) + " " + Level.of(7) + " " + Level.DEFAULT.value);
        try {
            Level.of(11);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
