package java.util.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Regular expressions, matched by trying. */
public final class Pattern implements java.io.Serializable {
    public static final int UNIX_LINES = 1;
    public static final int CASE_INSENSITIVE = 2;
    public static final int COMMENTS = 4;
    public static final int MULTILINE = 8;
    public static final int LITERAL = 16;
    public static final int DOTALL = 32;
    public static final int UNICODE_CASE = 64;

    private final String pattern;
    private final int given;
    final Node first;
    final int groups;
    final int loops;
    final Map<String, Integer> names;
    /** Whether it matches nowhere else than at the begin, and whether it looks behind a place. */
    final boolean atBegin;
    final boolean looksBehind;

    private Pattern(String pattern, int flags) {
        this.pattern = pattern;
        PatternParser p = new PatternParser(pattern, flags);
        this.first = p.whole();
        this.given = p.flags(flags);
        this.atBegin = p.atBegin;
        this.looksBehind = p.looksBehind;
        this.groups = p.groups;
        this.loops = p.loops;
        this.names = p.names;
    }

    public static Pattern compile(String pattern) {
        return new Pattern(pattern, 0);
    }

    public static Pattern compile(String pattern, int flags) {
        if ((flags & ~(CASE_INSENSITIVE | MULTILINE | LITERAL | DOTALL | UNICODE_CASE)) != 0) {
            scoville.Rt.unsupported("the flags " + flags + " of a pattern");
        }
        return new Pattern(pattern, flags);
    }

    public static boolean matches(String pattern, CharSequence text) {
        return compile(pattern).matcher(text).matches();
    }

    public static String quote(String s) {
        if (s.indexOf("\\E") < 0) {
            return "\\Q" + s + "\\E";
        }
        return "\\Q" + s.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public Matcher matcher(CharSequence text) {
        return new Matcher(this, scoville.Texts.charactersOf(text));
    }

    public String pattern() {
        return pattern;
    }

    public int flags() {
        return given;
    }

    public String toString() {
        return pattern;
    }

    public Predicate<String> asPredicate() {
        return s -> matcher(s).find();
    }

    public Predicate<String> asMatchPredicate() {
        return s -> matcher(s).matches();
    }

    public java.util.stream.Stream<String> splitAsStream(CharSequence text) {
        return java.util.stream.Stream.scovilleLumps(java.util.Arrays.asList(split(text)).iterator());
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    public String[] split(CharSequence text, int limit) {
        return split(text, limit, false);
    }

    /** What stands between the pieces is given, too. */
    public String[] splitWithDelimiters(CharSequence text, int limit) {
        return split(text, limit, true);
    }

    private String[] split(CharSequence text, int limit, boolean with) {
        String s = text.toString();
        List<String> pieces = new ArrayList<>();
        int at = 0;
        int cuts = limit <= 0 ? Integer.MAX_VALUE : limit - 1;
        Matcher m = matcher(s);
        while (cuts > 0 && m.find()) {
            if (m.end() == 0) {
                // Nothing at the begin is no separator.
                continue;
            }
            pieces.add(s.substring(at, m.start()));
            if (with) {
                pieces.add(m.group());
            }
            at = m.end();
            cuts--;
        }
        if (at == 0) {
            return new String[] {s};
        }
        pieces.add(s.substring(at));
        return StringSupport.trimmed(pieces.toArray(new String[0]), pieces.size(), limit);
    }
}

public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String description, String pattern, int index) {
        this.description = description;
        this.pattern = pattern;
        this.index = index;
    }

    public String getDescription() {
        return description;
    }

    public String getPattern() {
        return pattern;
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        String s = description;
        if (index >= 0) {
            s = s + " near index " + index;
        }
        s = s + System.lineSeparator() + pattern;
        if (index >= 0 && pattern != null && index < pattern.length()) {
            s = s + System.lineSeparator() + " ".repeat(index) + "^";
        }
        return s;
    }
}

/** Reads a pattern. A part is a pair: its first node, and its last one, whose successor is still open. */
final class PatternParser {
    private static final int MANY = Integer.MAX_VALUE;

    private final String p;
    private int at;
    private boolean ignoreCase;
    private boolean multiline;
    private boolean dotAll;
    int groups = 1;
    int loops;
    boolean atBegin;
    boolean looksBehind;
    final Map<String, Integer> names = new HashMap<>();

    PatternParser(String pattern, int flags) {
        p = (flags & Pattern.LITERAL) != 0 ? Pattern.quote(pattern) : pattern;
        ignoreCase = (flags & Pattern.CASE_INSENSITIVE) != 0;
        multiline = (flags & Pattern.MULTILINE) != 0;
        dotAll = (flags & Pattern.DOTALL) != 0;
    }

