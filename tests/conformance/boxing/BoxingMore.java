// boxes: caching, equality, unboxing null, compound operations, in collections and conditionals.
import java.util.*;
public class BoxingMore {
    static String t(Object o) {
        return o.getClass().getSimpleName();
    }
    static int calls;
    static Integer next() {
        return ++calls;
    }
    static Integer field = 5;
    static Integer nul;
    Long lf = 1L;
    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c <= d && c >= d) + " " + (c == 128));
        Long l = 127L, m = 127L, n = 128L, k = 128L;
        System.out.println((l == m) + " " + (n == k) + " " + l.equals(127) + " " + l.equals(127L) + " " + new Object().equals(null));
        Character x = 'a', y = 'a', z = '\u0080', w = '\u0080';
        Boolean p = true, q = Boolean.valueOf("true");
        Byte by = -128, bz = -128;
        Short sh = -129, si = -129;
        System.out.println((x == y) + " " + (z == w) + " " + (p == q) + " " + (by == bz) + " " + (sh == si) + " " + (Integer.valueOf(-128) == Integer.valueOf(-128)) + " " + (Integer.valueOf(-129) == Integer.valueOf(-129)) + " " + (Double.valueOf(1) == Double.valueOf(1)));
        Integer i = 10;
        i++;
        i += 5;
        i = i * 2;
        ++i;
        i--;
        i -= 1;
        i <<= 1;
        i ^= 3;
        System.out.println(i + " " + t(i));
        Character ch = 'a';
        ch++;
        System.out.println(ch);
        Double dd = 1.5;
        dd *= 2;
        dd++;
        System.out.println(dd);
        Long ll = 5L;
        ll += 1;
        ll = ll + 1;
        System.out.println(ll);
        Byte bb = 1;
        bb++;
        System.out.println(bb);
        Boolean bo = true;
        bo &= false;
        bo |= true;
        System.out.println(bo + " " + !bo);
        field++;
        field += field;
        System.out.println(field);
        try {
            int v = nul;
        } catch (NullPointerException e) {
            System.out.println("npe1");
        }
        try {
            if (nul == 3) System.out.println("?");
        } catch (NullPointerException e) {
            System.out.println("npe2");
        }
        try {
            nul++;
        } catch (NullPointerException e) {
            System.out.println("npe3");
        }
        try {
            Boolean nb = null;
            if (nb) System.out.println("?");
        } catch (NullPointerException e) {
            System.out.println("npe4");
        }
        try {
            Integer r = true ? nul : 0;
            System.out.println(r);
        } catch (NullPointerException e) {
            System.out.println("npe5");
        }
        Integer r2 = true ? nul : Integer.valueOf(0);
        System.out.println(r2);
        Map<String, Integer> map = new HashMap<>();
        try {
            int v = map.get("x");
        } catch (NullPointerException e) {
            System.out.println("npe6");
        }
        map.put("k", 1000);
        map.put("j", 1000);
        System.out.println((map.get("k") == map.get("j")) + " " + map.get("k").equals(map.get("j")) + " " + ((int) map.get("k") == map.get("j")));
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30, 1));
        list.remove(1);
        list.remove(Integer.valueOf(1));
        list.remove((Object) 30);
        System.out.println(list);
        Object o = 1;
        System.out.println(t(o) + t(1L) + t(1f) + t('c') + t(true) + t((byte) 1) + t((short) 1) + t(1.0) + t(o.equals(1) ? 1 : 2.0) + t(true ? 1 : 'a') + t(true ? (Integer) 1 : (Long) 2L) + t(false ? 1 : "s") + t(true ? null == null : 0));
        Number[] ns = {1, 2L, 3f, 4.0, (byte) 5, (short) 6};
        double sum = 0;
        for (Number u : ns) sum += u.doubleValue();
        System.out.println(sum);
        int total = 0;
        for (Integer e : new Integer[] {1, 2, 3}) total += e;
        for (int e : List.of(4, 5)) total += e;
        for (long e : List.of(6, 7)) total += e;
        System.out.println(total);
        int[] prim = {1, 2};
        Integer[] boxes = {1, 2};
        System.out.println(Arrays.asList(prim).size() + Arrays.asList(boxes).size());
        Integer e1 = next() + next() * next();
        System.out.println(e1);
        long wide = a;
        double wd = a;
        float wf = l;
        System.out.println(wide + wd + wf);
        Object[] objs = {1, 'a', "s", 2.5, null, true};
        for (Object ob : objs) {
            if (ob instanceof Integer iv) System.out.print(iv + 1 + " ");
            else if (ob instanceof Character cv) System.out.print((char) (cv + 1) + " ");
            else if (ob instanceof Double dv && dv > 2) System.out.print(dv / 2 + " ");
            else System.out.print(ob + " ");
        }
        System.out.println();
        switch (a) {
            case 127: System.out.println("max cache");
        }
        int idx = 0;
        Integer I = 1;
        int[] arr = {7, 8, 9};
        System.out.println(arr[I] + arr[I++] + arr[I]);
        System.out.println(new BoxingMore().lf++ + " " + (I = 50) + I);
        char cc = (char) (int) I;
        byte cb = I.byteValue();
        System.out.println(cc + " " + cb + (Integer) 5 + (int) 'a' + (Object) 5L + (long) a + (double) (int) c + (char) 66);
        System.out.println(Integer.valueOf(5).hashCode() + Long.valueOf(1L << 33).hashCode() + Boolean.hashCode(false) + Character.valueOf('a').hashCode() + Double.valueOf(2.5).hashCode() + Objects.hash(1, "a", null) + Arrays.asList(1, null, 3).hashCode() + new ArrayList<>(List.of("a")).hashCode());
        System.out.println(Integer.compare(a, c) + a.compareTo(c) + Long.compare(l, n) + x.compareTo('c') + p.compareTo(false) + dd.compareTo(4.0));
    }
}
