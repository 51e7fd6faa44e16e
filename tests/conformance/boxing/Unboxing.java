// arithmetic on boxes, null, compound assignment and increments.
public class Unboxing {
    public static void main(String[] args) {
        Integer i = 5;
        i++;
        ++i;
        i += 10;
        i = i * 2 - -i;
        System.out.println(i);
        Integer old = i++;
        System.out.println(old + " " + i + " " + (old == i));
        Character c = 'a';
        c++;
        System.out.println(c);
        Double d = 1.5;
        d /= 2;
        d++;
        System.out.println(d);
        Long l = 5L;
        l <<= 3;
        l = l + i;
        System.out.println(l);
        Boolean b = true;
        b &= false;
        b = !b;
        System.out.println(b ? "yes" : "no");
        Integer[] a = {1, 2};
        a[0] += a[1]++;
        System.out.println(a[0] + " " + a[1]);
        double sum = i + d + l + c;
        System.out.println(sum);
        Integer none = null;
        try {
            int x = none;
        } catch (NullPointerException e) {
            System.out.println("null 1");
        }
        try {
            none++;
        } catch (NullPointerException e) {
            System.out.println("null 2");
        }
        try {
            System.out.println(none == 0);
        } catch (NullPointerException e) {
            System.out.println("null 3");
        }
        System.out.println(none == null);
        Object o = 'c';
        char back = (char) o;
        int wide = (Character) o + 1;
        System.out.println(back + wide);
        long widened = (Integer) (Object) 7;
        System.out.println(widened);
        int[] table = {10, 20, 30};
        Integer index = 1;
        System.out.println(table[index] + table[index++] + table[index]);
    }
}
