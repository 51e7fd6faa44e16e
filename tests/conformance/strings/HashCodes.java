// String.hashCode.
public class HashCodes {
    public static void main(String[] args) {
        System.out.println("".hashCode() + " " + "a".hashCode() + " " + "hello".hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode());
        System.out.println("the quick brown fox jumps over the lazy dog".hashCode());
        System.out.println("polygenelubricants".hashCode() + " " + "\u00e9\uffff".hashCode());
        System.out.println(Integer.hashCode(-5) + " " + Long.hashCode(1L << 40) + " " + Double.hashCode(1.5) + " " + Boolean.hashCode(true) + " " + Character.hashCode('a') + " " + Float.hashCode(1.5f));
        System.out.println(Byte.hashCode((byte) -1) + " " + Short.hashCode((short) 7) + " " + Double.hashCode(-0.0) + " " + Boolean.hashCode(false) + " " + Long.hashCode(-1));
        System.out.println(Integer.valueOf(77).hashCode() + " " + Long.valueOf(-77).hashCode() + " " + Double.valueOf(0).hashCode() + " " + Character.valueOf('z').hashCode());
    }
}
