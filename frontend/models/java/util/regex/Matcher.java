package java.util.regex;

import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import scoville.Rt;

public interface MatchResult {
    int start();

    int start(int group);

    int end();

    int end(int group);

    String group();

    String group(int group);

    int groupCount();
}

/** What a matcher has found, and keeps. */
final class Found implements MatchResult {
    private final String text;
    private final int[] groups;
    private final int first;
    private final int last;

    Found(String text, int[] groups, int first, int last) {
        this.text = text;
        this.groups = groups;
        this.first = first;
        this.last = last;
    }

    private void check(int group) {
        if (first < 0) {
            throw new IllegalStateException("No match found");
        }
        if (group < 0 || group > groupCount()) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    public int start() {
        check(0);
        return first;
    }

    public int start(int group) {
        check(group);
        return groups[2 * group];
    }

    public int end() {
        check(0);
        return last;
    }

    public int end(int group) {
        check(group);
        return groups[2 * group + 1];
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check(group);
        return groups[2 * group] < 0 ? null : text.substring(groups[2 * group], groups[2 * group + 1]);
    }

    public int groupCount() {
        return groups.length / 2 - 1;
    }
}

/** What nodes change while they match is here. */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    String text;
    /** Begin and end of each group; -1 if it has not taken part. */
    int[] groups;
    /** Where each group has begun. */
    int[] begun;
    int[] counts;
    int[] starts;
    boolean whole;
    int mustEndAt;
    int stoppedAt;
    /** The part of the text that is looked at. */
    int from;
    int to;
    private boolean anchoring = true;
    boolean transparent;
    /** Whether the end has been looked at, and whether more text could undo the match. */
    boolean hitEnd;
    boolean requireEnd;
    /** Where the last match began, or -1, and where it ended: a search that fails forgets the begin only. */
    private int first = -1;
    private int last;
    /** Where the match before ended. */
    int before = -1;
    private int appended;
    /** So that a function that changes the matcher is found out. */
    private int changes;

    Matcher(Pattern pattern, String text) {
        this.text = text;
        to = text.length();
        use(pattern);
    }

    private void use(Pattern pattern) {
        this.pattern = pattern;
        groups = new int[2 * pattern.groups];
        forget();
        begun = new int[pattern.groups];
        counts = new int[pattern.loops];
        starts = new int[pattern.loops];
    }

    private void forget() {
        for (int i = 0; i < groups.length; i++) {
            groups[i] = -1;
        }
    }

    public Pattern pattern() {
        return pattern;
    }

