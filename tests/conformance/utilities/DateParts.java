import java.io.PrintWriter;
import java.io.StringWriter;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Calendar;
import java.util.Date;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Parts of dates that are known, and amounts of money. */
public class DateParts {
    interface Text {
        String text();
    }

    static void p(Text text) {
        try {
            System.out.println(text.text());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        LocalDateTime at = LocalDateTime.of(2024, 9, 3, 4, 5, 6, 7_000_000);
        p(() -> String.format("%tA %<ta %<tB %<tb %<th %<tp %<tr %<tF %<tD %<tR %<tT", at));
        p(() -> String.format("%tj %<te %<td %<tm %<tH %<tk %<tl %<tI %<tM %<tS %<tL %<tN %<tC %<ty %<tY", at.plusHours(20)));
        p(() -> String.format("%TB %<Tp|%<10tY|%<-10tY|%<12tF|%2$tp %2$tl", at, LocalTime.of(0, 30)));
        p(() -> String.format(Locale.ENGLISH, "%ta %<tb", at) + String.format(Locale.UK, " %tF", at));
        for (String s : new String[] {"%ts", "%tQ", "%tz", "%tZ", "%tc"}) {
            p(() -> String.format(s, at));
        }
        p(() -> String.format("%tH", LocalDate.of(2024, 1, 1)));
        p(() -> String.format("%tF", LocalTime.NOON));
        p(() -> String.format("%tF %<te, %2$tT", LocalDate.of(987, 1, 1), LocalTime.NOON));
        p(() -> String.format("%tc %<ts %<tQ %<tz %<tZ %<tN", new Date(1234)));
        Calendar c = new GregorianCalendar(2020, Calendar.FEBRUARY, 29, 13, 14, 15);
        p(() -> String.format("%tF %<tr %<tj %<ts %<tA", c));
        c.setTimeZone(TimeZone.getTimeZone("GMT+5:30"));
        p(() -> String.format("%tF %<tT %<tz", c));
        p(() -> new Formatter().format("%tY;", at).format(Locale.US, "%tb", at).toString());
        StringWriter to = new StringWriter();
        PrintWriter out = new PrintWriter(to);
        out.printf(Locale.US, "%tb", at).format("%tD", at);
        p(() -> to.toString());
        System.out.printf("%tT%n", at);
        p(() -> "[" + new SimpleDateFormat("HH:mm").format(new Date(1700000000000L)) + "] started");
        p(() -> Instant.ofEpochSecond(1700000000L) + " " + Instant.ofEpochMilli(1700000000007L) + " " + new Date(1700000000000L));
        NumberFormat money = NumberFormat.getCurrencyInstance(Locale.US);
        p(() -> money.format(1234.5) + " " + money.format(-1234.565) + " " + money.format(5) + " " + money.format(0.125) + " " + money.format(-0.001));
        money.setMaximumFractionDigits(0);
        p(() -> money.format(2.5) + NumberFormat.getCurrencyInstance().format(1e7));
        p(() -> new DecimalFormat("\u00a4#,##0.00").format(1234.5) + new DecimalFormat("#,##0.0 \u00a4\u00a4").format(-1234.5));
    }
}
