import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class MapMulti {
    public static void main(String[] args) {
        System.out.println(Arrays.toString(IntStream.range(0, 5).mapMulti((x, out) -> {
            for (int i = 0; i < x; i++) {
                out.accept(x * 10 + i);
            }
        }).toArray()));
        System.out.println(LongStream.of(1, 2, 3).mapMulti((x, out) -> {
            if (x != 2) {
                out.accept(x);
            }
        }).sum());
        System.out.println(DoubleStream.of(1.5, 2).<Double>mapToObj(x -> x).collect(Collectors.toList()) + " " + DoubleStream.of(1.5, 2).mapMulti((x, out) -> {
            out.accept(x);
            out.accept(-x);
        }).boxed().collect(Collectors.toList()));
        List<String> words = List.of("a", "bcd", "");
        System.out.println(words.stream().mapMultiToInt((s, out) -> {
            for (int i = 0; i < s.length(); i++) {
                out.accept(s.charAt(i));
            }
        }).sum());
        System.out.println(words.stream().mapMultiToLong((s, out) -> out.accept(s.length())).max().getAsLong() + " " + words.stream().mapMultiToDouble((s, out) -> out.accept(s.length() / 2.0)).sum());
        System.out.println(Stream.of(1, 2, 3).<String>mapMulti((x, out) -> {
            out.accept("x" + x);
            out.accept("y" + x);
        }).limit(5).collect(Collectors.joining(",")));
    }
}
