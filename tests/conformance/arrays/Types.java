// run-time types of arrays.
public class Types {
    public static void main(String[] args) {
        Object[] a = new String[] {"x"}, b = a.clone(), c = java.util.Arrays.copyOf(a, 2);
        System.out.println((a instanceof String[]) + " " + (b instanceof String[]) + " " + (c instanceof String[]) + " " + b.getClass().getSimpleName());
        String[] s = java.util.List.of("p", "q").toArray(new String[0]);
        Object o = s;
        System.out.println(((String[]) o).length + " " + s.getClass().getName() + " " + new int[0][0].getClass().getName());
        Object[] plain = java.util.List.of("p").toArray();
        System.out.println(plain instanceof String[]);
        try {
            String[] bad = (String[]) plain;
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        Integer[] ints = java.util.Arrays.copyOfRange(new Integer[] {1, 2, 3}, 1, 3);
        System.out.println(ints.getClass() == Integer[].class);
        Object arr = new long[] {1};
        if (arr instanceof long[] l) System.out.println(l[0] + l.length);
    }
}
