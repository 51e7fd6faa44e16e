// compound assignment casts its result.
public class CompoundNarrowing {
    public static void main(String[] args) {
        byte b = 10;
        b += 300;
        System.out.println(b);
        b *= 2.7;
        System.out.println(b);
        b = 50;
        b /= 0.1;
        System.out.println(b);
        short s = 10;
        s -= 100_000;
        System.out.println(s);
        int i = 10;
        i *= 1.99;
        System.out.println(i);
        i += 3.99f;
        System.out.println(i);
        i = Integer.MAX_VALUE;
        i += 1.0f;
        System.out.println(i);
        i += 1e20;
        System.out.println(i);
        long l = 1;
        l += 0.9;
        System.out.println(l);
        l <<= 40;
        l += Double.POSITIVE_INFINITY;
        System.out.println(l);
        char c = 'x';
        c += 1.7;
        System.out.println(c);
        c -= 32;
        System.out.println(c);
        float f = 1;
        f += 1e-9;
        System.out.println(f);
        int[] a = {1, 2};
        a[1] *= 2.5;
        a[0] -= 'A';
        System.out.println(a[0] + " " + a[1]);
    }
}
