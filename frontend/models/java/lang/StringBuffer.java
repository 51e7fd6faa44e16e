package java.lang;

import scoville.AskingCapacities;
import scoville.Builders;
import scoville.Rt;

/** Every method holds the monitor. */
public final class StringBuffer implements CharSequence, Comparable<StringBuffer>, Appendable, java.io.Serializable {
    private String text;
    /** So many characters have a place for sure. */
    private int room;
    /** Whether there may be something behind the end that has been cut off. */
    private boolean cut;
    /** How much fits in, where the program asks for it. */
    private int capacity;

    public StringBuffer() {
        text = "";
        room = 16;
        if (Builders.more) {
            capacity = 16;
        }
    }

    public StringBuffer(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(Rt.stringOfInt(capacity));
        }
        text = "";
        room = capacity;
        if (Builders.more) {
            this.capacity = capacity;
        }
    }

    public StringBuffer(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        text = s;
        room = 16;
        if (Builders.more) {
            capacity = text.length() + 16;
        }
    }

    public StringBuffer(CharSequence s) {
        text = Sequences.made(s);
        room = 16;
        if (Builders.more) {
            capacity = text.length() + 16;
        }
    }

    // What is appended to another one is looked at twice: its length is taken, and then its characters.

    synchronized String seen() {
        return text;
    }

    /** Its characters behind those of `to`, after it has been seen to be `before`. */
    synchronized String taken(String before, String to, int room, boolean cut) {
        if (Rt.isUnknown(before) && Rt.isUnknown(text)) {
            return text;
        }
        int n = before.length();
        int now = text.length();
        if (now > n) {
            if (to.length() + now > room) {
                Rt.unsupported("appending a StringBuffer that grows at the same time");
            }
            return text.substring(0, n);
        }
        if (now < n && cut) {
            Rt.unsupported("appending a StringBuffer that is cut at the same time to what has been cut, too");
        }
        String s = text;
        while (s.length() < n) {
            s = s + (char) 0;
        }
        return s;
    }

    public synchronized StringBuffer append(String s) {
        text = Rt.concat(text, s);
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(Object o) {
        text = Rt.concat(text, String.valueOf(o));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(StringBuffer s) {
        text = Rt.concat(text, Sequences.whole(s, text, room, cut));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(CharSequence s) {
        text = Rt.concat(text, Sequences.whole(s, text, room, cut));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(char[] a) {
        text = Rt.concat(text, String.valueOf(a));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(boolean v) {
        text = Rt.concat(text, Rt.stringOfBoolean(v));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(char v) {
        text = Rt.concat(text, Rt.stringOfChar(v));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(int v) {
        text = Rt.concat(text, Rt.stringOfInt(v));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(long v) {
        text = Rt.concat(text, Rt.stringOfLong(v));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(float v) {
        text = Rt.concat(text, Rt.stringOfFloat(v));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(double v) {
        text = Rt.concat(text, Rt.stringOfDouble(v));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer insert(int at, Object o) {
        return put(at, String.valueOf(o));
    }

    public synchronized StringBuffer insert(int at, String s) {
        return put(at, String.valueOf(s));
    }

    public synchronized StringBuffer insert(int at, char v) {
        return put(at, Rt.stringOfChar(v));
    }

    public synchronized StringBuffer insert(int at, int v) {
        return put(at, Rt.stringOfInt(v));
    }

    public synchronized StringBuffer insert(int at, boolean v) {
        return put(at, Rt.stringOfBoolean(v));
    }

    public synchronized StringBuffer insert(int at, long v) {
        return put(at, Rt.stringOfLong(v));
    }

    public synchronized StringBuffer insert(int at, float v) {
        return put(at, Rt.stringOfFloat(v));
    }

    public synchronized StringBuffer insert(int at, double v) {
        return put(at, Rt.stringOfDouble(v));
    }

    public synchronized StringBuffer insert(int at, char[] a) {
        return put(at, String.valueOf(a));
    }

    public StringBuffer insert(int at, CharSequence s) {
        return s == null || s instanceof String ? insert(at, String.valueOf(s)) : insert(at, s, 0, s.length());
    }

    public synchronized StringBuffer append(CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        if (start < 0 || start > end || end > from.length()) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + from.length());
        }
        text = Rt.concat(text, Sequences.part(from, start, end));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer append(char[] a, int offset, int count) {
        StringSupport.inRange(offset, offset + count, a.length);
        text = Rt.concat(text, String.valueOf(a, offset, count));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer appendCodePoint(int c) {
        text = Rt.concat(text, Character.toString(c));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer repeat(int c, int n) {
        return repeat(Character.toString(c), n);
    }

    public synchronized StringBuffer repeat(CharSequence s, int n) {
        text = Rt.concat(text, String.valueOf(s).repeat(n));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized int indexOf(String s, int from) {
        return text.indexOf(s, from);
    }

    public synchronized int lastIndexOf(String s, int from) {
        return text.lastIndexOf(s, from);
    }

    public synchronized int codePointAt(int index) {
        return text.codePointAt(index);
    }

    public synchronized void getChars(int begin, int end, char[] a, int at) {
        int n = text.length();
        if (begin < 0 || begin > end || end > n) {
            throw new StringIndexOutOfBoundsException("start " + begin + ", end " + end + ", length " + n);
        }
        StringSupport.inRange(at, at + end - begin, a.length);
        text.getChars(begin, end, a, at);
    }

    public synchronized void trimToSize() {
        AskingCapacities.needed();
        room = 0;
        capacity = Math.min(capacity, text.length());
    }

    public synchronized int capacity() {
        AskingCapacities.needed();
        return capacity;
    }

    /** Grows, if need be, as Java's does. */
    private void holds(int length) {
        if (length > capacity) {
            capacity = Math.max(length, 2 * capacity + 2);
        }
    }

    public synchronized int codePointCount(int begin, int end) {
        if (begin < 0 || end > text.length() || begin > end) {
            throw new IndexOutOfBoundsException();
        }
        return text.codePointCount(begin, end);
    }

    public synchronized StringBuffer insert(int at, CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        int n = text.length();
        if (at < 0 || at > n) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + n);
        }
        if (start < 0 || start > end || end > from.length()) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + from.length());
        }
        return put(at, from == this ? Sequences.ofItself(text, at, start, end) : Sequences.inserted(from, start, end));
    }

    public synchronized StringBuffer insert(int at, char[] a, int offset, int count) {
        int n = text.length();
        if (at < 0 || at > n) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + n);
        }
        if (offset < 0 || count < 0 || offset > a.length - count) {
            throw new StringIndexOutOfBoundsException("start " + offset + ", end " + (offset + count) + ", length " + a.length);
        }
        return put(at, String.valueOf(a, offset, count));
    }

    private StringBuffer put(int at, String s) {
        if (at < 0 || at > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + text.length());
        }
        text = Rt.concat(Rt.concat(text.substring(0, at), s), text.substring(at));
        if (Builders.more) {
            holds(text.length());
        }
        return this;
    }

    public synchronized StringBuffer deleteCharAt(int at) {
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ", length " + text.length());
        }
        text = text.substring(0, at) + text.substring(at + 1);
        cut = true;
        return this;
    }

    public synchronized StringBuffer delete(int start, int end) {
        int n = text.length();
        if (end > n) {
            end = n;
        }
        if (start < 0 || start > end) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + n);
        }
        text = text.substring(0, start) + text.substring(end);
        cut = true;
        return this;
    }

    public synchronized StringBuffer replace(int start, int end, String s) {
        int n = text.length();
        if (end > n) {
            end = n;
        }
        if (start < 0 || start > n || start > end) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + n);
        }
        if (s == null) {
            throw new NullPointerException();
        }
        text = text.substring(0, start) + s + text.substring(end);
        if (Builders.more) {
            holds(text.length());
        }
        cut = true;
        return this;
    }

    public synchronized StringBuffer reverse() {
        String r = "";
        for (int i = text.length() - 1; i >= 0; i--) {
            char c = text.charAt(i);
            if (Character.isLowSurrogate(c) && i > 0 && Character.isHighSurrogate(text.charAt(i - 1))) {
                i--;
                r = r + text.substring(i, i + 2);
            } else {
                r = r + c;
            }
        }
        text = r;
        return this;
    }

    public synchronized void setCharAt(int at, char c) {
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ", length " + text.length());
        }
        text = text.substring(0, at) + c + text.substring(at + 1);
    }

    public synchronized void setLength(int n) {
        if (n < 0) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + n);
        }
        String s = text;
        while (s.length() < n) {
            s = s + (char) 0;
        }
        cut |= n < s.length();
        text = s.substring(0, n);
        if (Builders.more) {
            holds(text.length());
        }
    }

    public synchronized int length() {
        return text.length();
    }

    public synchronized void ensureCapacity(int n) {
        AskingCapacities.needed();
        holds(n);
    }

    public synchronized char charAt(int i) {
        if (i < 0 || i >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + i + ", length " + text.length());
        }
        return text.charAt(i);
    }

    public synchronized int indexOf(String s) {
        return text.indexOf(s);
    }

    public synchronized int lastIndexOf(String s) {
        return text.lastIndexOf(s);
    }

    public synchronized String substring(int start) {
        return substring(start, text.length());
    }

    public synchronized String substring(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
        return String.built(text.substring(start, end));
    }

    public synchronized CharSequence subSequence(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
        return String.built(text.substring(start, end));
    }

    public synchronized int compareTo(StringBuffer other) {
        return text.compareTo(other.text);
    }

    public synchronized String toString() {
        return String.built(text);
    }
}

