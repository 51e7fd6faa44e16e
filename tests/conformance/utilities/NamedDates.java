import java.time.*;
import java.time.format.*;
import java.util.*;
/** Names and quotes in the patterns of dates. */
public class NamedDates { public static void main(String[] a) {
  for (int m = 1; m <= 12; m++) { LocalDateTime t = LocalDateTime.of(2024, m, m * 2, (m * 7) % 24, m, 9);
    System.out.println(t.format(DateTimeFormatter.ofPattern("E EEE EEEE d MMM MMMM yyyy h hh:mm a H")) + t.toLocalDate().format(DateTimeFormatter.ofPattern("EEEE, MMMM dd", Locale.ENGLISH))); }
  System.out.println(LocalTime.of(0, 5).format(DateTimeFormatter.ofPattern("hh:mm a")) + LocalTime.NOON.format(DateTimeFormatter.ofPattern("h 'o''clock' a", Locale.US)) + LocalDate.of(1, 2, 3).format(DateTimeFormatter.ofPattern("dd/MM/yy", Locale.UK)));
  for (String p : new String[] {"''H", "H''", "'''H'", "'a'''H", "''''H", "'H''", "'x''y'H''m", "H'", "'''", "''''"}) try { System.out.println(p + " " + LocalTime.of(3, 4).format(DateTimeFormatter.ofPattern(p))); } catch (IllegalArgumentException e) { System.out.println(p + " " + e.getMessage()); }
  System.out.println(ZonedDateTime.of(2024, 1, 2, 3, 4, 5, 6, ZoneOffset.UTC).format(DateTimeFormatter.ISO_LOCAL_DATE_TIME));
}}
