package java.io;

/** Words and numbers of an input. Each token reads one character beyond its end, which is kept. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;
    private static final int NONE_YET = -4;

    // What a character is; of several, the first one here counts that it is.
    private static final byte SPACE = 1;
    private static final byte DIGIT = 2;
    private static final byte ALPHA = 4;
    private static final byte QUOTE = 8;
    private static final byte COMMENT = 16;

    // In place of a character that is kept: there is none; there is none, and a line feed does not count.
    private static final int NONE = Integer.MAX_VALUE;
    private static final int NO_FEED = Integer.MAX_VALUE - 1;

    public int ttype = NONE_YET;
    public String sval;
    public double nval;

    private Reader reader;
    private InputStream stream;
    private final byte[] kinds = new byte[256];
    private int kept = NONE;
    private boolean again;
    private int line = 1;
    private boolean lower;
    private boolean ends;
    private boolean slashes;
    private boolean stars;

    private StreamTokenizer() {
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(160, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    public StreamTokenizer(InputStream in) {
        this();
        if (in == null) {
            throw new NullPointerException();
        }
        stream = in;
    }

    public StreamTokenizer(Reader in) {
        this();
        if (in == null) {
            throw new NullPointerException();
        }
        reader = in;
    }

    // --- what characters are ---

    public void resetSyntax() {
        for (int i = 0; i < 256; i++) {
            kinds[i] = 0;
        }
    }

    private void set(int low, int high, byte kept, byte kind) {
        for (int i = Math.max(low, 0); i <= Math.min(high, 255); i++) {
            kinds[i] = (byte) (kinds[i] & kept | kind);
        }
    }

    public void wordChars(int low, int high) {
        set(low, high, (byte) -1, ALPHA);
    }

    public void whitespaceChars(int low, int high) {
        set(low, high, (byte) 0, SPACE);
    }

    public void ordinaryChars(int low, int high) {
        set(low, high, (byte) 0, (byte) 0);
    }

    public void ordinaryChar(int c) {
        set(c, c, (byte) 0, (byte) 0);
    }

    public void commentChar(int c) {
        set(c, c, (byte) 0, COMMENT);
    }

    public void quoteChar(int c) {
        set(c, c, (byte) 0, QUOTE);
    }

    public void parseNumbers() {
        set('0', '9', (byte) -1, DIGIT);
        set('.', '.', (byte) -1, DIGIT);
        set('-', '-', (byte) -1, DIGIT);
    }

    public void eolIsSignificant(boolean flag) {
        ends = flag;
    }

    public void slashStarComments(boolean flag) {
        stars = flag;
    }

    public void slashSlashComments(boolean flag) {
        slashes = flag;
    }

    public void lowerCaseMode(boolean flag) {
        lower = flag;
    }

    private int kind(int c) {
        return c < 0 ? SPACE : c < 256 ? kinds[c] : ALPHA;
    }

    // --- tokens ---

    private int read() throws IOException {
        return reader != null ? reader.read() : stream.read();
    }

    private int end() {
        ttype = TT_EOF;
        return TT_EOF;
    }

    public int nextToken() throws IOException {
        if (again) {
            again = false;
            return ttype;
        }
        int t = token();
        // A comment is no token.
        while (t == NONE) {
            t = token();
        }
        return t;
    }

    private int token() throws IOException {
        sval = null;
        int c = kept < 0 ? NONE : kept;
        if (c == NO_FEED) {
            c = read();
            if (c < 0) {
                return end();
            }
            c = c == '\n' ? NONE : c;
        }
        if (c == NONE) {
            c = read();
            if (c < 0) {
                return end();
            }
        }
        ttype = c;
        kept = NONE;
        while ((kind(c) & SPACE) != 0) {
            boolean feed = c == '\n';
            boolean pair = c == '\r';
            if (feed || pair) {
                line++;
                if (ends) {
                    kept = pair ? NO_FEED : NONE;
                    ttype = TT_EOL;
                    return TT_EOL;
                }
            }
            c = read();
            if (pair && c == '\n') {
                c = read();
            }
            if (c < 0) {
                return end();
            }
        }
        int kind = kind(c);
        if ((kind & DIGIT) != 0) {
            return number(c);
        }
        if ((kind & ALPHA) != 0) {
            return word(c);
        }
        if ((kind & QUOTE) != 0) {
            return quoted(c);
        }
        if (c == '/' && (slashes || stars)) {
            return slash();
        }
        if ((kind & COMMENT) != 0) {
            return restOfLine();
        }
        ttype = c;
        return c;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private int number(int first) throws IOException {
        int c = first;
        boolean negative = c == '-';
        if (negative) {
            c = read();
            if (c != '.' && !isDigit(c)) {
                kept = c;
                ttype = '-';
                return '-';
            }
        }
        double value = 0;
        double tenth = 1;
        boolean point = false;
        while (isDigit(c) || c == '.' && !point) {
            if (c == '.') {
                point = true;
            } else {
                value = value * 10 + (c - '0');
                tenth = point ? tenth * 10 : tenth;
            }
            c = read();
        }
        kept = c;
        value = value / tenth;
        nval = negative ? -value : value;
        ttype = TT_NUMBER;
        return TT_NUMBER;
    }

    private int word(int first) throws IOException {
        StringBuilder b = new StringBuilder();
        int c = first;
        do {
            b.append((char) c);
            c = read();
        } while ((kind(c) & (ALPHA | DIGIT)) != 0);
        kept = c;
        sval = lower ? b.toString().toLowerCase() : b.toString();
        ttype = TT_WORD;
        return TT_WORD;
    }

    private static boolean isOctal(int c) {
        return c >= '0' && c <= '7';
    }

    /** Up to the same character once more, or to the end of the line. */
    private int quoted(int quote) throws IOException {
        StringBuilder b = new StringBuilder();
        int c = read();
        while (c >= 0 && c != quote && c != '\n' && c != '\r') {
            if (c != '\\') {
                b.append((char) c);
                c = read();
                continue;
            }
            int first = read();
            c = read();
            if (!isOctal(first)) {
                b.append((char) escaped(first));
                continue;
            }
            int value = first - '0';
            // Three digits only below 256.
            for (int n = first <= '3' ? 2 : 1; n > 0 && isOctal(c); n--) {
                value = value * 8 + c - '0';
                c = read();
            }
            b.append((char) value);
        }
        kept = c == quote ? NONE : c;
        sval = b.toString();
        ttype = quote;
        return quote;
    }

    private static int escaped(int c) {
        switch (c) {
            case 'a':
                return 7;
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'v':
                return 11;
            default:
                return c;
        }
    }

    /** What follows a slash decides. */
    private int slash() throws IOException {
        int c = read();
        if (c == '*' && stars) {
            return starred();
        }
        if (c == '/' && slashes) {
            return restOfLine();
        }
        if ((kinds['/'] & COMMENT) != 0) {
            return restOfLine();
        }
        kept = c;
        ttype = '/';
        return '/';
    }

    private int restOfLine() throws IOException {
        int c = read();
        while (c >= 0 && c != '\n' && c != '\r') {
            c = read();
        }
        kept = c;
        return NONE;
    }

    private int starred() throws IOException {
        int last = 0;
        int c = read();
        while (c != '/' || last != '*') {
            boolean pair = c == '\r';
            if (pair || c == '\n') {
                line++;
                c = read();
                if (pair && c == '\n') {
                    c = read();
                }
            }
            if (c < 0) {
                return end();
            }
            last = c;
            c = read();
        }
        return NONE;
    }

    public void pushBack() {
        again |= ttype != NONE_YET;
    }

    public int lineno() {
        return line;
    }

    public String toString() {
        String s;
        if (ttype == TT_EOF) {
            s = "EOF";
        } else if (ttype == TT_EOL) {
            s = "EOL";
        } else if (ttype == TT_WORD) {
            s = sval;
        } else if (ttype == TT_NUMBER) {
            s = "n=" + nval;
        } else if (ttype == NONE_YET) {
            s = "NOTHING";
        } else if (ttype < 256 && (kinds[ttype] & QUOTE) != 0) {
            s = sval;
        } else {
            s = "'" + (char) ttype + "'";
        }
        return "Token[" + s + "], line " + line;
    }
}
