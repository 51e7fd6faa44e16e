package java.lang;

import scoville.Rt;

/** Every method holds the monitor. */
public final class StringBuffer implements CharSequence, Comparable<StringBuffer>, Appendable, java.io.Serializable {
    private String text;

    public StringBuffer() {
        text = "";
    }

    public StringBuffer(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(Rt.stringOfInt(capacity));
        }
        text = "";
    }

    public StringBuffer(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        text = s;
    }

    public StringBuffer(CharSequence s) {
        text = String.part(s, 0, s.length());
    }

    public synchronized StringBuffer append(String s) {
        text = Rt.concat(text, s);
        return this;
    }

    public synchronized StringBuffer append(Object o) {
        text = Rt.concat(text, String.valueOf(o));
        return this;
    }

    public synchronized StringBuffer append(CharSequence s) {
        text = Rt.concat(text, String.whole(s));
        return this;
    }

    public synchronized StringBuffer append(char[] a) {
        text = Rt.concat(text, String.valueOf(a));
        return this;
    }

    public synchronized StringBuffer append(boolean v) {
        text = Rt.concat(text, Rt.stringOfBoolean(v));
        return this;
    }

    public synchronized StringBuffer append(char v) {
        text = Rt.concat(text, Rt.stringOfChar(v));
        return this;
    }

    public synchronized StringBuffer append(int v) {
        text = Rt.concat(text, Rt.stringOfInt(v));
        return this;
    }

    public synchronized StringBuffer append(long v) {
        text = Rt.concat(text, Rt.stringOfLong(v));
        return this;
    }

    public synchronized StringBuffer append(float v) {
        text = Rt.concat(text, Rt.stringOfFloat(v));
        return this;
    }

    public synchronized StringBuffer append(double v) {
        text = Rt.concat(text, Rt.stringOfDouble(v));
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

    public synchronized StringBuffer insert(int at, CharSequence s) {
        return put(at, String.valueOf(s));
    }

    public synchronized StringBuffer append(CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        if (start < 0 || start > end || end > from.length()) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + from.length());
        }
        text = Rt.concat(text, String.part(from, start, end));
        return this;
    }

    public synchronized StringBuffer append(char[] a, int offset, int count) {
        text = Rt.concat(text, String.valueOf(a, offset, count));
        return this;
    }

    public synchronized StringBuffer appendCodePoint(int c) {
        text = Rt.concat(text, Character.toString(c));
        return this;
    }

    public synchronized StringBuffer repeat(int c, int n) {
        return repeat(Character.toString(c), n);
    }

    public synchronized StringBuffer repeat(CharSequence s, int n) {
        text = Rt.concat(text, String.valueOf(s).repeat(n));
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
        text.getChars(begin, end, a, at);
    }

    public synchronized void trimToSize() {
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
        return put(at, String.part(from, start, end));
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
        return this;
    }

    public synchronized StringBuffer deleteCharAt(int at) {
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ", length " + text.length());
        }
        text = text.substring(0, at) + text.substring(at + 1);
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
        text = text.substring(0, start) + s + text.substring(end);
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
        text = s.substring(0, n);
    }

    public synchronized int length() {
        return text.length();
    }

    public synchronized void ensureCapacity(int n) {
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
        return text.substring(start, end);
    }

    public synchronized CharSequence subSequence(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
        return text.substring(start, end);
    }

    public synchronized int compareTo(StringBuffer other) {
        return text.compareTo(other.text);
    }

    public synchronized String toString() {
        return String.fresh(text);
    }
}
