// class literals as type tokens.
import java.util.*;
public class ClassTokens {
    static <T> List<T> only(List<?> l, Class<T> c) {
        List<T> r = new ArrayList<>();
        for (Object o : l) if (c.isInstance(o)) r.add(c.cast(o));
        return r;
    }
    static class Bag {
        private final Map<Class<?>, Object> m = new HashMap<>();
        <T> void put(Class<T> c, T t) {
            m.put(c, t);
        }
        <T> T get(Class<T> c) {
            return c.cast(m.get(c));
        }
    }
    interface I { }
    static class A implements I { }
    static class B extends A { }
    enum E {
        P, Q { }
    }
    record R(int x) { }
    static <E extends Enum<E>> String all(Class<E> c) {
        return Arrays.toString(c.getEnumConstants()) + c.isEnum();
    }
    static void f(Object o) {
        class Loc { }
        System.out.println(new Loc().getClass().isLocalClass() + " " + new Object() {
        }.getClass().isAnonymousClass() + o.getClass().isMemberClass() + "s".getClass().isMemberClass());
    }
    public static void main(String[] args) {
        System.out.println(only(List.of(1, "a", 2.5, "b", 3), String.class) + " " + only(List.of(1, "a", 2.5, 3L), Number.class) + only(Arrays.asList(1, null), Integer.class) + only(List.of(new A(), new B(), new R(1)), I.class).size() + only(List.of(new int[0], new String[0], new Integer[0]), Object[].class).size());
        Bag b = new Bag();
        b.put(String.class, "s");
        b.put(Integer.class, 5);
        System.out.println(b.get(String.class) + b.get(Integer.class) + b.get(Long.class));
        try {
            Object o = "x";
            Integer.class.cast(o);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(all(E.class) + int.class.isInstance(1) + int[].class.isInstance(new int[1]) + A.class.isInstance(new B()) + B.class.isInstance(new A()) + Object.class.isInstance(null));
        f(new A());
        System.out.println(int.class + " " + int[].class + " " + String[][].class.getSimpleName() + " " + E.Q.getDeclaringClass() + " " + A.class.getName() + " " + (new A().getClass() == A.class) + I.class.isInterface() + int.class.isPrimitive() + String.class.getPackageName() + Map.Entry.class.getName() + void.class + new R(2).getClass().getSimpleName());
    }
}
