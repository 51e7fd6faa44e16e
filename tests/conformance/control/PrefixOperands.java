// values of increments and assignments beside later changes of the variable.
public class PrefixOperands {
    static int three(int a, int b, int c) {
        return a * 10000 + b * 100 + c;
    }
    static String s3(Object a, Object b, Object c) {
        return a + "," + b + "," + c;
    }
    static long wide(long a, long b) {
        return a * 1000 + b;
    }
    public static void main(String[] args) {
        int i = 1;
        System.out.println(++i + ++i * ++i);
        i = 5;
        System.out.println(--i - --i - i--);
        System.out.println(three(++i, ++i, i++));
        System.out.println(three(i = 7, i += 2, i));
        i = 3;
        int j = (i = 4) + (i = 5) + i;
        System.out.println(j);
        short sh = 3;
        System.out.println(three(sh, sh = 4, ++sh));
        byte b = 1;
        System.out.println(wide(b, b = 9) + " " + wide(++b, b++));
        String t = "a";
        System.out.println(s3(t, t = "b", t += "c"));
        System.out.println((t = "x") + (t = "y") + t);
        char c = 'a';
        System.out.println("" + ++c + ++c + c-- + c + (c = 'z') + c);
        int[] arr = {0, 0, 0, 0};
        i = 0;
        arr[++i] = ++i;
        arr[i] += ++i;
        System.out.println(java.util.Arrays.toString(arr) + i);
        i = 0;
        int[] made = {++i, ++i, i++, i = 8, i};
        System.out.println(java.util.Arrays.toString(made));
        i = 2;
        System.out.println((++i == 3 ? ++i : --i) + i);
        long l = 1;
        l = ++l + l++ * --l;
        System.out.println(l);
        double d = 1.5;
        d = ++d * d++ - d;
        System.out.println(d);
        Integer box = 5;
        System.out.println(++box + box++ + box + (box = 1) + --box);
        boolean p = false;
        System.out.println((p = true) & p ^ (p = false) | !p);
        i = 10;
        i = i++ + i++ - --i;
        System.out.println(i);
        i = 1;
        i += ++i + i++ + i;
        System.out.println(i);
        i = 4;
        i *= i-- - --i;
        System.out.println(i);
        i = 3;
        System.out.println(new int[] {i, i++, i}[i - 4 + 1]);
        int x = 1, y = 2;
        x = y + (y = x) * 0 + x;
        System.out.println(x + " " + y);
        x ^= y ^= x ^= y;
        System.out.println(x + " " + y);
    }
}
