// Builders, their capacities, and texts.
import java.util.*;
public class BuilderForms {
  static void p(Object o) { System.out.println(o); }
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder("hello"); p(b.insert(0, 1).insert(3, "XY").insert(2, 'c').insert(4, true).insert(b.length(), 2.5).insert(1, 3L).insert(0, new char[] { 'p', 'q' }).insert(2, (Object) null).insert(0, 1.5f));
    p(b.deleteCharAt(0).delete(1, 3).reverse().replace(2, 4, "zzz").append("end", 1, 2).append(new char[] { 'a', 'b', 'c' }, 1, 2).append((String) null).append(1).append('c').append(1L).append(1.0).append(1f).append(true).append(new StringBuilder("q")).appendCodePoint(65));
    b.setCharAt(0, '#'); b.setLength(10); p(b + "|" + b.length() + b.indexOf("z") + b.lastIndexOf("z") + b.indexOf("z", 3) + b.charAt(3) + b.substring(4) + b.substring(2, 5) + b.isEmpty() + b.compareTo(new StringBuilder("#a")) + b.codePointAt(1) + b.chars().sum());
    b.setLength(12); p(b.toString().replace('\0', '0')); p(new StringBuilder().capacity() + " " + new StringBuilder(5).capacity() + " " + new StringBuilder("abc").capacity());
    StringBuilder c = new StringBuilder(); for (int i = 0; i < 40; i++) { c.append('x'); if (i % 8 == 0 || i > 30) System.out.print(c.capacity() + " "); } p(""); c.ensureCapacity(50); p(c.capacity()); c.ensureCapacity(200); p(c.capacity()); c.trimToSize(); p(c.capacity()); c.setLength(100); p(c.capacity()); c.append("y".repeat(500)); p(c.capacity()); c.setLength(0); p(c.capacity()); c.trimToSize(); p(c.capacity()); c.append("ab"); p(c.capacity());
    StringBuilder d = new StringBuilder((CharSequence) "seq"); p(d.capacity() + " " + new StringBuilder("").capacity()); d.insert(0, "0123456789012345678901234567"); p(d.capacity()); d.append("\u0416"); p(d.capacity());
    StringBuffer sf = new StringBuffer("ab"); sf.append(1).insert(0, "x").reverse(); p(sf); sf.ensureCapacity(100);
    p(new StringBuilder("a\uD83D\uDE00b").reverse().toString().equals("b\uD83D\uDE00a") + " " + "a\uD83D\uDE00b".length() + " " + "a\uD83D\uDE00b".codePointCount(0, 4) + " " + "a\uD83D\uDE00b".codePoints().count());
    String s = "The quick brown fox"; p(s.chars().filter(Character::isUpperCase).count() + " " + s.chars().mapToObj(x -> (char) x).filter(x -> "aeiou".indexOf(x) >= 0).map(String::valueOf).reduce("", String::concat) + " " + s.indexOf("quick") + s.indexOf('q', 5) + s.lastIndexOf("o") + s.contains("fox") + s.startsWith("quick", 4) + s.endsWith("") + s.regionMatches(true, 4, "QUICK", 0, 5) + s.compareTo("The") + s.compareToIgnoreCase("the R") + s.hashCode() + s.isBlank() + s.charAt(3));
    p(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,,c,,".split(",", 2)) + Arrays.toString("".split(",")) + Arrays.toString(",".split(",")) + Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("abc".split("")) + Arrays.toString(" a  b ".split(" ")) + Arrays.toString(" a  b ".trim().split("\\s+")) + Arrays.toString("a.b.c".split(".")) + Arrays.toString("a.b.c".split("\\.")) + Arrays.toString("a|b".split("|")) + Arrays.toString("2024-01-02T03".split("[-T]")) + Arrays.toString("aXbXc".split("(?=X)")));
    p("x".compareTo("xyz") + " " + "b".compareTo("a") + " " + "a-b_c".replace("-", "+").replaceAll("[_+]", "<$0>").replaceFirst("<", "(") + " " + "  trim\t".trim() + "|" + " \u2003x".strip() + "|" + " x ".stripLeading() + "|" + " x ".stripTrailing() + "|" + "a\nb\r\nc".lines().toList() + "ab".repeat(3) + "Ab".equalsIgnoreCase("aB") + "ß".toUpperCase() + "İ".toLowerCase().length() + "ǅ".toLowerCase() + "ΑΣ".toLowerCase());
    p("""
      Hello "world" \
      joined
        indented\ttab \s
      esc \""" \\ \u0041 \101
      end""" + "|" + """
      a
     b
      """.indent(2) + "|" + "  x\n y".stripIndent() + "|" + "a\\tb\\n".translateEscapes());
    p("abc".transform(x -> x + "!") + "%s=%d".formatted("k", 3) + String.valueOf(new char[] { 'a', 'b' }) + String.copyValueOf(new char[] { 'x', 'y', 'z' }, 1, 2) + new String(new char[] { 'a', 'b', 'c' }, 1, 1) + "abc".toCharArray().length + String.valueOf((Object) null) + new String(new byte[] { 65, 66 }) + "é".getBytes(java.nio.charset.StandardCharsets.UTF_8).length + "abc".contentEquals(new StringBuilder("abc")) + "b".compareTo("B") + "".isEmpty() + "a".concat("b"));
    switch (s.substring(4, 9)) { case "slow": p("no"); case "quick": p("quick"); case "fall": p("fall"); break; default: p("def"); }
    StringJoiner j = new StringJoiner(", ", "[", "]"); j.setEmptyValue("EMPTY"); p(j + " " + j.length()); j.add("a").add("b"); p(j + " " + j.length() + " " + j.merge(new StringJoiner("-").add("c").add("d")));
    StringTokenizer t = new StringTokenizer("a b,c;d", " ,;"); p(t.countTokens()); while (t.hasMoreTokens()) System.out.print(t.nextToken() + "/"); p(""); t = new StringTokenizer("a=b", "=", true); while (t.hasMoreElements()) System.out.print(t.nextElement() + "/"); p(""); try { t.nextToken(); } catch (NoSuchElementException e) { p(e.getMessage()); }
    char[] three = { 'a', 'b', 'c' };
    for (int[] r : new int[][] { { 12, 8 }, { -1, 2 }, { 1, -1 }, { 2, 2 }, { 1, 2 }, { 3, 0 }, { Integer.MAX_VALUE, 1 } }) {
      ranges("append", () -> new StringBuilder("x").append(three, r[0], r[1])); ranges("append", () -> new StringBuffer("x").append(three, r[0], r[1]));
      ranges("getChars", () -> { new StringBuilder("hello").getChars(r[0], r[0] + r[1], three, 1); return new String(three); });
      ranges("getChars", () -> { new StringBuffer("hello").getChars(r[0], r[0] + r[1], three, 2); return new String(three); });
      ranges("getChars", () -> { "hello".getChars(r[0], r[0] + r[1], three, 2); return new String(three); });
      ranges("insert", () -> new StringBuilder("x").insert(0, three, r[0], r[1])); ranges("sequence", () -> new StringBuilder("x").append("abc", r[0], r[1])); ranges("insert", () -> new StringBuilder("x").insert(1, "abc", r[0], r[1]));
    }
  }
  static void ranges(String name, java.util.function.Supplier<Object> f) {
    try { p(name + " " + f.get()); } catch (IndexOutOfBoundsException e) { p(name + " " + e); }
  }
}