    private PatternSyntaxException error(String what) {
        return new PatternSyntaxException(what, p, at);
    }

    private UnsupportedOperationException unsupported(String what) {
        scoville.Rt.unsupported("a regular expression with " + what);
        return new UnsupportedOperationException();
    }

    private boolean more() {
        return at < p.length();
    }

    private boolean eat(String s) {
        if (p.startsWith(s, at)) {
            at += s.length();
            return true;
        }
        return false;
    }

    Node whole() {
        Node[] part = alternatives();
        if (more()) {
            at--;
            throw error("Unmatched closing ')'");
        }
        part[1].next = new Accept();
        Node begin = part[0];
        while (begin instanceof Empty && begin.next != null) {
            begin = begin.next;
        }
        atBegin = begin instanceof At && ((At) begin).isBegin();
        return part[0];
    }

    /** Those that have been given, and those that hold at the end. */
    int flags(int given) {
        int rest = given & ~(Pattern.CASE_INSENSITIVE | Pattern.MULTILINE | Pattern.DOTALL);
        return rest | (ignoreCase ? Pattern.CASE_INSENSITIVE : 0) | (multiline ? Pattern.MULTILINE : 0) | (dotAll ? Pattern.DOTALL : 0);
    }

    private Node[] alternatives() {
        List<Node[]> all = new ArrayList<>();
        all.add(sequence());
        while (eat("|")) {
            all.add(sequence());
        }
        if (all.size() == 1) {
            return all.get(0);
        }
        Node[] firsts = new Node[all.size()];
        Node end = new Empty();
        for (int i = 0; i < firsts.length; i++) {
            firsts[i] = all.get(i)[0];
            all.get(i)[1].next = end;
        }
        return new Node[] {new Either(firsts), end};
    }

    private Node[] sequence() {
        Node first = new Empty();
        Node last = first;
        while (more() && p.charAt(at) != '|' && p.charAt(at) != ')') {
            if (eat("\\Q")) {
                int end = p.indexOf("\\E", at);
                String quoted = end < 0 ? p.substring(at) : p.substring(at, end);
                at = end < 0 ? p.length() : end + 2;
                for (int i = 0; i < quoted.length(); i += Character.charCount(quoted.codePointAt(i))) {
                    last.next = new OneOf(single(quoted.codePointAt(i)));
                    last = last.next;
                }
                continue;
            }
            Node[] part = repeated(atom());
            last.next = part[0];
            last = part[1];
        }
        return new Node[] {first, last};
    }

    private int number() {
        int n = 0;
        int from = at;
        while (more() && p.charAt(at) >= '0' && p.charAt(at) <= '9') {
            n = n * 10 + p.charAt(at++) - '0';
        }
        if (at == from) {
            throw error("Illegal repetition");
        }
        return n;
    }

    private Node[] repeated(Node[] part) {
        boolean done = false;
        while (more()) {
            int least;
            int most;
            char c = p.charAt(at);
            if (done && (c == '*' || c == '+' || c == '?')) {
                throw error("Dangling meta character '" + c + "'");
            }
            if (done && c == '{') {
                scoville.Rt.unsupported("a regular expression with a repetition of a repetition");
            }
            if (c == '*' || c == '+' || c == '?') {
                at++;
                least = c == '+' ? 1 : 0;
                most = c == '?' ? 1 : MANY;
            } else if (c == '{') {
                at++;
                least = number();
                most = least;
                if (eat(",")) {
                    most = more() && p.charAt(at) == '}' ? MANY : number();
                }
                if (!eat("}")) {
                    throw error("Unclosed counted closure");
                }
                if (most < least) {
                    throw error("Illegal repetition range");
                }
            } else {
                return part;
            }
            int kind = eat("?") ? Loop.LAZY : eat("+") ? Loop.POSSESSIVE : Loop.GREEDY;
            part = loop(part, least, most, kind);
            done = true;
        }
        return part;
    }

    private Node[] loop(Node[] part, int least, int most, int kind) {
        if (part[0] == part[1] && part[0] instanceof OneOf) {
            Node run = new Run((OneOf) part[0], least, most, kind);
            return new Node[] {run, run};
        }
        Loop loop = new Loop(loops++, least, most, kind);
        loop.body = part[0];
        part[1].next = loop;
        Node enter = new Enter(loop);
        if (kind == Loop.POSSESSIVE) {
            loop.next = new Stop();
            Node alone = new Alone(enter, Alone.ATOMIC);
            return new Node[] {alone, alone};
        }
        return new Node[] {enter, loop};
    }

