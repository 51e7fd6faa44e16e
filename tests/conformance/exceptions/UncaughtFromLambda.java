// an exception leaves a stream inside a method reference.
import java.util.*;
import java.util.stream.*;
public class UncaughtFromLambda {
    static int check(int x) {
        if (x == 3) throw new IllegalStateException("three after " + x);
        return x;
    }
    public static void main(String[] args) {
        System.out.println(Stream.of(1, 2).map(UncaughtFromLambda::check).collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 5).map(UncaughtFromLambda::check).peek(x -> System.out.println("saw " + x)).sum());
    }
}