/** Sequences of characters that are appended to builders. */
final class Sequences {
    private Sequences() {
    }

    /** All of it, as it is appended to a builder with this text. */
    static String whole(CharSequence s, String to, int room, boolean cut) {
        if (s instanceof StringBuffer) {
            StringBuffer b = (StringBuffer) s;
            return b.taken(b.seen(), to, room, cut);
        }
        if (s == null || s instanceof String || s instanceof StringBuilder) {
            return String.valueOf(s);
        }
        int n = s.length();
        int now = s.length();
        if (n < 0 || n > now) {
            throw new IndexOutOfBoundsException("start 0, end " + n + ", length " + now);
        }
        return part(s, 0, n);
    }

    /** All of it, for a new builder, which asks what is no text by itself for its length before. */
    static String made(CharSequence s) {
        if (s == null) {
            throw new NullPointerException();
        }
        if (!(s instanceof String || s instanceof StringBuilder || s instanceof StringBuffer)) {
            int n = s.length();
            if (n < 0) {
                throw new NegativeArraySizeException("Negative length: " + n);
            }
        }
        return whole(s, "", 16, false);
    }

    /** From one index to another; what is no text by itself is asked for one character after the other. */
    static String part(CharSequence s, int start, int end) {
        if (s instanceof String || s instanceof StringBuilder) {
            return s.subSequence(start, end).toString();
        }
        String part = "";
        for (int i = start; i < end; i++) {
            part = Rt.concat(part, Rt.stringOfChar(s.charAt(i)));
        }
        return part;
    }

    /** A part of a text that is inserted into it: the end of the text is moved before its characters are copied one by one. */
    static String ofItself(String text, int at, int start, int end) {
        int n = end - start;
        String part = "";
        for (int j = 0; j < n; j++) {
            int i = start + j;
            char c = i >= at && i < at + j ? part.charAt(i - at) : text.charAt(i < at + n ? i : i - n);
            part = Rt.concat(part, Rt.stringOfChar(c));
        }
        return part;
    }

    /** The same for an insertion, which has made room before it knows all characters. */
    static String inserted(CharSequence s, int start, int end) {
        try {
            return part(s, start, end);
        } catch (IndexOutOfBoundsException e) {
            Rt.unsupported("what an insertion leaves behind that fails after it has begun");
            return null;
        }
    }
}
