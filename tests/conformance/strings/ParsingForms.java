// Texts of numbers, also with digits of other scripts.
import java.util.*;
public class ParsingForms {
  static void t(String s) {
    String r = "";
    try { r += Integer.parseInt(s); } catch (NumberFormatException e) { r += e.getMessage(); }
    r += " | ";
    try { r += Long.parseLong(s); } catch (NumberFormatException e) { r += e.getMessage(); }
    r += " | ";
    try { r += Integer.parseInt(s, 16); } catch (NumberFormatException e) { r += e.getMessage(); }
    r += " | ";
    try { r += Integer.parseUnsignedInt(s); } catch (NumberFormatException e) { r += e.getMessage(); }
    r += " | ";
    try { r += Double.parseDouble(s); } catch (NumberFormatException e) { r += e.getMessage(); }
    r += " | ";
    try { r += Integer.decode(s); } catch (NumberFormatException e) { r += e.getMessage(); }
    r += " | ";
    try { r += Byte.parseByte(s); } catch (NumberFormatException e) { r += e.getMessage(); }
    r += " | ";
    try { r += Short.valueOf(s); } catch (NumberFormatException e) { r += e.getMessage(); }
    System.out.println(s + " -> " + r);
  }
  public static void main(String[] args) {
    String[] all = { "0", "-0", "+7", "12", "-2147483648", "2147483648", "2147483647", "-2147483649", "4294967295", "4294967296", "", " ", " 1", "1 ", "0x1F", "#ff", "-0x10", "010", "1_000", "1e3", ".5", "5.", "-.5e-3", "NaN", "Infinity", "-Infinity", "+", "-", "--1", "ff", "FF", "0b1", "1L", "1d", "1f", "0x1p3", "\u0661\u0662", "\u0967", "\uff11\uff12", "\u06f3\u06f4", "\u0be7", "\u00b2", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "127", "128", "-129", "32768", "\uff21" };
    for (String s : all) t(s);
    for (char c : "09azAZ\u0660\u0669\u06f5\u0966\uff10\uff21\uff41 _".toCharArray()) System.out.println((int) c + " " + Character.digit(c, 10) + " " + Character.digit(c, 16) + " " + Character.digit(c, 36) + " " + Character.getNumericValue(c) + " " + Character.isDigit(c) + Character.isLetter(c) + Character.isWhitespace(c) + Character.isJavaIdentifierPart(c));
    try { Integer.parseInt(null); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    try { Long.parseLong(null); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    try { Double.parseDouble(null); } catch (NullPointerException e) { System.out.println("npe"); }
    try { Integer.parseInt("1", 1); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    try { Integer.parseInt("1", 37); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    for (int r : new int[] { 2, 3, 8, 10, 16, 36 }) System.out.println(Integer.toString(-255, r) + " " + Long.toString(Long.MIN_VALUE, r) + " " + Integer.toUnsignedString(-1, r) + " " + Integer.parseInt(Integer.toString(-255, r), r));
    System.out.println(Integer.toBinaryString(-8) + " " + Integer.toOctalString(-8) + " " + Long.toHexString(-1L) + " " + Integer.toHexString(255) + " " + Long.toUnsignedString(-1L) + " " + Long.parseUnsignedLong("18446744073709551615") + " " + Long.toBinaryString(5L));
    System.out.println(Integer.valueOf("77", 8) + " " + Long.valueOf("zz", 36) + " " + Integer.parseInt("x12y", 1, 3, 10) + " " + Long.decode("-#A") + " " + Boolean.parseBoolean("yes") + Boolean.parseBoolean("tRuE"));
  }
}
