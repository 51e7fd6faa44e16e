import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;

/** Dates and times in the form of a pattern. */
public class DatesRead {
    static void date(String pattern, String text) {
        try {
            System.out.println(LocalDate.parse(text, DateTimeFormatter.ofPattern(pattern)));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorIndex());
        }
    }

    public static void main(String[] args) {
        date("yyyy-MM-dd", "2024-02-29");
        date("dd/MM/yyyy", "04/03/2020");
        date("d.M.uuuu", "4.12.1999");
        date("yyyyMMdd", "20200304");
        date("dd MM yy", "01 02 03");
        date("'on' dd-MM-yyyy", "on 31-04-2020");
        date("yyyy-MM-dd", "2020-13-01");
        date("yyyy-MM-dd", "2020-1-01");
        date("yyyy-MM-dd", "2020/01/01");
        date("yyyy-MM-dd", "2020-01-011");
        date("dd/MM/yyyy", "00/01/2020");
        date("yyyy-MM-dd", "");
        DateTimeFormatter both = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS");
        LocalDateTime t = LocalDateTime.parse("2020-03-04 05:06:07.089", both);
        System.out.println(t + " " + t.format(both));
        System.out.println(LocalTime.parse("23:59", DateTimeFormatter.ofPattern("HH:mm")) + " " + LocalTime.parse("7h", DateTimeFormatter.ofPattern("H'h'")));
        System.out.println(LocalDate.parse("2020-03-04", DateTimeFormatter.ISO_LOCAL_DATE) + " " + LocalDateTime.parse("2020-03-04T01:02", DateTimeFormatter.ISO_LOCAL_DATE_TIME));
        try {
            LocalTime.parse("25:00", DateTimeFormatter.ofPattern("HH:mm"));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
    }
}
