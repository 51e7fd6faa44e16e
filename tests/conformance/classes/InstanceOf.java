// instanceof with and without variables.
public class InstanceOf {
    static String describe(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big " + (i + 1);
        } else if (o instanceof Integer i) {
            return "int " + i;
        } else if (o instanceof String s && !s.isEmpty()) {
            return "string " + s.charAt(0);
        } else if (!(o instanceof int[] a)) {
            return "other " + o;
        } else {
            return "array " + a.length;
        }
    }

    static int length(Object o) {
        if (!(o instanceof CharSequence c)) {
            return -1;
        }
        return c.length();
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {5, 50, "hey", "", 2.5, null, new int[3]}) {
            System.out.println(describe(o) + " " + length(o));
        }
        Object n = null;
        System.out.println((n instanceof Object) + " " + (n instanceof String));
        Object list = new java.util.ArrayList<String>();
        System.out.println((list instanceof java.util.List) + " " + (list instanceof java.util.List<?> l && l.isEmpty()) + " " + (list instanceof Iterable<?>));
        Object[] objects = new String[] {"a"};
        System.out.println((objects instanceof String[]) + " " + (objects instanceof Object[]));
        Object x = "loop";
        while (!(x instanceof Integer k)) {
            x = x.toString().length();
        }
        System.out.println(k + 1);
        boolean both = x instanceof Integer a && a == 4 ? a > 3 : false;
        System.out.println(both);
    }
}
