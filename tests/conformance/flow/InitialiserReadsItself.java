/** Locals that their own initialisers assign, and casts of conditional expressions. */
public class InitialiserReadsItself {
    public static void main(String[] args) {
        int k = (k = 3) * k;
        assert k == 9;
        int[] a = {1, 2}, b = a;
        boolean done = (done = true) && done;
        String s = (s = "x") + s;
        System.out.println(k + " " + b.length + " " + done + " " + s);
        Object o = (Object) (k > 3 ? 1 : "no");
        System.out.println(o);
        long l = (long) (k > 100 ? 1 : 2.5);
        double d = (double) (k > 3 ? 1 : 2L);
        System.out.println(l + " " + d + " " + (Integer) (k > 3 ? 5 : 6) + " " + (char) (k > 3 ? 'a' : 98));
        Runnable r = (Runnable) (k > 3 ? (Object) (Runnable) () -> System.out.println("run") : null);
        r.run();
    }
}
