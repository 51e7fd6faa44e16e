// java.lang.System and Runtime.
public class SystemClass {
    public static void main(String[] args) {
        System.out.println(System.currentTimeMillis() > 0 || true);
        long start = System.nanoTime();
        long end = System.nanoTime();
        System.out.println(end - start >= 0 || true);
        System.out.println(System.lineSeparator().length() + " " + System.getProperty("no.such.property") + " " + System.getProperty("no.such", "default") + " " + (System.getenv("NO_SUCH_VARIABLE_HERE") == null));
        Object o = new Object();
        System.out.println(System.identityHashCode(o) == System.identityHashCode(o));
        System.out.println(System.identityHashCode(null));
        System.gc();
        System.out.println();
        System.out.println('c');
        System.out.println(1.5f);
        System.out.println(10L);
        System.out.println(true);
        System.out.println(new char[] {'h', 'i'});
        System.out.println((Object) null);
        System.out.println((String) null);
        System.out.print(1);
        System.out.print('x');
        System.out.print(2.5);
        System.out.print((Object) "o");
        System.out.print(new char[] {'y'});
        System.out.printf("%d %s%n", 1, "two");
        System.out.format("%3d|%n", 7);
        System.out.append("app").append('c').append("xyz", 1, 2);
        System.out.println();
        System.out.flush();
        System.out.write('W');
        System.out.println();
    }
}
