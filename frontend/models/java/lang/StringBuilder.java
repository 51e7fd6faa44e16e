package java.lang;

import scoville.Rt;

/** One field holds the text so far: each append reads and writes it. */
public final class StringBuilder implements CharSequence, Comparable<StringBuilder>, Appendable {
    private String text;

    public StringBuilder() {
        text = "";
    }

    public StringBuilder(int capacity) {
        text = "";
    }

    public StringBuilder(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        text = s;
    }

    public StringBuilder(CharSequence s) {
        text = s.toString();
    }

    public StringBuilder append(String s) {
        text = Rt.concat(text, s);
        return this;
    }

    public StringBuilder append(Object o) {
        text = Rt.concat(text, String.valueOf(o));
        return this;
    }

    public StringBuilder append(CharSequence s) {
        text = Rt.concat(text, String.valueOf(s));
        return this;
    }

    public StringBuilder append(char[] a) {
        text = Rt.concat(text, String.valueOf(a));
        return this;
    }

    public StringBuilder append(boolean v) {
        text = Rt.concat(text, Rt.stringOfBoolean(v));
        return this;
    }

    public StringBuilder append(char v) {
        text = Rt.concat(text, Rt.stringOfChar(v));
        return this;
    }

    public StringBuilder append(int v) {
        text = Rt.concat(text, Rt.stringOfInt(v));
        return this;
    }

    public StringBuilder append(long v) {
        text = Rt.concat(text, Rt.stringOfLong(v));
        return this;
    }

    public StringBuilder append(float v) {
        text = Rt.concat(text, Rt.stringOfFloat(v));
        return this;
    }

    public StringBuilder append(double v) {
        text = Rt.concat(text, Rt.stringOfDouble(v));
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

    private StringBuilder put(int at, String s) {
        text = text.substring(0, at) + s + text.substring(at);
        return this;
    }

    public StringBuilder deleteCharAt(int at) {
        text = text.substring(0, at) + text.substring(at + 1);
        return this;
    }

    public StringBuilder delete(int start, int end) {
        int n = text.length();
        if (end > n) {
            end = n;
        }
        text = text.substring(0, start) + text.substring(end);
        return this;
    }

    public StringBuilder replace(int start, int end, String s) {
        int n = text.length();
        if (end > n) {
            end = n;
        }
        text = text.substring(0, start) + s + text.substring(end);
        return this;
    }

    public StringBuilder reverse() {
        String r = "";
        for (int i = text.length() - 1; i >= 0; i--) {
            r = r + text.charAt(i);
        }
        text = r;
        return this;
    }

    public void setCharAt(int at, char c) {
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ",length " + text.length());
        }
        text = text.substring(0, at) + c + text.substring(at + 1);
    }

    public void setLength(int n) {
        String s = text;
        while (s.length() < n) {
            s = s + (char) 0;
        }
        text = s.substring(0, n);
    }

    public int length() {
        return text.length();
    }

    public int capacity() {
        return text.length() + 16;
    }

    public void ensureCapacity(int n) {
    }

    public char charAt(int i) {
        return text.charAt(i);
    }

    public int indexOf(String s) {
        return text.indexOf(s);
    }

    public int lastIndexOf(String s) {
        return text.lastIndexOf(s);
    }

    public String substring(int start) {
        return text.substring(start);
    }

    public String substring(int start, int end) {
        return text.substring(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return text.substring(start, end);
    }

    public int compareTo(StringBuilder other) {
        return text.compareTo(other.text);
    }

    public String toString() {
        return text;
    }
}
