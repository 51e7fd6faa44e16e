// arrays of subtypes and ArrayStoreException.
public class Covariance {
    public static void main(String[] args) {
        Number[] n = new Integer[2];
        n[0] = 5;
        try {
            n[1] = 2.5;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Object[] o = new String[] {"a", "b"};
        o[0] = "c";
        try {
            o[1] = new Object();
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        o[1] = null;
        System.out.println(o[0] + " " + o[1] + " " + (o instanceof String[]) + " " + (n instanceof Integer[]) + " " + o.getClass().getSimpleName());
        String[] s = (String[]) o;
        System.out.println(s.length);
        Object[][] oo = new String[1][1];
        try {
            oo[0] = new Integer[1];
        } catch (ArrayStoreException e) {
            System.out.println("store");
        }
        Comparable<?>[] c = new Integer[] {3, 1};
        System.out.println(c[1]);
        try {
            Object[] bad = (Object[]) (Object) new int[1];
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        Runnable[] r = {() -> System.out.println("run")};
        r[0].run();
    }
}
