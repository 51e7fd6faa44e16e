// numeric promotion of mixed operands.
public class Mixed {
    public static void main(String[] args) {
        int i = 3;
        long l = 4;
        float f = 1.5f;
        double d = 0.1;
        System.out.println(i / 2 + l / 3 + f);
        System.out.println(i * f);
        System.out.println(l * f);
        System.out.println(f * d);
        System.out.println(i + d + l);
        System.out.println(16777217 + 0f);
        System.out.println(16777217 + 0.0);
        System.out.println((float) Long.MAX_VALUE);
        System.out.println((double) Long.MAX_VALUE);
        System.out.println((double) (float) 0.1);
        System.out.println(0.1f == 0.1);
        System.out.println(0.5f == 0.5);
        System.out.println(1 / 3 * 3 + " " + 1 / 3.0 * 3 + " " + 1 / 3f);
        System.out.println('a' * 1.0 + " " + 'a' * 1f + " " + 'a' * 1L);
        System.out.println((i < 3.5) + " " + (l == 4.0f) + " " + ('a' == 97L) + " " + (Integer.MAX_VALUE == (float) Integer.MAX_VALUE));
        System.out.println(Long.MAX_VALUE == (double) Long.MAX_VALUE);
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println((float) (0.1 + 0.2));
    }
}
