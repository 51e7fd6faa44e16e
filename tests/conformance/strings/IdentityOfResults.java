import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which texts are the very object that a literal is, and which are the object they were made of. */
public class IdentityOfResults {
    static final String AB = "ab";
    static final String JOINED = AB + 1;

    static void tell(String what, boolean... same) {
        System.out.println(what + " " + Arrays.toString(same));
    }

    public static void main(String[] args) {
        String ab = "ab";
        String empty = "";
        char[] none = {};
        char[] two = {'a', 'b'};
        tell("constants", ab == AB, JOINED == "ab1", "a" + "b" == ab, (ab + "") == ab, ab.toString() == ab);
        tell("made", new String("ab") == ab, new String(two) == ab, new String(none) == "", new String("") == "", String.valueOf(two) == ab,
            String.valueOf(none) == "", String.copyValueOf(two) == ab, new String(two, 0, 0) == "");
        tell("values", String.valueOf(7) == "7", Integer.toString(7) == "7", String.valueOf(true) == "true", Boolean.toString(false) == "false",
            String.valueOf((Object) null) == "null", String.valueOf('a') == "a", Double.toString(1.0) == "1.0", Character.toString('a') == "a");
        tell("substring", ab.substring(0) == ab, ab.substring(0, 2) == ab, ab.substring(2) == "", ab.substring(1) == "b", ab.subSequence(0, 2) == ab);
        tell("trim", ab.trim() == ab, " ab".trim() == ab, " ".trim() == "", ab.strip() == ab, " ".strip() == "", " ab ".strip() == ab,
            ab.stripLeading() == ab, ab.stripTrailing() == ab);
        tell("case", ab.toLowerCase() == ab, ab.toUpperCase() == "AB", "AB".toUpperCase() == "AB", empty.toUpperCase() == "");
        tell("replace", ab.replace('x', 'y') == ab, ab.replace('a', 'a') == ab, ab.replace("x", "y") == ab, ab.replace("ab", "") == "",
            ab.replaceAll("x", "y") == ab, ab.replaceAll("ab", "") == "", ab.replaceFirst("a", "a") == ab);
        tell("concat", ab.concat("") == ab, empty.concat(ab) == ab, empty.concat("") == "", ab.repeat(1) == ab, ab.repeat(0) == "", "a".repeat(2) == "aa");
        tell("builders", new StringBuilder().toString() == "", new StringBuilder(ab).toString() == ab, new StringBuffer().toString() == "",
            new StringBuilder(ab).substring(0, 0) == "", new StringBuilder(ab).substring(0) == ab);
        tell("join", String.join(",") == "", String.join(",", ab) == ab, String.join(",", "") == "", String.join("", "a", "b") == ab,
            new StringJoiner(",").toString() == "", new StringJoiner(",").add(ab).toString() == ab);
        tell("collected", Stream.<String>empty().collect(Collectors.joining()) == "", Stream.of(ab).collect(Collectors.joining()) == ab,
            Stream.of(ab).collect(Collectors.joining(",")) == ab);
        tell("format", String.format("ab") == ab, String.format("") == "", "%s".formatted(ab) == ab);
        tell("split", "ab".split(",")[0] == ab, "a,b".split(",")[0] == "a", ",a".split(",")[0] == "", "".split(",")[0] == "", "a,,b".split(",")[1] == "");
        tell("lines", "ab\ncd".lines().findFirst().get() == ab, ab.lines().findFirst().get() == ab, "\na".lines().findFirst().get() == "");
        tell("blocks", ab.stripIndent() == ab, ab.indent(0) == ab, ab.translateEscapes() == ab, empty.stripIndent() == "");
        List<String> list = new ArrayList<>();
        tell("collections", list.toString() == "[]", Arrays.toString(new int[0]) == "[]", List.of().toString() == "[]");
        tell("interned", new String("ab").intern() == ab, (ab + args.length).intern() == "ab0", new StringBuilder("a").append('b').toString().intern() == ab);
        String other = ab;
        other += "";
        tell("compound", other == ab, other.equals(ab), other.intern() == ab);
        final String local = "a";
        String notFinal = "a";
        tell("folded", local + "b" == ab, notFinal + "b" == ab, (local + 'b') == "ab", ("" + local) == "a");
    }
}
