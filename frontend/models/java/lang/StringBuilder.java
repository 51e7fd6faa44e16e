package java.lang;

import scoville.AskingCapacities;
import scoville.Capacities;
import scoville.Rt;

/** One field holds the text so far: each append reads and writes it. */
public final class StringBuilder implements CharSequence, Comparable<StringBuilder>, Appendable, java.io.Serializable {
    private String text;
    /** So many characters have a place for sure. */
    private int room;
    /** How much fits in, where the program asks for it. */
    private int capacity;

    public StringBuilder() {
        text = "";
        room = 16;
        if (Capacities.asked) {
            capacity = 16;
        }
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(Rt.stringOfInt(capacity));
        }
        text = "";
        room = capacity;
        if (Capacities.asked) {
            this.capacity = capacity;
        }
    }

    public StringBuilder(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        text = s;
        room = 16;
        if (Capacities.asked) {
            capacity = text.length() + 16;
        }
    }

    public StringBuilder(CharSequence s) {
        text = Sequences.made(s);
        room = 16;
        if (Capacities.asked) {
            capacity = text.length() + 16;
        }
    }

    public StringBuilder append(String s) {
        text = Rt.concat(text, s);
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(Object o) {
        text = Rt.concat(text, String.valueOf(o));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(StringBuffer s) {
        text = Rt.concat(text, Sequences.whole(s, text, room, true));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(CharSequence s) {
        text = Rt.concat(text, Sequences.whole(s, text, room, true));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(char[] a) {
        text = Rt.concat(text, String.valueOf(a));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(boolean v) {
        text = Rt.concat(text, Rt.stringOfBoolean(v));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(char v) {
        text = Rt.concat(text, Rt.stringOfChar(v));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(int v) {
        text = Rt.concat(text, Rt.stringOfInt(v));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(long v) {
        text = Rt.concat(text, Rt.stringOfLong(v));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(float v) {
        text = Rt.concat(text, Rt.stringOfFloat(v));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(double v) {
        text = Rt.concat(text, Rt.stringOfDouble(v));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder insert(int at, Object o) {
        return put(at, String.valueOf(o));
    }

    public StringBuilder insert(int at, String s) {
        return put(at, String.valueOf(s));
    }

    public StringBuilder insert(int at, char v) {
        return put(at, Rt.stringOfChar(v));
    }

    public StringBuilder insert(int at, int v) {
        return put(at, Rt.stringOfInt(v));
    }

    public StringBuilder insert(int at, boolean v) {
        return put(at, Rt.stringOfBoolean(v));
    }

    public StringBuilder insert(int at, long v) {
        return put(at, Rt.stringOfLong(v));
    }

    public StringBuilder insert(int at, float v) {
        return put(at, Rt.stringOfFloat(v));
    }

    public StringBuilder insert(int at, double v) {
        return put(at, Rt.stringOfDouble(v));
    }

    public StringBuilder insert(int at, char[] a) {
        return put(at, String.valueOf(a));
    }

    public StringBuilder insert(int at, CharSequence s) {
        return s == null || s instanceof String ? put(at, String.valueOf(s)) : insert(at, s, 0, s.length());
    }

    public StringBuilder append(CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        if (start < 0 || start > end || end > from.length()) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + from.length());
        }
        text = Rt.concat(text, Sequences.part(from, start, end));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder append(char[] a, int offset, int count) {
        StringSupport.inRange(offset, offset + count, a.length);
        text = Rt.concat(text, String.valueOf(a, offset, count));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder appendCodePoint(int c) {
        text = Rt.concat(text, Character.toString(c));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder repeat(int c, int n) {
        return repeat(Character.toString(c), n);
    }

    public StringBuilder repeat(CharSequence s, int n) {
        text = Rt.concat(text, String.valueOf(s).repeat(n));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public int indexOf(String s, int from) {
        return text.indexOf(s, from);
    }

    public int lastIndexOf(String s, int from) {
        return text.lastIndexOf(s, from);
    }

    public int codePointAt(int index) {
        return text.codePointAt(index);
    }

    public void getChars(int begin, int end, char[] a, int at) {
        int n = text.length();
        if (begin < 0 || begin > end || end > n) {
            throw new StringIndexOutOfBoundsException("start " + begin + ", end " + end + ", length " + n);
        }
        StringSupport.inRange(at, at + end - begin, a.length);
        text.getChars(begin, end, a, at);
    }

    public void trimToSize() {
        room = 0;
        if (Capacities.asked) {
            capacity = text.length();
        }
    }

    public int capacity() {
        AskingCapacities.needed();
        return capacity;
    }

    /** Grows, if need be, as Java's does. */
    private void holds(int length) {
        if (length > capacity) {
            capacity = Math.max(length, 2 * capacity + 2);
        }
    }

    public int codePointCount(int begin, int end) {
        if (begin < 0 || end > text.length() || begin > end) {
            throw new IndexOutOfBoundsException();
        }
        return text.codePointCount(begin, end);
    }

    public StringBuilder insert(int at, CharSequence s, int start, int end) {
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

    public StringBuilder insert(int at, char[] a, int offset, int count) {
        int n = text.length();
        if (at < 0 || at > n) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + n);
        }
        if (offset < 0 || count < 0 || offset > a.length - count) {
            throw new StringIndexOutOfBoundsException("start " + offset + ", end " + (offset + count) + ", length " + a.length);
        }
        return put(at, String.valueOf(a, offset, count));
    }

    private StringBuilder put(int at, String s) {
        if (at < 0 || at > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + text.length());
        }
        text = Rt.concat(Rt.concat(text.substring(0, at), s), text.substring(at));
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder deleteCharAt(int at) {
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ", length " + text.length());
        }
        text = text.substring(0, at) + text.substring(at + 1);
        return this;
    }

    public StringBuilder delete(int start, int end) {
        int n = text.length();
        if (end > n) {
            end = n;
        }
        if (start < 0 || start > end) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + n);
        }
        text = text.substring(0, start) + text.substring(end);
        return this;
    }

    public StringBuilder replace(int start, int end, String s) {
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
        if (Capacities.asked) {
            holds(text.length());
        }
        return this;
    }

    public StringBuilder reverse() {
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

    public void setCharAt(int at, char c) {
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ", length " + text.length());
        }
        text = text.substring(0, at) + c + text.substring(at + 1);
    }

    public void setLength(int n) {
        if (n < 0) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + n);
        }
        String s = text;
        while (s.length() < n) {
            s = s + (char) 0;
        }
        text = s.substring(0, n);
        if (Capacities.asked) {
            holds(n);
        }
    }

    public int length() {
        return text.length();
    }

    public void ensureCapacity(int n) {
        if (Capacities.asked) {
            holds(n);
        }
    }

    public char charAt(int i) {
        if (i < 0 || i >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + i + ", length " + text.length());
        }
        return text.charAt(i);
    }

    public int indexOf(String s) {
        return text.indexOf(s);
    }

    public int lastIndexOf(String s) {
        return text.lastIndexOf(s);
    }

    public String substring(int start) {
        return substring(start, text.length());
    }

    public String substring(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
        return text.substring(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
        return text.substring(start, end);
    }

    public int compareTo(StringBuilder other) {
        return text.compareTo(other.text);
    }

    public String toString() {
        return String.fresh(text);
    }
}
