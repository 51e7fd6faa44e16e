// comparing numbers of all types.
public class Comparisons {
    public static void main(String[] args) {
        int i = 65;
        System.out.println((i == 'A') + " " + (i == 65L) + " " + (i == 65.0) + " " + (i >= 'B') + " " + ('A' < 65.5f));
        byte b = -1;
        char c = (char) b;
        System.out.println((b == c) + " " + (c > b) + " " + (short) c);
        System.out.println((0.1 + 0.2 == 0.3) + " " + (0.1f + 0.2f == 0.3f) + " " + ((float) 0.1 == 0.1f));
        long big = 9007199254740993L;
        System.out.println((big == (double) big) + " " + (big == (long) (double) big));
        System.out.println((Integer.MIN_VALUE == -Integer.MIN_VALUE) + " " + (Integer.MAX_VALUE + 1 < Integer.MAX_VALUE));
        boolean t = true;
        System.out.println((t == false) + " " + (t != false) + " " + (t == (1 < 2)));
        String s = null;
        System.out.println((s == null) + " " + (s != null) + " " + (null == null));
    }
}
