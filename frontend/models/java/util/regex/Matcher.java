package java.util.regex;

import java.util.Objects;
import java.util.function.Function;

public interface MatchResult {
    int start();

    int start(int group);

    int end();

    int end(int group);

    String group();

    String group(int group);

    int groupCount();
}

public final class Matcher implements MatchResult {
    private final Pattern pattern;
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
    int searchedFrom;
    private boolean matched;
    private int appended;

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
        groups = new int[2 * pattern.groups];
        begun = new int[pattern.groups];
        counts = new int[pattern.loops];
        starts = new int[pattern.loops];
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher reset() {
        matched = false;
        searchedFrom = 0;
        appended = 0;
        return this;
    }

    public Matcher reset(CharSequence s) {
        text = scoville.Texts.charactersOf(s);
        return reset();
    }

    private boolean matchAt(int from, boolean whole) {
        this.whole = whole;
        mustEndAt = -1;
        for (int i = 0; i < groups.length; i++) {
            groups[i] = -1;
        }
        matched = pattern.first.match(this, from);
        if (matched) {
            groups[0] = from;
        }
        return matched;
    }

    public boolean matches() {
        searchedFrom = 0;
        return remember(matchAt(0, true));
    }

    public boolean lookingAt() {
        searchedFrom = 0;
        return remember(matchAt(0, false));
    }

    /** For a scanner: whether there is a match that begins here. */
    public boolean $at(int from) {
        return remember(matchAt(from, false));
    }

    private boolean remember(boolean found) {
        if (found) {
            searchedFrom = groups[1];
        }
        return found;
    }

    public boolean find() {
        int from = searchedFrom;
        if (matched && groups[0] == groups[1]) {
            from++;
        }
        return search(from);
    }

    public boolean find(int from) {
        if (from < 0 || from > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return search(from);
    }

    private boolean search(int from) {
        for (int i = from; i <= text.length(); i++) {
            if (matchAt(i, false)) {
                return remember(true);
            }
        }
        matched = false;
        searchedFrom = text.length() + 1;
        return false;
    }

    private void check() {
        if (!matched) {
            throw new IllegalStateException("No match found");
        }
    }

    private void check(int group) {
        check();
        if (group < 0 || group >= pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    public int start() {
        if (!matched) {
            throw new IllegalStateException("No match available");
        }
        return groups[0];
    }

    public int start(int group) {
        check(group);
        return groups[2 * group];
    }

    public int end() {
        if (!matched) {
            throw new IllegalStateException("No match available");
        }
        return groups[1];
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

    private int number(String name) {
        Integer n = pattern.names.get(name);
        if (n == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return n;
    }

    public String group(String name) {
        Objects.requireNonNull(name);
        check();
        return group(number(name));
    }

    public int start(String name) {
        Objects.requireNonNull(name);
        return start(number(name));
    }

    public int end(String name) {
        Objects.requireNonNull(name);
        return end(number(name));
    }

    public int groupCount() {
        return pattern.groups - 1;
    }

    public MatchResult toMatchResult() {
        Matcher m = new Matcher(pattern, text);
        m.matched = matched;
        m.groups = groups.clone();
        return m;
    }

    public static String quoteReplacement(String s) {
        return s.replace("\\", "\\\\").replace("$", "\\$");
    }

    private String expanded(String by) {
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
                    int end = by.indexOf("}", i);
                    if (end < 0) {
                        throw new IllegalArgumentException("named capturing group is missing trailing '}'");
                    }
                    value = group(number(by.substring(i + 1, end)));
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

    public String replaceAll(String by) {
        return replaceAll(m -> by);
    }

    public String replaceAll(Function<MatchResult, String> f) {
        reset();
        if (!find()) {
            return text;
        }
        String out = "";
        int at = 0;
        do {
            out = out + text.substring(at, groups[0]) + expanded(f.apply(this));
            at = groups[1];
        } while (find());
        return built(out + text.substring(at));
    }

    /** As builders make it. */
    private static String built(String s) {
        return s.isEmpty() ? "" : s;
    }

    /** All matches; no function is executed meanwhile that could change the matcher. */
    public java.util.stream.Stream<MatchResult> results() {
        java.util.ArrayList<MatchResult> all = new java.util.ArrayList<MatchResult>();
        reset();
        while (find()) {
            all.add(toMatchResult());
        }
        return java.util.stream.Stream.scovilleLumps(all.iterator());
    }

    public String replaceFirst(Function<MatchResult, String> f) {
        java.util.Objects.requireNonNull(f);
        reset();
        if (!find()) {
            return text;
        }
        return built(text.substring(0, groups[0]) + expanded(f.apply(this)) + text.substring(groups[1]));
    }

    public String replaceFirst(String by) {
        reset();
        if (!find()) {
            return text;
        }
        return built(text.substring(0, groups[0]) + expanded(by) + text.substring(groups[1]));
    }

    public Matcher appendReplacement(StringBuilder b, String by) {
        check();
        b.append(text, appended, groups[0]).append(expanded(by));
        appended = groups[1];
        return this;
    }

    public Matcher appendReplacement(StringBuffer b, String by) {
        check();
        b.append(text, appended, groups[0]).append(expanded(by));
        appended = groups[1];
        return this;
    }

    public StringBuilder appendTail(StringBuilder b) {
        return b.append(text, appended, text.length());
    }

    public StringBuffer appendTail(StringBuffer b) {
        return b.append(text, appended, text.length());
    }

    public String toString() {
        String last = matched && groups[0] >= 0 ? group() : "";
        return "java.util.regex.Matcher[pattern=" + pattern + " region=0," + text.length() + " lastmatch=" + last + "]";
    }

    public boolean hasMatch() {
        return matched;
    }
}