    private Node[] one(Node n) {
        return new Node[] {n, n};
    }

    private Node[] atom() {
        char c = p.charAt(at);
        switch (c) {
            case '(':
                at++;
                return group();
            case '[':
                at++;
                return one(new OneOf(set()));
            case '.':
                at++;
                boolean all = dotAll;
                return one(new OneOf(x -> all || !At.isTerminator(x)));
            case '^':
                at++;
                return one(new At(multiline ? At.LINE_BEGIN : At.BEGIN));
            case '$':
                at++;
                return one(new At(multiline ? At.LINE_END : At.LAST));
            case '*':
            case '+':
            case '?':
                throw error("Dangling meta character '" + c + "'");
            case '\\':
                at++;
                return escape();
            default:
                int x = p.codePointAt(at);
                at += Character.charCount(x);
                return one(new OneOf(single(x)));
        }
    }

    private IntPredicate single(int c) {
        if (!ignoreCase || !ascii(c)) {
            return x -> x == c;
        }
        int lower = Character.toLowerCase(c);
        int upper = Character.toUpperCase(c);
        return x -> x == lower || x == upper;
    }

    /** Without another flag, only letters of ASCII have two cases. */
    private static boolean ascii(int c) {
        return c < 128;
    }

    private Node[] group() {
        boolean[] flags = {ignoreCase, multiline, dotAll};
        if (!eat("?")) {
            return kept(groups++, flags);
        }
        looksBehind |= p.startsWith("<=", at) || p.startsWith("<!", at);
        if (eat("<=")) {
            return alone(Alone.BEHIND, flags);
        }
        if (eat("<!")) {
            return alone(Alone.NOT_BEHIND, flags);
        }
        if (eat("<")) {
            int end = p.indexOf(">", at);
            if (end < 0) {
                throw error("named capturing group is missing trailing '>'");
            }
            String name = p.substring(at, end);
            if (names.containsKey(name)) {
                throw error("Named capturing group <" + name + "> is already defined");
            }
            at = end + 1;
            names.put(name, groups);
            return kept(groups++, flags);
        }
        if (eat("=")) {
            return alone(Alone.AHEAD, flags);
        }
        if (eat("!")) {
            return alone(Alone.NOT_AHEAD, flags);
        }
        if (eat(">")) {
            return alone(Alone.ATOMIC, flags);
        }
        boolean on = true;
        while (more() && p.charAt(at) != ':' && p.charAt(at) != ')') {
            switch (p.charAt(at)) {
                case '-':
                    on = false;
                    break;
                case 'i':
                    ignoreCase = on;
                    break;
                case 'm':
                    multiline = on;
                    break;
                case 's':
                    dotAll = on;
                    break;
                case 'u':
                    throw unsupported("the flag u");
                case 'x':
                case 'd':
                case 'U':
                    throw unsupported("the flag " + p.charAt(at));
                default:
                    throw error("Unknown inline modifier");
            }
            at++;
        }
        if (eat(")")) {
            // The flags hold to the end of the group around.
            return one(new Empty());
        }
        at++;
        Node[] part = alternatives();
        close(flags);
        return wrapped(part);
    }

    /** The part between two nodes, so that it is never taken for a single character. */
    private Node[] wrapped(Node[] part) {
        Node first = new Open();
        first.next = part[0];
        return new Node[] {first, part[1]};
    }

    private void close(boolean[] flags) {
        if (!eat(")")) {
            throw error("Unclosed group");
        }
        ignoreCase = flags[0];
        multiline = flags[1];
        dotAll = flags[2];
    }

    private Node[] kept(int number, boolean[] flags) {
        Node open = new Mark(number, true);
        Node shut = new Mark(number, false);
        Node[] part = alternatives();
        close(flags);
        open.next = part[0];
        part[1].next = shut;
        return new Node[] {open, shut};
    }

    private Node[] alone(int kind, boolean[] flags) {
        Node[] part = alternatives();
        close(flags);
        part[1].next = new Stop();
        return one(new Alone(part[0], kind));
    }

