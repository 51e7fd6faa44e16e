// arrays of varargs have the type of the call.
public class VarargsTypes {
    @SafeVarargs
    static <T> T[] arr(T... ts) {
        return ts;
    }

    static Object[] objects(Object... os) {
        return os;
    }

    public static void main(String[] args) {
        String[] s = arr("a", "b");
        System.out.println(s.length + s[1] + s.getClass().getSimpleName() + objects("a").getClass().getSimpleName() + objects((Object[]) s).getClass().getSimpleName());
        Object[] o = s;
        try {
            o[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Integer[] i = arr(1, 2, 3);
        System.out.println(i[2] + arr().length);
        java.util.List<String> l = java.util.Arrays.asList("x", "y");
        System.out.println(l.toArray().getClass() == Object[].class);
    }
}
