package java.util.regex;

import java.util.function.IntPredicate;

/** One step of a pattern: it matches at a place if it and all steps behind it do. */
abstract class Node {
    Node next;

    abstract boolean match(Matcher m, int i);
}

/** The end of the whole pattern. */
final class Accept extends Node {
    boolean match(Matcher m, int i) {
        if (m.whole && i != m.to) {
            return false;
        }
        m.groups[1] = i;
        return true;
    }
}

/** The end of a part that is matched for itself. */
final class Stop extends Node {
    boolean match(Matcher m, int i) {
        if (m.mustEndAt >= 0 && i != m.mustEndAt) {
            return false;
        }
        m.stoppedAt = i;
        return true;
    }
}

/** Where a group begins that is not kept. */
final class Open extends Node {
    boolean match(Matcher m, int i) {
        return next.match(m, i);
    }
}

/** Nothing. */
final class Empty extends Node {
    boolean match(Matcher m, int i) {
        return next.match(m, i);
    }
}

/** One character of a set. */
final class OneOf extends Node {
    final IntPredicate set;

    OneOf(IntPredicate set) {
        this.set = set;
    }

    /** The place behind the character at `i`, or -1 if it is none of the set. */
    int after(Matcher m, int i) {
        if (i >= m.to) {
            m.hitEnd = true;
            return -1;
        }
        int c = m.text.codePointAt(i);
        int after = i + Character.charCount(c);
        if (after > m.to) {
            scoville.Rt.unsupported("a region that ends in a surrogate pair");
        }
        return set.test(c) ? after : -1;
    }

    boolean match(Matcher m, int i) {
        int j = after(m, i);
        return j >= 0 && next.match(m, j);
    }
}

/** A condition on the place. */
final class At extends Node {
    static final int BEGIN = 0;
    static final int END = 1;
    static final int LAST = 2;
    static final int LINE_BEGIN = 3;
    static final int LINE_END = 4;
    static final int WORD = 5;
    static final int NO_WORD = 6;
    static final int LAST_MATCH = 7;

    private final int kind;

    At(int kind) {
        this.kind = kind;
    }

    boolean isBegin() {
        return kind == BEGIN;
    }

    static boolean isTerminator(int c) {
        return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
    }

    private static boolean isWord(String s, int i) {
        return s.charAt(i) == '_' || Character.isLetterOrDigit(s.charAt(i));
    }

    private static boolean inPair(String s, int i) {
        return i > 0 && i < s.length() && s.charAt(i - 1) == '\r' && s.charAt(i) == '\n';
    }

    /** More text could undo what has matched. */
    private static boolean atEnd(Matcher m) {
        m.hitEnd = true;
        m.requireEnd = true;
        return true;
    }

    private static boolean lineBegins(Matcher m, int i) {
        if (i == m.ending()) {
            m.hitEnd = true;
            return false;
        }
        return i == m.begin() || isTerminator(m.text.charAt(i - 1)) && !inPair(m.text, i);
    }

    private static boolean isLast(Matcher m, int i) {
        String s = m.text;
        int n = m.ending();
        boolean fits = i == n || i == n - 1 && isTerminator(s.charAt(i)) && !inPair(s, i)
            || i == n - 2 && s.charAt(i) == '\r' && s.charAt(i + 1) == '\n';
        return fits && atEnd(m);
    }

    private static boolean isBoundary(Matcher m, int i) {
        boolean left = i > (m.transparent ? 0 : m.from) && isWord(m.text, i - 1);
        if (i < (m.transparent ? m.text.length() : m.to)) {
            return left != isWord(m.text, i);
        }
        atEnd(m);
        return left;
    }

    private boolean fits(Matcher m, int i) {
        switch (kind) {
            case BEGIN:
                return i == m.begin();
            case END:
                m.hitEnd |= i == m.ending();
                return i == m.ending();
            case LAST:
                return isLast(m, i);
            case LINE_BEGIN:
                return lineBegins(m, i);
            case LINE_END:
                return i >= m.ending() ? atEnd(m) : isTerminator(m.text.charAt(i)) && !inPair(m.text, i);
            case LAST_MATCH:
                return i == m.before;
            default:
                return isBoundary(m, i) == (kind == WORD);
        }
    }

    boolean match(Matcher m, int i) {
        return fits(m, i) && next.match(m, i);
    }
}

/** The begin or the end of a group that is kept. */
final class Mark extends Node {
    private final int slot;
    private final boolean begin;

    Mark(int group, boolean begin) {
        this.slot = 2 * group;
        this.begin = begin;
    }

    boolean match(Matcher m, int i) {
        if (begin) {
            int before = m.begun[slot / 2];
            m.begun[slot / 2] = i;
            boolean found = next.match(m, i);
            m.begun[slot / 2] = before;
            return found;
        }
        int from = m.groups[slot];
        int to = m.groups[slot + 1];
        m.groups[slot] = m.begun[slot / 2];
        m.groups[slot + 1] = i;
        if (next.match(m, i)) {
            return true;
        }
        m.groups[slot] = from;
        m.groups[slot + 1] = to;
        return false;
    }
}

/** What a group has matched, again. */
final class Again extends Node {
    private final int group;
    private final boolean ignoreCase;