    private Node[] escape() {
        if (!more()) {
            throw error("Unexpected internal error");
        }
        char c = p.charAt(at);
        if (c >= '1' && c <= '9') {
            int n = c - '0';
            at++;
            while (more() && p.charAt(at) >= '0' && p.charAt(at) <= '9' && n * 10 + p.charAt(at) - '0' < groups) {
                n = n * 10 + p.charAt(at++) - '0';
            }
            if (n >= groups) {
                return one(new OneOf(x -> false));
            }
            return one(new Again(n, ignoreCase));
        }
        switch (c) {
            case 'b':
                at++;
                return one(new At(At.WORD));
            case 'B':
                at++;
                return one(new At(At.NO_WORD));
            case 'A':
                at++;
                return one(new At(At.BEGIN));
            case 'z':
                at++;
                return one(new At(At.END));
            case 'Z':
                at++;
                return one(new At(At.LAST));
            case 'G':
                at++;
                return one(new At(At.LAST_MATCH));
            case 'k':
                at++;
                int end = p.indexOf(">", at);
                if (!eat("<") || end < 0) {
                    throw error("\\k is not followed by '<' for named capturing group");
                }
                String name = p.substring(at, end);
                at = end + 1;
                Integer n = names.get(name);
                if (n == null) {
                    at = end;
                    throw error("named capturing group <" + name + "> does not exist");
                }
                return one(new Again(n, ignoreCase));
            case 'R':
                at++;
                Node pair = new OneOf(x -> x == '\r');
                Node newline = new OneOf(x -> x == '\n');
                Node any = new OneOf(x -> x >= 0xa && x <= 0xd || x == 0x85 || x == 0x2028 || x == 0x2029);
                Node join = new Empty();
                pair.next = newline;
                newline.next = join;
                any.next = join;
                return new Node[] {new Either(new Node[] {pair, any}), join};
            default:
                return one(new OneOf(escapedSet()));
        }
    }

    /** The set that stands behind a backslash, inside of brackets or not. */
    private IntPredicate escapedSet() {
        char c = p.charAt(at);
        switch (c) {
            case 'd':
                at++;
                return x -> x >= '0' && x <= '9';
            case 'D':
                at++;
                return x -> x < '0' || x > '9';
            case 'w':
                at++;
                return PatternParser::isWord;
            case 'W':
                at++;
                return x -> !isWord(x);
            case 's':
                at++;
                return x -> x == ' ' || x >= 9 && x <= 13;
            case 'S':
                at++;
                return x -> x != ' ' && (x < 9 || x > 13);
            case 'h':
                at++;
                return PatternParser::isBlank;
            case 'H':
                at++;
                return x -> !isBlank(x);
            case 'v':
                at++;
                return x -> x >= 0xa && x <= 0xd || x == 0x85 || x == 0x2028 || x == 0x2029;
            case 'p':
                at++;
                return property();
            case 'P':
                at++;
                IntPredicate no = property();
                return no.negate();
            default:
                return single(escapedCharacter());
        }
    }

    private static boolean isWord(int x) {
        return x >= 'a' && x <= 'z' || x >= 'A' && x <= 'Z' || x >= '0' && x <= '9' || x == '_';
    }

    private static boolean isBlank(int x) {
        return x == ' ' || x == 9 || x == 0xa0 || x == 0x1680 || x == 0x180e || x >= 0x2000 && x <= 0x200a
            || x == 0x202f || x == 0x205f || x == 0x3000;
    }

