// long arithmetic wraps, and int arithmetic does so before it widens.
public class LongOverflow {
    public static void main(String[] args) {
        long max = Long.MAX_VALUE;
        System.out.println(max + 1);
        System.out.println(Long.MIN_VALUE - 1);
        System.out.println(max * 3);
        System.out.println(Long.MIN_VALUE / -1);
        System.out.println(Long.MIN_VALUE % -1);
        System.out.println(Math.abs(Long.MIN_VALUE));
        int i = 2_000_000_000;
        long wrong = i + i;
        long right = (long) i + i;
        long mixed = 1L * i * i;
        System.out.println(wrong + " " + right + " " + mixed);
        System.out.println(24 * 60 * 60 * 1000 * 1000);
        System.out.println(24L * 60 * 60 * 1000 * 1000);
        System.out.println(0x7fffffffffffffffL + " " + 0x8000000000000000L + " " + 0b1010 + " " + 0_17 + " " + 1__000);
    }
}
