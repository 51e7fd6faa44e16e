// Numbers of all kinds in decimal formats: big ones are exact, and others have as many digits as tell them apart.
import java.math.*; import java.text.*; import java.util.*; import java.util.concurrent.atomic.*;
public class DecimalNumbers { public static void main(String[] a) {
  String[] patterns = {"#.##", "0.00", "#,##0.###", "0", "#", "#%", "0.0%", "000.0", "#,###", "0.####################", "#.", "$#,##0.00", ".##"};
  Object[] values = {1.25, 0.125, 1.005, new BigDecimal("1.25"), new BigDecimal("1.005"), new BigDecimal("1.015"), new BigDecimal("-0.001"), new BigDecimal("12345678901234567890.125"), BigDecimal.ZERO, new BigDecimal("1E+3"), new BigInteger("12345678901234567890"), new BigInteger("-255"), 9007199254740993L, Long.MAX_VALUE, Long.MIN_VALUE, 0, -7, (short) 3, (byte) -4, 1.5f, 0.1f, new AtomicInteger(5), new AtomicLong(1L << 60), 1e22, 1.2345678901234567E30, Double.MAX_VALUE, 0.1, 123456789.123456789, 1e15, 9.999999999999999E15, 0.3, 100.0/3, 2.0/3, -0.0, -0.004, Double.MIN_VALUE, 4503599627370497.5, 1e-5};
  for (String p : patterns) { DecimalFormat f = new DecimalFormat(p); for (Object v : values) System.out.print(f.format(v) + " "); System.out.println(f.format(7L) + f.format(7) + f.format(0L)); }
  NumberFormat n = NumberFormat.getInstance(); for (Object v : values) System.out.print(n.format(v) + " "); n = NumberFormat.getIntegerInstance(); for (Object v : values) System.out.print(n.format(v) + " "); n = NumberFormat.getPercentInstance(); for (Object v : values) System.out.print(n.format(v) + " ");
  System.out.println(MessageFormat.format("{0} {1} {2,number,#.#}", new BigDecimal("1234.5678"), 1e10, new BigDecimal("2.25")));
} }