    private int escapedCharacter() {
        char c = p.charAt(at++);
        switch (c) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'a':
                return 7;
            case 'e':
                return 27;
            case 'x':
                return hex(2);
            case 'u':
                return hex(4);
            case '0':
            case 'c':
            case 'N':
            case 'X':
                throw unsupported("\\" + c);
            default:
                if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                    throw error("Illegal/unsupported escape sequence");
                }
                return c;
        }
    }

    private int hex(int digits) {
        if (at + digits > p.length()) {
            throw error("Illegal hexadecimal escape sequence");
        }
        int v = 0;
        for (int i = 0; i < digits; i++) {
            int d = Character.digit(p.charAt(at++), 16);
            if (d < 0) {
                throw error("Illegal hexadecimal escape sequence");
            }
            v = v * 16 + d;
        }
        return v;
    }

    private IntPredicate property() {
        String name;
        if (eat("{")) {
            int end = p.indexOf("}", at);
            if (end < 0) {
                throw error("Unclosed character family");
            }
            name = p.substring(at, end);
            at = end + 1;
        } else {
            name = p.substring(at, at + 1);
            at++;
        }
        boolean cased = ignoreCase && isCased(name);
        switch (cased ? "" : name) {
            case "":
                boolean ascii = name.length() == 5;
                return x -> ascii ? x < 128 && Character.isLetter(x) : Character.isUpperCase(x) || Character.isLowerCase(x) || Character.isTitleCase(x);
            case "Lower":
                return x -> x >= 'a' && x <= 'z';
            case "Upper":
                return x -> x >= 'A' && x <= 'Z';
            case "ASCII":
                return x -> x < 128;
            case "Alpha":
                return x -> x >= 'a' && x <= 'z' || x >= 'A' && x <= 'Z';
            case "Digit":
                return x -> x >= '0' && x <= '9';
            case "Alnum":
                return x -> isWord(x) && x != '_';
            case "Punct":
                return x -> x > 32 && x < 127 && (!isWord(x) || x == '_');
            case "Graph":
                return x -> x > 32 && x < 127;
            case "Print":
                return x -> x >= 32 && x < 127;
            case "Blank":
                return x -> x == ' ' || x == '\t';
            case "Cntrl":
                return x -> x < 32 || x == 127;
            case "XDigit":
                return x -> x < 128 && Character.digit(x, 16) >= 0;
            case "Space":
                return x -> x == ' ' || x >= 9 && x <= 13;
            case "L":
            case "IsL":
            case "IsLetter":
            case "javaLetter":
                return x -> Character.isLetter(x);
            case "IsAlphabetic":
            case "javaAlphabetic":
                return x -> Character.isAlphabetic(x);
            case "Lu":
            case "IsLu":
            case "javaUpperCase":
            case "IsUppercase":
                return x -> Character.isUpperCase(x);
            case "Ll":
            case "IsLl":
            case "javaLowerCase":
            case "IsLowercase":
                return x -> Character.isLowerCase(x);
            case "Nd":
            case "IsDigit":
            case "javaDigit":
                return x -> Character.isDigit(x);
            case "javaLetterOrDigit":
                return x -> Character.isLetterOrDigit(x);
            case "javaWhitespace":
                return x -> Character.isWhitespace(x);
            default:
                throw unsupported("\\p{" + name + "}");
        }
    }

    /** Whether it means letters of any case where case is ignored. */
    private static boolean isCased(String name) {
        switch (name) {
            case "Lower":
            case "Upper":
            case "Lu":
            case "IsLu":
            case "Ll":
            case "IsLl":
            case "javaUpperCase":
            case "javaLowerCase":
            case "IsUppercase":
            case "IsLowercase":
                return true;
            default:
                return false;
        }
    }

    /** What stands in brackets; the opening one is read. */
    private IntPredicate set() {
        boolean negated = eat("^");
        IntPredicate all = null;
        boolean first = true;
        while (true) {
            if (!more()) {
                at--;
                throw error("Unclosed character class");
            }
            if (p.charAt(at) == ']' && !first) {
                at++;
                break;
            }
            if (p.startsWith("&&", at)) {
                at += 2;
                IntPredicate right = intersected();
                IntPredicate left = all;
                all = left == null ? right : left.and(right);
                first = false;
                continue;
            }
            first = false;
            IntPredicate next = member();
            IntPredicate before = all;
            all = before == null ? next : before.or(next);
        }
        IntPredicate inside = all == null ? x -> false : all;
        return negated ? inside.negate() : inside;
    }

    /** The right side of `&&`: all members up to the end or the next `&&`. */
    private IntPredicate intersected() {
        IntPredicate all = null;
        while (more() && p.charAt(at) != ']' && !p.startsWith("&&", at)) {
            IntPredicate next = member();
            IntPredicate before = all;
            all = before == null ? next : before.or(next);
        }
        return all == null ? x -> true : all;
    }

    private IntPredicate member() {
        if (eat("[")) {
            return set();
        }
        int lo;
        if (eat("\\")) {
            if (!more()) {
                throw error("Illegal/unsupported escape sequence");
            }
            if ("dDwWsShHvpP".indexOf(p.charAt(at)) >= 0) {
                return escapedSet();
            }
            if (p.charAt(at) == 'Q' || p.charAt(at) == 'E') {
                throw unsupported("\\Q inside of brackets");
            }
            lo = escapedCharacter();
        } else {
            lo = p.codePointAt(at);
            at += Character.charCount(lo);
        }
        if (p.startsWith("-", at) && at + 1 < p.length() && p.charAt(at + 1) != ']' && p.charAt(at + 1) != '[') {
            at++;
            int hi;
            if (eat("\\")) {
                hi = escapedCharacter();
            } else {
                hi = p.codePointAt(at);
                at += Character.charCount(hi);
            }
            if (hi < lo) {
                throw error("Illegal character range");
            }
            int low = lo;
            int high = hi;
            if (!ignoreCase) {
                return x -> x >= low && x <= high;
            }
            return x -> x >= low && x <= high
                || ascii(x) && (in(Character.toUpperCase(x), low, high) || in(Character.toLowerCase(x), low, high));
        }
        return single(lo);
    }

    private static boolean in(int x, int low, int high) {
        return x >= low && x <= high;
    }
}
