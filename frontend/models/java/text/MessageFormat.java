package java.text;

import java.util.Date;
import java.util.Locale;
import scoville.OpenText;
import scoville.Rt;

/** Texts with places for arguments: `{0}`, `{1,number}`, `{2,number,#.##}`. Not synchronised, as its formats are not. */
public class MessageFormat extends Format {
    private final String pattern;
    private final NumberFormat numbers = NumberFormat.getInstance();

    public MessageFormat(String pattern) {
        this.pattern = pattern;
        fill(new Object[0]);
    }

    public MessageFormat(String pattern, Locale locale) {
        this(pattern);
    }

    public static String format(String pattern, Object... arguments) {
        return new MessageFormat(pattern).fill(arguments);
    }

    public String toPattern() {
        return pattern;
    }

    String textOf(Object arguments) {
        return fill((Object[]) arguments);
    }

    public Object parseObject(String source, ParsePosition at) {
        Rt.unsupported("reading a message");
        return null;
    }

    private String fill(Object[] arguments) {
        StringBuilder out = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                    out.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == '{' && !quoted) {
                int end = pattern.indexOf("}", i);
                if (end < 0) {
                    throw new IllegalArgumentException("Unmatched braces in the pattern.");
                }
                out.append(argument(pattern.substring(i + 1, end), arguments));
                i = end;
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private String argument(String place, Object[] arguments) {
        String[] parts = place.split(",", 3);
        String digits = parts[0].trim();
        int n;
        try {
            n = Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("can't parse argument number: " + parts[0], e);
        }
        if (n < 0) {
            throw new IllegalArgumentException("negative argument number: " + parts[0]);
        }
        if (parts.length > 1 && !parts[1].trim().equals("number") || place.indexOf("{") >= 0 || place.indexOf("'") >= 0) {
            Rt.unsupported("this form of an argument of a message: " + place);
        }
        if (n >= arguments.length) {
            return "{" + n + "}";
        }
        Object o = arguments[n];
        if (o == null) {
            return "null";
        }
        if (parts.length > 2) {
            String form = parts[2].trim();
            NumberFormat own = form.equals("integer") ? NumberFormat.getIntegerInstance()
                : form.equals("percent") ? NumberFormat.getPercentInstance()
                : new DecimalFormat(parts[2]);
            return own.format(o);
        }
        return o instanceof Number || parts.length > 1 ? numbers.format(o) : o instanceof Date ? OpenText.ANY : o.toString();
    }
}
