// names of classes of all kinds.
public class ClassObjects {
    interface Face {
    }

    static class Nested {
        class Inner {
        }
    }

    public static void main(String[] args) {
        Object[] all = {new Nested(), new Nested().new Inner(), "s", 1, new int[0], new String[0][0], 'c', new java.util.HashMap<String, Integer>()};
        for (Object o : all) {
            System.out.println(o.getClass().getName() + " " + o.getClass().getSimpleName());
        }
        System.out.println(Face.class + " " + Nested.class + " " + int.class + " " + void.class + " " + long[].class + " " + String[][].class.getSimpleName() + " " + Nested.Inner.class.getName());
        System.out.println((Nested.class == new Nested().getClass()) + " " + Nested.class.equals(Face.class) + " " + Face.class.isInterface() + " " + int[].class.isArray() + " " + Nested.class.getTypeName() + " " + String[].class.getTypeName() + " " + Nested.Inner.class.getCanonicalName() + " " + String.class.getPackageName());
        class Local {
        }
        System.out.println(new Local().getClass().getSimpleName() + "|" + new Object() { }.getClass().getSimpleName() + "|");
        java.util.Map<Class<?>, String> m = new java.util.HashMap<>();
        m.put(String.class, "text");
        System.out.println(m.get("x".getClass()));
    }
}
