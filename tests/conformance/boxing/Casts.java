// casts between boxes, numbers and objects.
public class Casts {
    public static void main(String[] args) {
        Object o = 42;
        System.out.println((int) o + (Integer) o);
        try {
            long l = (Long) o;
        } catch (ClassCastException e) {
            System.out.println("not a Long");
        }
        try {
            String s = (String) o;
        } catch (ClassCastException e) {
            System.out.println("not a String");
        }
        Number n = 3.99;
        System.out.println(n.intValue() + " " + n.longValue() + " " + n.doubleValue() + " " + n.floatValue() + " " + n.byteValue() + " " + n.shortValue());
        Integer big = 300;
        System.out.println(big.byteValue() + " " + big.doubleValue() + " " + (byte) (int) big + " " + big.toString() + " " + big.compareTo(299) + " " + (char) big.intValue());
        Comparable<Integer> c = big;
        System.out.println(c.compareTo(301));
        System.out.println(Double.valueOf(2.7).intValue() + " " + Long.valueOf(1L << 33).intValue() + " " + Float.valueOf(1.5f).doubleValue());
        Object[] all = {1, 2L, 3.0, 4f, 'c', true, "s", (byte) 1, (short) 2, null};
        for (Object x : all) {
            if (x instanceof Number k) {
                System.out.print(k.intValue() + ":" + x.getClass().getSimpleName() + " ");
            } else {
                System.out.print(x + " ");
            }
        }
        System.out.println("");
        double total = 0;
        for (Object x : all) {
            total += x instanceof Integer i ? i : x instanceof Double d ? d : 0;
        }
        System.out.println(total);
    }
}