    /** Goes on behind the last match, whose groups are forgotten. */
    public Matcher usePattern(Pattern pattern) {
        if (pattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        use(pattern);
        changes++;
        return this;
    }

    public Matcher reset() {
        first = -1;
        last = 0;
        before = -1;
        forget();
        appended = 0;
        from = 0;
        to = text.length();
        changes++;
        return this;
    }

    public Matcher reset(CharSequence s) {
        text = scoville.Texts.charactersOf(s);
        return reset();
    }

    // --- a part of the text ---

    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        from = start;
        to = end;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasTransparentBounds() {
        return transparent;
    }

    /** Whether what looks around sees what is outside. */
    public Matcher useTransparentBounds(boolean b) {
        transparent = b;
        return this;
    }

    public boolean hasAnchoringBounds() {
        return anchoring;
    }

    /** Whether the part begins and ends like a text. */
    public Matcher useAnchoringBounds(boolean b) {
        anchoring = b;
        return this;
    }

    /** Where the text begins and ends for those who ask for that. */
    int begin() {
        return anchoring ? from : 0;
    }

    int ending() {
        return anchoring ? to : text.length();
    }

    // --- matching ---

    /** Looks at places from this one up to the last one. */
    private boolean tried(int at, int most, boolean whole) {
        hitEnd = false;
        requireEnd = false;
        before = before < 0 ? at : before;
        this.whole = whole;
        mustEndAt = -1;
        forget();
        int i = at;
        boolean found = false;
        while (!found && i <= most) {
            found = pattern.first.match(this, i);
            i++;
        }
        first = found ? i - 1 : -1;
        if (found) {
            groups[0] = first;
            last = groups[1];
        }
        before = last;
        changes++;
        return found;
    }

    public boolean matches() {
        return tried(from, from, true);
    }

    public boolean lookingAt() {
        return tried(from, from, false);
    }

    /** For a scanner: whether there is a match that begins here. */
    public boolean $at(int from) {
        return tried(from, from, false);
    }

    private boolean search(int at) {
        // A pattern for the begin is tried once.
        boolean found = tried(at, pattern.atBegin ? at : to, false);
        hitEnd |= !found && !pattern.atBegin;
        return found;
    }

    public boolean find() {
        int at = Math.max(from, last == first ? last + 1 : last);
        if (at > to) {
            forget();
            return false;
        }
        return search(at);
    }

    public boolean find(int from) {
        if (from < 0 || from > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return search(from);
    }

    private void looked() {
        if (pattern.looksBehind) {
            Rt.unsupported("whether a pattern that looks behind has hit the end");
        }
    }

    public boolean hitEnd() {
        looked();
        return hitEnd;
    }

    public boolean requireEnd() {
        looked();
        if (first < 0) {
            Rt.unsupported("whether no match requires the end");
        }
        return requireEnd;
    }

    // --- the match ---

    private void check(String otherwise) {
        if (first < 0) {
            throw new IllegalStateException(otherwise);
        }
    }

    private void check(int group) {
        if (group < 0 || group >= pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    public int start() {
        check("No match available");
        return first;
    }

    public int start(int group) {
        check("No match available");
        check(group);
        return groups[2 * group];
    }

    public int end() {
        check("No match available");
        return last;
    }

    public int end(int group) {
        check("No match available");
        check(group);
        return groups[2 * group + 1];
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check("No match found");
        check(group);
        return groups[2 * group] < 0 ? null : text.substring(groups[2 * group], groups[2 * group + 1]);
    }

    private int number(String name) {
        Objects.requireNonNull(name, "Group name");
        check("No match found");
        Integer n = pattern.names.get(name);
        if (n == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return n;
    }

    public String group(String name) {
        return group(number(name));
    }

    public int start(String name) {
        return groups[2 * number(name)];
    }

    public int end(String name) {
        return groups[2 * number(name) + 1];
    }

    public int groupCount() {
        return pattern.groups - 1;
    }

    public MatchResult toMatchResult() {
        return new Found(text, groups.clone(), first, last);
    }

    // --- replacing ---

    public static String quoteReplacement(String s) {
        return s.replace("\\", "\\\\").replace("$", "\\$");
    }

    private static boolean isNameCharacter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    private String expanded(String by) {
        if (by == null) {
            throw new NullPointerException("Cannot invoke \"String.length()\" because \"replacement\" is null");
        }
        String out = "";
        int i = 0;
        while (i < by.length()) {
            char c = by.charAt(i++);
            if (c == '\\') {
                if (i == by.length()) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                out = out + by.charAt(i++);
            } else if (c == '$') {
                if (i == by.length()) {
                    throw new IllegalArgumentException("Illegal group reference: group index is missing");
                }
                String value;
                if (by.charAt(i) == '{') {
                    int end = i + 1;
                    while (end < by.length() && isNameCharacter(by.charAt(end))) {
                        end++;
                    }
                    value = group(referred(by, i + 1, end));
                    i = end + 1;
                } else {
                    int n = by.charAt(i) - '0';
                    if (n < 0 || n > 9) {
                        throw new IllegalArgumentException("Illegal group reference");
                    }
                    i++;
                    while (i < by.length()) {
                        int d = by.charAt(i) - '0';
                        if (d < 0 || d > 9 || n * 10 + d > groupCount()) {
                            break;
                        }
                        n = n * 10 + d;
                        i++;
                    }
                    value = group(n);
                }
                out = out + (value == null ? "" : value);
            } else {
                out = out + c;
            }
        }
        return out;
    }

    /** The group whose name stands in braces. */
    private int referred(String by, int from, int end) {
        if (end == from) {
            throw new IllegalArgumentException("named capturing group has 0 length name");
        }
        if (end == by.length() || by.charAt(end) != '}') {
            throw new IllegalArgumentException("named capturing group is missing trailing '}'");
        }
        String name = by.substring(from, end);
        if (name.charAt(0) <= '9') {
            throw new IllegalArgumentException("capturing group name {" + name + "} starts with digit character");
        }
        Integer n = pattern.names.get(name);
        if (n == null) {
            throw new IllegalArgumentException("No group with name {" + name + "}");
        }
        return n;
    }

    /** What stands before the match, and what comes in place of it. */
    private String replaced(String by) {
        check("No match available");
        String all = expanded(by);
        all = text.substring(appended, first) + all;
        appended = last;
        changes++;
        return all;
    }

    private String tail() {
        return text.substring(appended);
    }

    private String asked(Function<MatchResult, String> f) {
        int expected = changes;
        String by = f.apply(this);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        return by;
    }

    public String replaceAll(String by) {
        reset();
        if (!find()) {
            return text;
        }
        String out = "";
        do {
            out = out + replaced(by);
        } while (find());
        return built(out + tail());
    }

    public String replaceAll(Function<MatchResult, String> f) {
        Objects.requireNonNull(f);
        reset();
        if (!find()) {
            return text;
        }
        String out = "";
        do {
            out = out + replaced(asked(f));
        } while (find());
        return built(out + tail());
    }

    /** As builders make it. */
    private static String built(String s) {
        return s.isEmpty() ? "" : s;
    }

    /** The matches from here on, one by one. */
    public java.util.stream.Stream<MatchResult> results() {
        return java.util.stream.Stream.scovilleLumps(new Iterator<MatchResult>() {
            private boolean ready;
            private boolean more;
            private int expected = -1;

            private void unchanged() {
                if (expected >= 0 && expected != changes) {
                    throw new ConcurrentModificationException();
                }
            }

            public boolean hasNext() {
                if (!ready) {
                    unchanged();
                    more = find();
                    ready = true;
                    expected = changes;
                }
                return more;
            }

            public MatchResult next() {
                unchanged();
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return toMatchResult();
            }
        });
    }

    public String replaceFirst(Function<MatchResult, String> f) {
        Objects.requireNonNull(f);
        reset();
        return find() ? built(replaced(asked(f)) + tail()) : text;
    }

    public String replaceFirst(String by) {
        if (by == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        return find() ? built(replaced(by) + tail()) : text;
    }

    public Matcher appendReplacement(StringBuilder b, String by) {
        b.append(replaced(by));
        return this;
    }

    public Matcher appendReplacement(StringBuffer b, String by) {
        b.append(replaced(by));
        return this;
    }

    public StringBuilder appendTail(StringBuilder b) {
        return b.append(text, appended, text.length());
    }

    public StringBuffer appendTail(StringBuffer b) {
        return b.append(text, appended, text.length());
    }

    public String toString() {
        String match = first >= 0 && group() != null ? group() : "";
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to + " lastmatch=" + match + "]";
    }

    public boolean hasMatch() {
        return first >= 0;
    }
}
