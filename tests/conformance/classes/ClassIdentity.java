import java.util.*;
import java.util.concurrent.atomic.*;

// What class objects tell, and that there is one for each class.
public class ClassIdentity {
    interface Shape { double area(); }
    record Square(double side) implements Shape { public double area() { return side * side; } }
    static abstract class Base implements Shape, Comparable<Base> {
        public int compareTo(Base o) { return Double.compare(area(), o.area()); }
        @Override public boolean equals(Object o) { return o != null && getClass() == o.getClass() && ((Base) o).area() == area(); }
        @Override public int hashCode() { return (int) area(); }
        @Override public String toString() { return getClass().getSimpleName() + "(" + area() + ")"; }
    }
    static class Circle extends Base { public double area() { return 3; } }
    static class Disc extends Circle { }
    enum Op { ADD { int f(int a) { return a + 1; } }, SUB { int f(int a) { return a - 1; } }; abstract int f(int a); }
    enum Plain { A, B }
    @interface Mark { }
    static class Generic<T> {
        final Class<T> type;
        Generic(Class<T> type) { this.type = type; }
        T get(Object o) { return type.cast(o); }
        boolean fits(Object o) { return type.isInstance(o); }
    }
    static class Loud { static { System.out.println("Loud is initialised"); } }
    static int loads;

    static <T> T first(List<?> all, Class<T> type) {
        for (Object o : all) if (type.isInstance(o)) return type.cast(o);
        return null;
    }

    static String about(Class<?> c) {
        return c + " " + c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.getPackageName() + " array " + c.isArray() + " interface " + c.isInterface()
            + " enum " + c.isEnum() + " record " + c.isRecord() + " annotation " + c.isAnnotation() + " primitive " + c.isPrimitive() + " super " + c.getSuperclass() + " component " + c.getComponentType();
    }

    public static void main(String[] args) throws Exception {
        Class<?>[] all = {
            Shape.class, Square.class, Base.class, Circle.class, Disc.class, Op.class, Plain.class, Mark.class, int.class, void.class, boolean.class, int[].class, int[][].class,
            String[].class, Circle[].class, Object.class, String.class, Integer.class, Number.class, Runnable.class, List.class, Thread.class, Enum.class, Record.class,
            IllegalArgumentException.class, RuntimeException.class, Throwable.class, Error.class
        };
        for (Class<?> c : all) System.out.println(about(c));
        System.out.println(about(Op.ADD.getClass()));
        System.out.println(Op.ADD.getClass() == Op.class);
        System.out.println(Op.ADD.getClass().getSuperclass() == Op.class);
        System.out.println(Op.ADD.getDeclaringClass() == Op.class);
        System.out.println(Plain.A.getClass() == Plain.class);
        System.out.println(Plain.A.getDeclaringClass() == Plain.B.getClass());
        System.out.println(Arrays.toString(Op.class.getEnumConstants()) + Arrays.toString(Plain.class.getEnumConstants()) + (Op.ADD.getClass().getEnumConstants() == null) + (Disc.class.getEnumConstants() == null));

        Object x = Circle.class, y = new Circle().getClass();
        System.out.println((x == y) + " " + x.equals(y) + " " + (x.hashCode() == y.hashCode()) + " " + (System.identityHashCode(x) == x.hashCode()));
        System.out.println(new int[1].getClass() == int[].class);
        System.out.println(new int[2][3].getClass().getComponentType() == int[].class);
        System.out.println(new Circle[0].getClass() == Circle[].class);
        System.out.println("a".getClass() == String.class);
        System.out.println(((Object) 1).getClass() == Integer.class);
        System.out.println(((Object) 'c').getClass() == Character.class);
        System.out.println(new Object().getClass() == Object.class);
        Object list = new ArrayList<String>();
        System.out.println(list.getClass() == ArrayList.class);
        System.out.println(list.getClass() == new ArrayList<Integer>().getClass());
        System.out.println(Circle.class.getClass() == Class.class);
        System.out.println(Class.class.getClass() == Class.class);
        Runnable r = () -> { }, s = () -> { };
        System.out.println(r.getClass() != s.getClass());
        System.out.println(r.getClass() == r.getClass());
        System.out.println(r.getClass().getSuperclass());
        Runnable[] two = new Runnable[2];
        for (int i = 0; i < 2; i++) two[i] = () -> loads++;
        System.out.println(two[0].getClass() == two[1].getClass());
        Object anonymous = new Circle() { };
        System.out.println(anonymous.getClass().getSuperclass() == Circle.class);
        System.out.println(anonymous.getClass().isAnonymousClass() + "[" + anonymous.getClass().getSimpleName() + "]" + anonymous.getClass().getName());

        Class<?>[] kinds = {Object.class, Shape.class, Base.class, Circle.class, Disc.class, Square.class, Comparable.class, int.class, Integer.class, Number.class, Object[].class, Shape[].class, Disc[].class, int[].class, Cloneable.class};
        for (Class<?> a : kinds) {
            StringBuilder line = new StringBuilder();
            for (Class<?> b : kinds) line.append(a.isAssignableFrom(b) ? 'x' : '.');
            System.out.println(line + " " + a.getSimpleName());
        }
        Object[] things = {new Circle(), new Disc(), new Square(2), "text", 1, new int[1], new Disc[1], null, Plain.A, r};
        for (Class<?> a : kinds) {
            StringBuilder line = new StringBuilder();
            for (Object o : things) line.append(a.isInstance(o) ? 'x' : '.');
            System.out.println(line + " " + a.getSimpleName());
        }

        Map<Class<?>, String> names = new IdentityHashMap<>();
        names.put(Circle.class, "circle");
        System.out.println(names.get(new Circle().getClass()) + names.get(Disc.class) + names.containsKey(x));
        Map<Class<?>, AtomicInteger> counts = new HashMap<>();
        for (Object o : new Object[] {1, "a", 2, "b", new Circle(), 3}) counts.computeIfAbsent(o.getClass(), k -> new AtomicInteger()).incrementAndGet();
        System.out.println(counts.get(Integer.class) + " " + counts.get(String.class) + " " + counts.get(Circle.class) + " " + counts.size());
        System.out.println(new HashSet<Object>(List.of(Circle.class, y == Disc.class, Disc.class)).contains(y));
        System.out.println(first(List.of(1, "two", 3.0), String.class) + first(List.of(1, "two", 3.0), Double.class) + first(List.of(1), Disc.class));
        Generic<String> g = new Generic<>(String.class);
        System.out.println(g.fits("s") + " " + g.fits(1) + " " + g.get("s"));
        try {
            g.get(1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Disc.class.asSubclass(Circle.class) == Disc.class);
        try {
            Circle.class.asSubclass(Disc.class);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Circle().equals(new Circle()) + " " + new Circle().equals(new Disc()) + " " + new Disc());

        Class<?> quiet = Loud.class;
        System.out.println(quiet.getSimpleName());
        Class<?> loud = Class.forName("ClassIdentity$Loud");
        System.out.println(loud == quiet);
        System.out.println(Class.forName("ClassIdentity") == ClassIdentity.class);
        synchronized (Circle.class) {
            System.out.println(Thread.holdsLock(Circle.class) + " " + Thread.holdsLock(y) + " " + Thread.holdsLock(Disc.class));
            Circle.class.notifyAll();
        }
        System.out.println(Thread.holdsLock(Circle.class));
        try {
            Circle.class.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner");
        }
        System.out.println(locked() + " " + Thread.holdsLock(ClassIdentity.class));
    }

    static synchronized boolean locked() {
        return Thread.holdsLock(ClassIdentity.class);
    }
}
