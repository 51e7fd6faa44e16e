import java.text.*;
import java.util.*;
public class DateFormats {
    static void p(Object o) { System.out.println(o); }
    static void bad(SimpleDateFormat f, String s) {
        try { p(f.format(f.parse(s))); } catch (ParseException e) { p(e.getMessage() + " @" + e.getErrorOffset()); }
    }
    public static void main(String[] a) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss");
        Date d = f.parse("2018-03-15 10:20:30");
        p(d.getTime()); p(f.format(d)); p(f.toPattern()); p(f.format(new Date(0))); p(f.format(1234567890123L));
        bad(f, "2018-13-45 25:61:61"); bad(f, "2018-02-30 1:2:3"); bad(f, "x"); bad(f, "2018-02"); bad(f, ""); bad(f, "2018-02-30 1:2:3 rest"); bad(f, "2018- 2-3  4:5:6");
        f.setLenient(false); bad(f, "2018-13-45 25:61:61"); bad(f, "2018-02-30 1:2:3"); bad(f, "2020-02-29 1:2:3");
        SimpleDateFormat g = new SimpleDateFormat("EEE, d MMM yyyy HH:mm:ss Z", Locale.US);
        p(g.format(new Date(1500000000000L))); bad(g, "Wed, 4 Jul 2001 12:08:56 -0700"); bad(g, "Wednesday, 4 July 2001 12:08:56 +0200");bad(g, "Wex, 4 Jul 2001 12:08:56 -0700");
        SimpleDateFormat h = new SimpleDateFormat("yyyyMMddHHmmssSSS"); bad(h, "20200102030405678"); bad(h, "2020010203040567"); bad(h, "abc");
        for (String s : new String[] {"yyyy.MM.dd G 'at' HH:mm:ss z", "EEE, MMM d, ''yy", "h:mm a", "hh 'o''clock' a, X", "K:mm a, z", "yyyyy.MMMMM.dd GGG hh:mm aaa", "EEEE dd MMMM yyyy k kk D DDD F w W u E XX XXX ZZZ SSS S yy y"}) {
            p(new SimpleDateFormat(s, Locale.US).format(new Date(1593000000007L)));
        }
        for (String s : new String[] {"b", "'x", "XXXX"}) try { new SimpleDateFormat(s); } catch (IllegalArgumentException e) { p(e.getMessage()); }
        g.setTimeZone(TimeZone.getTimeZone("GMT+5:30")); p(g.format(new Date(0))); p(g.getTimeZone().getID() + g.getTimeZone().getRawOffset());
        for (String s : new String[] {"GMT", "UTC", "GMT-3", "GMT+0800", "GMT+24", "GMT+0"}) p(TimeZone.getTimeZone(s).getID() + " " + TimeZone.getTimeZone(s).getOffset(0));
        Calendar c = new GregorianCalendar(2020, Calendar.JANUARY, 31);
        c.add(Calendar.MONTH, 1); p(f.format(c.getTime())); c.add(Calendar.YEAR, 1); p(f.format(c.getTime())); c.add(Calendar.DATE, 300); p(f.format(c.getTime()));
        c.add(Calendar.MONTH, -25); p(f.format(c.getTime()));
        c.set(Calendar.MONTH, Calendar.FEBRUARY); c.set(Calendar.DAY_OF_MONTH, 5); p(f.format(c.getTime()));
        c.set(Calendar.DAY_OF_MONTH, 31); c.set(Calendar.MONTH, Calendar.APRIL); p(f.format(c.getTime()));
        for (int i = 0; i < 17; i++) p(i + "=" + c.get(i));
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY); p(f.format(c.getTime()));
        c.set(Calendar.WEEK_OF_YEAR, 1); p(f.format(c.getTime()));
        c.set(Calendar.DAY_OF_YEAR, 100); p(f.format(c.getTime()));
        c.set(Calendar.DAY_OF_WEEK_IN_MONTH, 2); p(f.format(c.getTime()));
        c.set(Calendar.DAY_OF_WEEK, Calendar.FRIDAY); c.set(Calendar.DAY_OF_WEEK_IN_MONTH, -1); p(f.format(c.getTime()));
        c.set(Calendar.AM_PM, Calendar.PM); c.set(Calendar.HOUR, 3); p(f.format(c.getTime()));
        c.set(Calendar.HOUR_OF_DAY, 30); c.set(Calendar.MINUTE, -5); p(f.format(c.getTime()));
        c.clear(); p(c.getTimeInMillis()); c.set(1999, 11, 31, 23, 59, 59); p(c.getTime()); p(c.getTime().getTime());
        c.clear(Calendar.MINUTE); p(f.format(c.getTime()));
        p(c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.getActualMaximum(Calendar.DAY_OF_YEAR) + " " + c.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.US) + c.getDisplayName(Calendar.DAY_OF_WEEK, Calendar.SHORT, Locale.US));
        c.roll(Calendar.MONTH, 3); p(f.format(c.getTime())); c.roll(Calendar.DAY_OF_MONTH, true); p(f.format(c.getTime())); c.roll(Calendar.HOUR_OF_DAY, 5); p(f.format(c.getTime()));
        Calendar e = (Calendar) c.clone(); e.add(Calendar.SECOND, 1); p(c.before(e) + " " + c.after(e) + " " + c.compareTo(e) + " " + c.equals(e) + " " + c.equals(c.clone()));
        c.setLenient(false); c.set(Calendar.MONTH, 12); try { c.getTime(); } catch (IllegalArgumentException x) { p(x.getMessage()); }
        c.set(2021, 1, 29); try { c.getTime(); } catch (IllegalArgumentException x) { p(x.getMessage()); }
        p(new GregorianCalendar().isLeapYear(2000) + " " + new GregorianCalendar().isLeapYear(1900));
        p(new Date(0) + " " + new Date(1600000000000L));
        p(NumberFormat.getInstance().parse("1,234.5") + " " + NumberFormat.getInstance().parse("-12x") + " " + new DecimalFormat("0.00").parse("3.0") + " " + NumberFormat.getIntegerInstance().parse("7.9"));
        try { NumberFormat.getInstance().parse("abc"); } catch (ParseException x) { p(x.getMessage() + x.getErrorOffset()); }
        ParsePosition pp = new ParsePosition(2); p(new SimpleDateFormat("HH:mm").parse("ab12:30cd", pp) + " " + pp);
        Date old = new Date(120, 1, 29, 13, 14, 15);
        p(old + " " + old.getYear() + " " + old.getMonth() + " " + old.getDate() + " " + old.getDay() + " " + old.getHours() + ":" + old.getMinutes() + ":" + old.getSeconds() + " " + new Date(99, 0, 1).getTime());
        p(f.equals(new SimpleDateFormat("yyyy-MM-dd HH:mm:ss")) + " " + f.equals(f.clone()));
    }
}
