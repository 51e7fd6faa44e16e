// one call of nearly every method of String.
import java.util.*;
import java.util.stream.*;
public class AllMethods {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.codePointAt(0) + " " + s.codePointBefore(1) + " " + s.codePointCount(0, 5) + " " + s.offsetByCodePoints(0, 3) + " " + s.isEmpty() + " " + "  ".isBlank());
        System.out.println(s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf('o') + " " + s.lastIndexOf('o', 7) + " " + s.indexOf("lo") + " " + s.indexOf("l", 4) + " " + s.lastIndexOf("l") + " " + s.lastIndexOf("l", 5) + " " + s.indexOf("") + " " + s.indexOf("zz") + " " + s.lastIndexOf("") + " " + s.indexOf('o', -5) + " " + s.indexOf("o", 100));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(12) + "|" + s.subSequence(2, 4) + "|" + s.concat("!") + "|" + s.replace('l', 'L') + "|" + s.replace("l", "") + "|" + s.replace("", "-") + "|" + s.replaceAll("[aeiou]", "*") + "|" + s.replaceFirst("l+", "L"));
        System.out.println(s.startsWith("He") + " " + s.startsWith("lo", 3) + " " + s.endsWith("ld") + " " + s.endsWith("") + " " + s.contains("World") + " " + s.matches("H.*d") + " " + s.equals("hello, world") + " " + s.equalsIgnoreCase("hello, world") + " " + s.contentEquals(new StringBuilder("Hello, World")) + " " + s.regionMatches(7, "World", 0, 5) + " " + s.regionMatches(true, 0, "HELL", 0, 4));
        System.out.println(s.toUpperCase() + s.toLowerCase() + " " + "  trim me ".trim() + "|" + "  strip ".strip() + "|" + "  lead".stripLeading() + "|" + "trail  ".stripTrailing() + "|" + "ab".repeat(3) + "|" + "x".repeat(0) + "|" + " a\n  b\n".stripIndent() + "|" + "a\nb".indent(2) + "|" + "a\\tb".translateEscapes());
        System.out.println("apple".compareTo("banana") + " " + "app".compareTo("apple") + " " + "B".compareToIgnoreCase("a") + " " + "a".compareTo("a") + " " + "abc".hashCode() + " " + "".hashCode() + " " + "Abc".compareToIgnoreCase("aBC"));
        System.out.println(String.join("-", "a", "b", "c") + " " + String.join("/", List.of("x", "y")) + " " + String.join(",") + " " + String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L) + String.valueOf(3f) + String.valueOf(4.0) + String.valueOf((Object) null) + String.valueOf(new char[] {'h', 'i'}) + String.valueOf(new char[] {'a', 'b', 'c'}, 1, 2) + String.copyValueOf(new char[] {'z'}));
        System.out.println(Arrays.toString(s.toCharArray()) + " " + Arrays.toString("hi".getBytes()) + " " + new String(new char[] {'o', 'k'}) + new String(new char[] {'a', 'b', 'c', 'd'}, 1, 2) + new String("copy") + new String() + new String(new byte[] {72, 105}) + new String(new int[] {65, 66}, 0, 2) + new String(new StringBuilder("sb")));
        System.out.println(s.chars().filter(c -> c == 'l').count() + " " + s.chars().sum() + " " + s.chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining("|")) + " " + "a\nb\r\nc".lines().collect(Collectors.toList()) + " " + s.codePoints().max().getAsInt());
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,c".split(",", 2)) + Arrays.toString("".split(",")) + Arrays.toString("abc".split("")) + Arrays.toString(" x  y ".split("\\s+")) + Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("a.b".split("\\.")) + Arrays.toString("a|b".split("\\|")) + Arrays.toString(",a".split(",")));
        char[] dst = new char[5];
        s.getChars(0, 5, dst, 0);
        System.out.println(dst);
        System.out.println(s.intern() == "Hello, World");
        System.out.println("%s=%d".formatted("k", 5) + " " + s.transform(t -> t + "!").length());
        System.out.println(String.CASE_INSENSITIVE_ORDER.compare("ABC", "abd") + " " + Stream.of("b", "A", "c").sorted(String.CASE_INSENSITIVE_ORDER).toList());
        attempt(() -> s.charAt(12));
        attempt(() -> s.charAt(-1));
        attempt(() -> s.substring(13));
        attempt(() -> s.substring(5, 2));
        attempt(() -> s.substring(-1, 2));
        attempt(() -> "a".repeat(-1));
        attempt(() -> s.codePointAt(50));
        attempt(() -> "x".compareTo(null));
        attempt(() -> new String(new char[2], 1, 5));
        attempt(() -> s.subSequence(0, 99));
        attempt(() -> s.concat(null));
        attempt(() -> String.join(",", (List<String>) null));
        attempt(() -> s.getChars(0, 9, new char[2], 0));
    }
}
