// casts choose overloads.
public class CastArguments {
    static String f(Object o) {
        return "Object";
    }

    static String f(Integer i) {
        return "Integer";
    }

    static String f(int i) {
        return "int";
    }

    static String f(long l) {
        return "long";
    }

    static String f(char c) {
        return "char";
    }

    static String g(Object... os) {
        return "varargs" + os.length;
    }

    static String g(Object o) {
        return "one";
    }

    public static void main(String[] args) {
        System.out.println(f(1) + f((Object) 1) + f((Integer) 1) + f((long) 1) + f((char) 65) + f((byte) 1) + f((Number) 1) + f((Comparable<Integer>) 1));
        Object array = (Object) new String[] {"x", "y"};
        System.out.println(g((Object) new String[] {"x"}) + g((Object[]) new String[] {"x", "y"}) + ((String[]) array).length);
        Object lambda = (Object) (Runnable) () -> System.out.println("ran");
        ((Runnable) lambda).run();
        int[] a = (int[]) (Object) new int[] {1, 2};
        System.out.println(a[1] + ((Object) a).getClass().getSimpleName());
        StringBuilder b = new StringBuilder();
        b.append((Object) "o").append((CharSequence) "c").append((int) 'c').append((char) 99).append((double) 1);
        System.out.println(b);
    }
}