    Again(int group, boolean ignoreCase) {
        this.group = group;
        this.ignoreCase = ignoreCase;
    }

    boolean match(Matcher m, int i) {
        int from = m.groups[2 * group];
        if (from < 0) {
            return false;
        }
        int n = m.groups[2 * group + 1] - from;
        if (i + n > m.to) {
            m.hitEnd = true;
            return false;
        }
        return m.text.regionMatches(ignoreCase, i, m.text, from, n) && next.match(m, i + n);
    }
}

/** The first of several parts with which the rest matches. */
final class Either extends Node {
    private final Node[] parts;

    Either(Node[] parts) {
        this.parts = parts;
    }

    boolean match(Matcher m, int i) {
        for (int k = 0; k < parts.length; k++) {
            if (parts[k].match(m, i)) {
                return true;
            }
        }
        return false;
    }
}

/** A character of a set, several times. */
final class Run extends Node {
    private final OneOf one;
    private final int least;
    private final int most;
    private final int kind;

    Run(OneOf one, int least, int most, int kind) {
        this.one = one;
        this.least = least;
        this.most = most;
        this.kind = kind;
    }

    boolean match(Matcher m, int i) {
        int n = 0;
        while (n < least) {
            i = one.after(m, i);
            if (i < 0) {
                return false;
            }
            n++;
        }
        if (kind == Loop.LAZY) {
            while (!next.match(m, i)) {
                int j = n < most ? one.after(m, i) : -1;
                if (j < 0) {
                    return false;
                }
                i = j;
                n++;
            }
            return true;
        }
        int start = i;
        while (n < most) {
            int j = one.after(m, i);
            if (j < 0) {
                break;
            }
            i = j;
            n++;
        }
        if (kind == Loop.POSSESSIVE) {
            return next.match(m, i);
        }
        while (!next.match(m, i)) {
            if (i == start) {
                return false;
            }
            i--;
            if (i > start && Character.isLowSurrogate(m.text.charAt(i)) && Character.isHighSurrogate(m.text.charAt(i - 1))) {
                i--;
            }
        }
        return true;
    }
}

/** A part, several times; the part ends in this node, and {@link Enter} comes before. */
final class Loop extends Node {
    static final int GREEDY = 0;
    static final int LAZY = 1;
    static final int POSSESSIVE = 2;

    Node body;
    private final int index;
    private final int least;
    private final int most;
    private final int kind;

    Loop(int index, int least, int most, int kind) {
        this.index = index;
        this.least = least;
        this.most = most;
        this.kind = kind;
    }

    boolean enter(Matcher m, int i) {
        int count = m.counts[index];
        int start = m.starts[index];
        m.counts[index] = 0;
        m.starts[index] = -1;
        boolean found = match(m, i);
        m.counts[index] = count;
        m.starts[index] = start;
        return found;
    }

    private boolean again(Matcher m, int i) {
        int count = m.counts[index];
        int start = m.starts[index];
        m.counts[index] = count + 1;
        m.starts[index] = i;
        boolean found = body.match(m, i);
        if (!found) {
            m.counts[index] = count;
            m.starts[index] = start;
        }
        return found;
    }

    boolean match(Matcher m, int i) {
        int count = m.counts[index];
        // A round that takes nothing is the last one.
        boolean moved = i > m.starts[index];
        if (moved && count < least) {
            return again(m, i);
        }
        if (kind == LAZY) {
            return next.match(m, i) || moved && count < most && again(m, i);
        }
        return moved && count < most && again(m, i) || next.match(m, i);
    }
}

/** The first round of a loop. */
final class Enter extends Node {
    private final Loop loop;

    Enter(Loop loop) {
        this.loop = loop;
    }

    boolean match(Matcher m, int i) {
        return loop.enter(m, i);
    }
}

/** A part that is matched for itself, in its first way. */
final class Alone extends Node {
    static final int ATOMIC = 0;
    static final int AHEAD = 1;
    static final int NOT_AHEAD = 2;
    static final int BEHIND = 3;
    static final int NOT_BEHIND = 4;

    private final Node part;
    private final int kind;

    Alone(Node part, int kind) {
        this.part = part;
        this.kind = kind;
    }

    private boolean matches(Matcher m, int i, int end) {
        int outer = m.mustEndAt;
        m.mustEndAt = end;
        boolean found = part.match(m, i);
        m.mustEndAt = outer;
        return found;
    }

    boolean match(Matcher m, int i) {
        boolean found = false;
        if (kind >= BEHIND) {
            int from = m.from;
            int least = m.transparent ? 0 : from;
            m.from = least;
            for (int at = i; at >= least && !found; at--) {
                found = matches(m, at, i);
            }
            m.from = from;
        } else if (kind == ATOMIC) {
            found = matches(m, i, -1);
        } else {
            int to = m.to;
            m.requireEnd |= kind == NOT_AHEAD && i >= to;
            m.to = m.transparent ? m.text.length() : to;
            found = matches(m, i, -1);
            m.to = to;
        }
        int end = kind == ATOMIC ? m.stoppedAt : i;
        boolean wanted = kind != NOT_AHEAD && kind != NOT_BEHIND;
        return found == wanted && next.match(m, end);
    }
}
