// the everyday methods.
public class Methods {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf('o') + " " + s.indexOf("World") + " " + s.indexOf("x"));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(12) + "|" + s.substring(3, 3));
        System.out.println(s.toUpperCase() + " " + s.toLowerCase() + " " + s.replace('l', 'L') + " " + s.replace("World", "You") + " " + "aaa".replace("aa", "b"));
        System.out.println(s.contains("lo,") + " " + s.startsWith("Hell") + " " + s.endsWith("ld") + " " + s.startsWith("World", 7) + " " + s.isEmpty() + " " + "".isEmpty());
        System.out.println("  trim me \t".trim() + "|" + " \u2003strip ".strip() + "|" + "  lead".stripLeading() + "|" + "trail  ".stripTrailing() + "|" + "  ".isBlank());
        System.out.println("a".compareTo("b") + " " + "apple".compareTo("app") + " " + "A".compareTo("a") + " " + "A".compareToIgnoreCase("a") + " " + "Straße".equalsIgnoreCase("STRAßE"));
        System.out.println("ab".repeat(3) + "x".repeat(0) + "|" + "a,b".concat("!") + " " + String.join("-", "a", "b", "c") + " " + String.join("/", java.util.List.of("x", "y")));
        System.out.println("lastIndexOf".lastIndexOf("e", 5) + " " + "banana".lastIndexOf('a', 4) + " " + "banana".indexOf("an", 2) + " " + "abc".indexOf("") + " " + "abc".lastIndexOf(""));
        System.out.println("hello".equals("hel" + "lo") + " " + "hello".equals(null) + " " + "hello".contentEquals(new StringBuilder("hello")));
        System.out.println("mississippi".replaceFirst("ss", "SS") + " " + "x".compareTo("xyz"));
        System.out.println(String.valueOf(3.0) + String.valueOf(true) + String.valueOf('c') + String.valueOf(new char[] {'x', 'y'}) + String.valueOf((Object) null));
    }
}
