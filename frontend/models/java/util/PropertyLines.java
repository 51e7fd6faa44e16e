package java.util;

/** Properties as lines of text. */
final class PropertyLines {
    private final String text;
    private int at;

    PropertyLines(String text) {
        this.text = text;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\f';
    }

    private static boolean endsLine(char c) {
        return c == '\n' || c == '\r';
    }

    private void skipBlanks() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
    }

    private void skipLineEnd() {
        if (at < text.length()) {
            at += text.startsWith("\r\n", at) ? 2 : 1;
        }
    }

    /** The next line that says something, with those that continue it; null if there is none. A backslash takes along what follows it. */
    private String line() {
        while (at < text.length()) {
            skipBlanks();
            if (at < text.length() && (text.charAt(at) == '#' || text.charAt(at) == '!')) {
                while (at < text.length() && !endsLine(text.charAt(at))) {
                    at++;
                }
            }
            if (at < text.length() && !endsLine(text.charAt(at))) {
                String line = logical();
                if (!line.isEmpty()) {
                    return line;
                }
            } else {
                skipLineEnd();
            }
        }
        return null;
    }

    private String logical() {
        StringBuilder line = new StringBuilder();
        while (at < text.length() && !endsLine(text.charAt(at))) {
            char c = text.charAt(at);
            at++;
            if (c != '\\') {
                line.append(c);
            } else if (at == text.length()) {
                // It ends the text, and counts for nothing.
            } else if (endsLine(text.charAt(at))) {
                skipLineEnd();
                skipBlanks();
            } else {
                line.append(c).append(text.charAt(at));
                at++;
            }
        }
        skipLineEnd();
        return line.toString();
    }

    void into(Properties properties) {
        for (String line = line(); line != null; line = line()) {
            int n = line.length();
            int end = 0;
            while (end < n && !isBlank(line.charAt(end)) && line.charAt(end) != '=' && line.charAt(end) != ':') {
                end += line.charAt(end) == '\\' ? 2 : 1;
            }
            end = Math.min(end, n);
            int value = end;
            boolean separated = false;
            while (value < n && (isBlank(line.charAt(value)) || !separated && (line.charAt(value) == '=' || line.charAt(value) == ':'))) {
                separated = separated || !isBlank(line.charAt(value));
                value++;
            }
            properties.put(plain(line.substring(0, end)), plain(line.substring(value)));
        }
    }

    /** Without backslashes. */
    private static String plain(String s) {
        if (s.indexOf('\\') < 0) {
            return s;
        }
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c != '\\' || i + 1 == s.length()) {
                plain.append(c);
                continue;
            }
            i++;
            c = s.charAt(i);
            switch (c) {
                case 't':
                    plain.append('\t');
                    break;
                case 'r':
                    plain.append('\r');
                    break;
                case 'n':
                    plain.append('\n');
                    break;
                case 'f':
                    plain.append('\f');
                    break;
                case 'u':
                    plain.append(number(s, i + 1));
                    i += 4;
                    break;
                default:
                    plain.append(c);
            }
        }
        return plain.toString();
    }

    private static char number(String s, int from) {
        int c = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = i < s.length() ? Character.digit(s.charAt(i), 16) : -1;
            if (digit < 0 || s.charAt(i) >= 128) {
                throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
            }
            c = c << 4 | digit;
        }
        return (char) c;
    }

    /** With backslashes where need be. */
    static String written(String s, boolean key, boolean ascii) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case ' ':
                    b.append(i == 0 || key ? "\\ " : " ");
                    break;
                case '\t':
                    b.append("\\t");
                    break;
                case '\n':
                    b.append("\\n");
                    break;
                case '\r':
                    b.append("\\r");
                    break;
                case '\f':
                    b.append("\\f");
                    break;
                case '\\':
                case '=':
                case ':':
                case '#':
                case '!':
                    b.append('\\').append(c);
                    break;
                default:
                    if (ascii && (c < 0x20 || c > 0x7e)) {
                        b.append("\\u").append(String.format("%04X", (int) c));
                    } else {
                        b.append(c);
                    }
            }
        }
        return b.toString();
    }
}
