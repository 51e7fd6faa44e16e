import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What gives back the same object if there is nothing to do, and what is one object for all. */
public class SameText {
    private static void fails(Runnable r) {
        try {
            r.run();
            System.out.println("nothing");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String s = "some text";
        System.out.println((s.replace('z', 'y') == s) + " " + (s.replace('e', 'e') == s) + " " + (s.replace("zz", "y") == s) + " " + (s.replace("e", "e") == s)
            + " " + (s.replace("some", "some") == s) + " " + (s.strip() == s) + " " + (s.repeat(1) == s) + " " + s.replace("", "-") + " " + s.replace("e", ""));
        System.out.println((Optional.empty() == Optional.empty()) + " " + (Optional.ofNullable(null) == Optional.empty()) + " " + (List.of() == List.of())
            + " " + (Collections.emptyList() == Collections.emptyList()) + " " + (List.of(1) == List.of(1)));
        List<Integer> three = List.of(1, 2, 3);
        System.out.println((List.copyOf(three) == three) + " " + (List.copyOf(new ArrayList<>(three)) == three) + " " + List.copyOf(three.subList(1, 3)));
        fails(() -> System.out.println(String.join(null, "a")));
        fails(() -> System.out.println(String.join(null, List.of("a"))));
        fails(() -> System.out.println(String.join("-", (String) null, "b")));
        fails(() -> System.out.println(List.of(1, 2).subList(1, 1).get(0)));
        fails(() -> System.out.println(List.of(1, 2, 3).subList(1, 3).get(2)));
        fails(() -> System.out.println(List.of(1, 2, 3).subList(1, 3).subList(1, 2).get(-1)));
        int[] a = { 1, 2, 3 };
        fails(() -> System.out.println(Arrays.stream(a, 0, 7).sum()));
        fails(() -> System.out.println(Arrays.stream(a, -1, 2).sum()));
        fails(() -> System.out.println(Arrays.stream(a, 3, 2).sum()));
        fails(() -> System.out.println(Arrays.stream(new String[] { "a", "b" }, 0, 3).count()));
        fails(() -> System.out.println(Arrays.stream(new String[] { "a", "b" }, 1, 2).toList()));
        StringBuilder b = new StringBuilder("abcdef");
        System.out.println(b.insert(2, "01234", 1, 3).insert(0, new char[] { 'x', 'y', 'z' }, 1, 2) + " " + b.codePointCount(1, 4));
        fails(() -> b.insert(20, "abc", 0, 1));
        fails(() -> b.insert(0, "abc", 2, 1));
        fails(() -> b.insert(0, new char[2], 1, 2));
        fails(() -> b.codePointCount(2, 1));
        StringBuffer c = new StringBuffer("ab");
        System.out.println(c.insert(1, "01234", 1, 3).insert(4, new char[] { 'x' }, 0, 1) + " " + c.codePointCount(0, 3));
    }
}
