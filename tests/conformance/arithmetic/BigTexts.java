// Texts that are no big numbers.
import java.math.*;
public class BigTexts {
  static void d(String s) { try { System.out.println(s + " = " + new BigDecimal(s)); } catch (NumberFormatException e) { System.out.println(s + ": " + e.getMessage() + " " + e.getCause()); } }
  static void i(String s, int r) { try { System.out.println(s + " = " + new BigInteger(s, r)); } catch (NumberFormatException e) { System.out.println(s + "/" + r + ": " + e.getMessage()); } }
  public static void main(String[] a) {
    for (String s : new String[] {"1e", "1e+", "1e-", "1E", "", "+", "-", ".", "1.", ".5", "-.5", "+.e1", "1.2.3", "1x", "x", "1e5x", "1ex", "1e1.5", "--1", "+-1", "1-", "1e+-1", "1 ", " 1", "1e10000000000", "1e00000000000005", "1e99999999999", "1e0000000000000", "e5", "1e2147483647", "1e2147483648", "1e-2147483647", "1e-2147483648", "NaN", "0x1F", "1_000", "1,000", "1L", "1d", "0e5", "00.50", "-0", "-0.0", "12345678901234567890.5x", "1234567890123456789x", "12345678901234567.8.9", "1234567890123456789012..", "12345678901234567890e", "12345678901234567890-", "1e1234567890x", "1e12345678901x", "1e-2147483649", "0.1e-2147483647", "-123456789012345678x", "-1234567890123456789x", "+123456789012345678x"}) d(s);
    for (int r : new int[] {3, 10, 16}) for (String s : new String[] {"", "-", "+", "1L", "0x1F", "-0.0", "1-", "--1", "+-1", "-+1", "1+1", "10", "00", "-0", "0012", " 1", "1 ", "zzzzzzzzzzzzzzzzzzz!", "101010101010101010101010101010101010101010120", "777777777777777777777777777778", "12345678901234567890x", "x12345678901234567890", "12345678901x34567890", "1.5", "1_000", "00000000000000000000000000001x"}) i(s, r);
    i("1", 1); i("1", 37); i("", 0);
  }
}
