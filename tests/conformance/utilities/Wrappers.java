// constants and static methods of the wrapper classes.
public class Wrappers {
    public static void main(String[] args) {
        System.out.println(Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + (int) Character.MAX_VALUE + " " + Integer.MAX_VALUE + " " + Long.MIN_VALUE + " " + Float.MAX_VALUE + " " + Double.MIN_VALUE);
        System.out.println(Integer.compare(3, 5) + " " + Integer.signum(-9) + " " + Integer.max(1, 2) + " " + Integer.sum(3, 4) + " " + Double.compare(0.0, -0.0) + " " + Character.compare('a', 'b') + " " + Boolean.compare(false, true));
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Float.isFinite(1f) + " " + Double.valueOf("1e3") + " " + Float.parseFloat("1.5") + " " + Boolean.parseBoolean("True") + " " + Boolean.logicalXor(true, true));
        System.out.println(Integer.valueOf(5).equals(5) + " " + Integer.valueOf("12").hashCode() + " " + Long.valueOf(5).intValue() + " " + Double.valueOf(2.9).intValue() + " " + Character.valueOf('x').compareTo('z'));
        System.out.println(Integer.toString(7) + Long.toString(8L) + Double.toString(9) + Boolean.toString(true) + Character.toString('c') + Byte.toString((byte) 1) + Short.toString((short) 2) + Float.toString(3f));
        System.out.println(Integer.decode("-0x1F") + " " + Integer.decode("010") + " " + Integer.toOctalString(64) + " " + Integer.divideUnsigned(-1, 3) + " " + Long.compareUnsigned(-1, 1) + " " + Long.divideUnsigned(-1L, 10) + " " + Long.toUnsignedString(-1L));
    }
}
