import java.util.ConcurrentModificationException;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Matchers: parts of texts, ends that are hit, replacing by functions, what is left of a match. */
public class RegexRegions {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Action {
        Object run();
    }

    static void t(Action a) {
        try {
            p(a.run());
        } catch (RuntimeException e) {
            p(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static Matcher m(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text);
    }

    static String ends(Matcher m) {
        return m.hitEnd() + "/" + m.requireEnd();
    }

    static void hits() {
        String[] patterns = {"abc", "ab+", "ab*?", "a.c", "abc$", "abc\\z", "abc\\b", "abc\\B", "a(b|c)*", "(?m)abc$", "abc(?!d)", "abc(?=d)", "abc\\Z", "^abc", "(a)b\\1", "abc|abd", "\\w+", "\\w{2}", "\\w{2,3}", "\\w{2,4}", "abcd?", "abc\\R?", "(?>ab?)c?", "x*", "abcde", "[a-c]+\\d*+", "(ab)?c"};
        String[] texts = {"abc", "abcd", "xabc", "ab", "abc\n", "aba", ""};
        for (String pattern : patterns) {
            StringBuilder b = new StringBuilder(pattern);
            for (String text : texts) {
                Matcher m = m(pattern, text);
                boolean found = m.find();
                b.append(' ').append(found ? m.start() + "-" + m.end() + ends(m) : "no" + m.hitEnd());
                boolean at = m.lookingAt();
                b.append(at ? "@" + ends(m) : "@" + m.hitEnd());
                boolean all = m.matches();
                b.append(all ? "=" + ends(m) : "=" + m.hitEnd());
            }
            p(b.toString().replace("true", "T").replace("false", "F").replace("\n", "n"));
        }
    }

    static void regions() {
        Matcher m = m("\\b(\\w)(\\w*)", "one two three");
        m.region(4, 9);
        p(m.regionStart() + " " + m.regionEnd() + " " + m.hasAnchoringBounds() + " " + m.hasTransparentBounds() + " " + m);
        while (m.find()) {
            p(m.group() + " " + m.start(1) + " " + m.end(2) + " " + m);
        }
        p(m.find() + " " + m.reset().find() + " " + m.group() + " " + m.regionEnd());
        for (int bounds = 0; bounds < 4; bounds++) {
            StringBuilder b = new StringBuilder();
            for (String pattern : new String[] {"^b", "b$", "\\bb", "b\\b", "b\\z", "\\Ab", "(?<=a)b", "(?<!a)b", "b(?=c)", "b(?!c)", "(?m)^b", "(?m)b$", "\\Bb"}) {
                Matcher part = m(pattern, "abc").region(1, 2).useAnchoringBounds((bounds & 1) != 0).useTransparentBounds((bounds & 2) != 0);
                b.append(part.find() ? 'y' : 'n').append(part.lookingAt() ? 'y' : 'n').append(part.matches() ? 'y' : 'n').append(' ');
            }
            p(b);
        }
        p(m("a+", "aaaa").region(1, 3).matches() + " " + m("a+", "baaa").region(1, 3).find(3) + " " + m("x*", "abc").region(1, 1).find());
        t(() -> m("a", "abc").region(-1, 2));
        t(() -> m("a", "abc").region(0, 4));
        t(() -> m("a", "abc").region(2, 1));
        t(() -> m("a", "abc").find(4));
        Matcher other = m("\\d+", "12 ab 34");
        p(other.find() + " " + other.usePattern(Pattern.compile("[a-z]+")).find() + " " + other.group() + " " + other.usePattern(Pattern.compile("\\d+")) + other.find() + other.group());
        t(() -> other.usePattern(null));
        other.reset("x 9");
        p(other.find() + other.group() + " " + other.pattern());
        p(m("^", "").find() + " " + Pattern.compile("^", Pattern.MULTILINE).matcher("").find() + " " + Pattern.compile("^", Pattern.MULTILINE).matcher("a\nb\n").results().count());
        Matcher again = m("a", "bab a");
        p(again.find() + " " + again.matches() + " " + again.find() + " " + again.start() + " " + again.find() + " " + again.find());
        Matcher empty = m("a*", "a");
        p(empty.find() + " " + empty.find() + " " + empty.find() + " " + empty.start() + " " + empty.group());
        Matcher last = m("\\G\\d", "12a3");
        p(last.find() + last.group() + last.find() + last.group() + last.find() + last.find(3) + last.group());
    }

    static void results() {
        Matcher m = m("(?<key>\\w)=(?<value>\\d+)?", "a=1,b=,c=33");
        p(m.results().map(r -> r.group() + r.start() + r.end() + r.group(1) + r.group(2) + r.start(2) + r.groupCount()).collect(Collectors.joining(" ")));
        m.reset();
        m.find();
        p(m.results().count() + " " + m.find());
        m.reset();
        m.find();
        MatchResult kept = m.toMatchResult();
        m.find();
        p(kept.group() + " " + kept.start() + " " + kept.end(1) + " " + kept.group(2) + " " + m.group("key") + " " + m.group("value") + " " + m.start("key") + " " + m.end("key") + " " + m.start("value") + " " + m.end("value"));
        t(() -> m.group("none"));
        t(() -> m.start("none"));
        t(() -> m.group(null));
        t(() -> m.group(3));
        t(() -> kept.start(3));
        Matcher no = m("(a)", "b");
        t(() -> no.start());
        t(() -> no.start(1));
        t(() -> no.end());
        t(() -> no.end(1));
        t(() -> no.group());
        t(() -> no.group("x"));
        t(() -> no.toMatchResult().start());
        t(() -> no.toMatchResult().group(1));
        t(() -> m.reset().results().peek(r -> m.reset()).count());
    }

    static void replaced() {
        Matcher m = m("(?<first>\\w)(\\w*)", "hello big world");
        p(m.replaceAll(r -> r.group(2) + r.group(1)) + " " + m.replaceFirst(r -> "<" + r.group() + ">") + " " + m.replaceAll("${first}.$2$1") + " " + m.replaceFirst("\\$1$0") + " " + m.replaceAll("$12"));
        StringBuilder b = new StringBuilder();
        m.reset();
        while (m.find()) {
            m.appendReplacement(b, m.start() == 6 ? "" : "$1-");
        }
        p(m.appendTail(b));
        StringBuffer f = new StringBuffer("> ");
        m.reset();
        m.find();
        m.appendReplacement(f, Matcher.quoteReplacement("$1\\"));
        p(m.appendTail(f));
        t(() -> m("a", "a").appendReplacement(new StringBuilder(), "b"));
        for (String by : new String[] {"$", "\\", "$x", "${", "${}", "${first", "${1a}", "${none}", "$5", "${first}", "${fi-rst}"}) {
            t(() -> m.replaceAll(by));
        }
        StringBuilder untouched = new StringBuilder("kept");
        t(() -> {
            m.reset();
            m.find();
            return m.appendReplacement(untouched, "$9");
        });
        p(untouched);
        t(() -> m.replaceAll(r -> {
            m.find();
            return "";
        }));
        t(() -> m.replaceFirst(r -> {
            m.reset();
            return "";
        }));
        t(() -> m.replaceAll(r -> null));
        t(() -> m.replaceFirst((String) null));
        p(m("x", "abc").replaceAll("$") + " " + m("b", "abc").replaceAll(r -> "$0$0"));
    }

    static void patterns() {
        p(Pattern.compile("(?i)a").flags() + " " + Pattern.compile("(?i:a)b").flags() + " " + Pattern.compile("a", Pattern.CASE_INSENSITIVE).flags() + " " + Pattern.compile("a(?m)b(?-m)", Pattern.MULTILINE).flags() + " " + Pattern.compile("(a(?s)b)c", 8).flags() + " " + Pattern.compile("a.b", Pattern.LITERAL).flags());
        p(Pattern.compile(",").splitAsStream("a,b,,c,,").collect(Collectors.toList()) + " " + Pattern.compile("\\d").asPredicate().test("a1") + " " + Pattern.compile("\\d").asMatchPredicate().test("a1") + " " + Pattern.quote("a\\Eb") + " " + "a.b".matches(Pattern.quote("a.b")) + " " + "a\\Eb".matches(Pattern.quote("a\\Eb")));
    }

    public static void main(String[] args) {
        hits();
        regions();
        results();
        replaced();
        patterns();
    }
}
