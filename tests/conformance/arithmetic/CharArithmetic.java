// char values as numbers.
public class CharArithmetic {
    public static void main(String[] args) {
        char a = 'a', z = 'z';
        System.out.println(z - a + " " + (char) (a + 2) + " " + (a < z) + " " + (a + z) / 2 + " " + (char) ((a + z) / 2));
        a += 1;
        a++;
        System.out.println(a + " " + (int) a + " " + ~a + " " + -a + " " + (a & 0xf) + " " + (a << 1) + " " + (a >>> 1));
        char digit = '7';
        int value = digit - '0';
        System.out.println(value * 2 + " " + (char) ('0' + value) + " " + Character.getNumericValue(digit));
        for (char c = 'e'; c >= 'a'; c -= 2) System.out.print(c);
        System.out.println("");
        char max = Character.MAX_VALUE;
        max++;
        System.out.println((int) max + " " + (int) --max);
        short s = (short) '\uffff';
        System.out.println(s + " " + (char) s + "|".length());
    }
}
