import java.text.DecimalFormat;

/** Patterns without a zero, and with a point beside nothing. */
public class DecimalPatterns {
    public static void main(String[] args) {
        double[] values = { 0, 0.125, -0.3, 0.001, 0.5, 1, 12.375, 1234.5, -0.0 };
        for (String pattern : new String[] { "#.##", "#.#", "###.###", ".##", ".00", "#.", "0.", "#", "#,###", "#,###.##", "0.#", "00.##", "#.0", "#,##0.00", "#.##%", "$#.##" }) {
            StringBuilder line = new StringBuilder(pattern);
            for (double v : values) {
                line.append(" | ").append(new DecimalFormat(pattern).format(v));
            }
            System.out.println(line);
        }
    }
}
