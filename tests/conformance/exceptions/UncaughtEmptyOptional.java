// no value in an optional.
import java.util.*;
public class UncaughtEmptyOptional {
    public static void main(String[] args) {
        Optional<String> o = List.of("x", "yy").stream().filter(s -> s.length() > 5).findAny();
        System.out.println(o.isPresent() + o.orElse("-"));
        System.out.println(o.orElseThrow(() -> new IllegalArgumentException("nothing longer than " + 5)));
    }
}
