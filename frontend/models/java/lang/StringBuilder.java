package java.lang;

import scoville.AskingCapacities;
import scoville.Builders;
import scoville.Rt;
import scoville.SettingCharacters;

/** One field holds the text so far: each append reads and writes it. What has been set since by single characters is kept beside. */
public final class StringBuilder implements CharSequence, Comparable<StringBuilder>, Appendable, java.io.Serializable {
    private String text;
    /** Where the program sets single characters: one more than the character that has been set there, or 0. */
    private int[] set;
    /** So many characters have a place for sure. */
    private int room;
    /** How much fits in, where the program asks for it. */
    private int capacity;

    public StringBuilder() {
        text = "";
        room = 16;
        if (Builders.more) {
            begun(16);
        }
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(Rt.stringOfInt(capacity));
        }
        text = "";
        room = capacity;
        if (Builders.more) {
            begun(capacity);
        }
    }

    public StringBuilder(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        text = s;
        room = 16;
        if (Builders.more) {
            begun(text.length() + 16);
        }
    }

    public StringBuilder(CharSequence s) {
        text = Sequences.made(s);
        room = 16;
        if (Builders.more) {
            begun(text.length() + 16);
        }
    }

    public StringBuilder append(String s) {
        text = Rt.concat(text, s);
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(Object o) {
        text = Rt.concat(text, String.valueOf(o));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(StringBuffer s) {
        text = Rt.concat(text, Sequences.whole(s, text, room, true));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(CharSequence s) {
        text = Rt.concat(text, Sequences.whole(s, text, room, true));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(char[] a) {
        text = Rt.concat(text, String.valueOf(a));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(boolean v) {
        text = Rt.concat(text, Rt.stringOfBoolean(v));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(char v) {
        text = Rt.concat(text, Rt.stringOfChar(v));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(int v) {
        text = Rt.concat(text, Rt.stringOfInt(v));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(long v) {
        text = Rt.concat(text, Rt.stringOfLong(v));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(float v) {
        text = Rt.concat(text, Rt.stringOfFloat(v));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(double v) {
        text = Rt.concat(text, Rt.stringOfDouble(v));
        if (Builders.more) {
            grown();
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
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder append(char[] a, int offset, int count) {
        StringSupport.inRange(offset, offset + count, a.length);
        text = Rt.concat(text, String.valueOf(a, offset, count));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder appendCodePoint(int c) {
        text = Rt.concat(text, Character.toString(c));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder repeat(int c, int n) {
        return repeat(Character.toString(c), n);
    }

    public StringBuilder repeat(CharSequence s, int n) {
        text = Rt.concat(text, String.valueOf(s).repeat(n));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public int indexOf(String s, int from) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        return text.indexOf(s, from);
    }

    public int lastIndexOf(String s, int from) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        return text.lastIndexOf(s, from);
    }

    public int codePointAt(int index) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        return text.codePointAt(index);
    }

    public void getChars(int begin, int end, char[] a, int at) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        int n = text.length();
        if (begin < 0 || begin > end || end > n) {
            throw new StringIndexOutOfBoundsException("start " + begin + ", end " + end + ", length " + n);
        }
        StringSupport.inRange(at, at + end - begin, a.length);
        text.getChars(begin, end, a, at);
    }

    /** Puts the text into a smaller array. */
    public void trimToSize() {
        AskingCapacities.needed();
        room = 0;
        int n = text.length();
        if (n < capacity) {
            capacity = n;
            moved();
        }
    }

    /** The characters get another array. */
    private void moved() {
        text = text;
        if (Builders.characters) {
            set = java.util.Arrays.copyOf(set, set.length);
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

    private void begun(int capacity) {
        this.capacity = capacity;
        if (Builders.characters) {
            set = new int[text.length()];
        }
    }

    /** There is more text, behind the one before. */
    private void grown() {
        holds(text.length());
        if (Builders.characters) {
            if (set.length < text.length()) {
                set = java.util.Arrays.copyOf(set, text.length());
            }
        }
    }

    public int codePointCount(int begin, int end) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        if (begin < 0 || end > text.length() || begin > end) {
            throw new IndexOutOfBoundsException();
        }
        return text.codePointCount(begin, end);
    }

    public StringBuilder insert(int at, CharSequence s, int start, int end) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
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
        if (Builders.characters) {
            settle();
        }
        if (at < 0 || at > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + text.length());
        }
        text = Rt.concat(Rt.concat(text.substring(0, at), s), text.substring(at));
        if (Builders.more) {
            grown();
        }
        return this;
    }

    public StringBuilder deleteCharAt(int at) {
        if (Builders.characters) {
            settle();
        }
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ", length " + text.length());
        }
        text = text.substring(0, at) + text.substring(at + 1);
        return this;
    }

    public StringBuilder delete(int start, int end) {
        if (Builders.characters) {
            settle();
        }
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
        if (Builders.characters) {
            settle();
        }
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
            grown();
        }
        return this;
    }

    public StringBuilder reverse() {
        if (Builders.characters) {
            settle();
        }
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

    /** Writes to the place of this character alone, unless it may need a wider one. */
    public void setCharAt(int at, char c) {
        SettingCharacters.needed();
        if (at < 0 || at >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + at + ", length " + text.length());
        }
        if (c < 256) {
            set[at] = c + 1;
            return;
        }
        settle();
        text = text.substring(0, at) + c + text.substring(at + 1);
    }

    /** The text as it is. */
    private String now() {
        String all = text;
        for (int i = 0; i < all.length(); i++) {
            int c = set[i];
            if (c != 0) {
                all = all.substring(0, i) + (char) (c - 1) + all.substring(i + 1);
            }
        }
        return all;
    }

    /** Before characters get other places. */
    private void settle() {
        text = now();
        set = new int[text.length()];
    }

    public void setLength(int n) {
        if (Builders.characters) {
            settle();
        }
        if (n < 0) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + n);
        }
        String s = text;
        while (s.length() < n) {
            s = s + (char) 0;
        }
        text = s.substring(0, n);
        if (Builders.more) {
            grown();
        }
    }

    public int length() {
        return text.length();
    }

    public void ensureCapacity(int n) {
        AskingCapacities.needed();
        if (n > capacity) {
            holds(n);
            moved();
        }
    }

    public char charAt(int i) {
        if (i < 0 || i >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + i + ", length " + text.length());
        }
        if (Builders.characters) {
            int c = set[i];
            if (c != 0) {
                return (char) (c - 1);
            }
        }
        return text.charAt(i);
    }

    public int indexOf(String s) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        return text.indexOf(s);
    }

    public int lastIndexOf(String s) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        return text.lastIndexOf(s);
    }

    public String substring(int start) {
        return substring(start, text.length());
    }

    public String substring(int start, int end) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
        return String.built(text.substring(start, end));
    }

    public CharSequence subSequence(int start, int end) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
        return String.built(text.substring(start, end));
    }

    public int compareTo(StringBuilder other) {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        String others = other.text;
        if (Builders.characters) {
            others = other.now();
        }
        return text.compareTo(others);
    }

    public String toString() {
        String text = this.text;
        if (Builders.characters) {
            text = now();
        }
        return String.built(text);
    }
}
