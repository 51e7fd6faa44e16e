import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** References to the method `clone` of arrays, which is public and returns the type of the array. */
public class ArrayClones {
    public static void main(String[] args) {
        int[][] matrix = {{1, 2}, {3, 4}};
        int[][] copy = Arrays.stream(matrix).map(int[]::clone).toArray(int[][]::new);
        copy[0][0] = 9;
        System.out.println(Arrays.deepToString(matrix) + Arrays.deepToString(copy));
        Function<int[], int[]> f = int[]::clone;
        int[] g = f.apply(matrix[1]);
        g[1] = 8;
        System.out.println(matrix[1][1] + " " + g[1]);
        Supplier<int[]> s = matrix[0]::clone;
        matrix[0][1] = 7;
        System.out.println(s.get()[1] + " " + (s.get() != s.get()));
        UnaryOperator<String[]> texts = String[]::clone;
        System.out.println(texts.apply(new String[] {"a", "b"}).length);
        System.out.println(Stream.of(new long[] {1}, new long[] {2, 3}).map(long[]::clone).mapToInt(a -> a.length).sum());
        Function<int[][], int[][]> shallow = int[][]::clone;
        System.out.println(shallow.apply(matrix)[0] == matrix[0]);
        try {
            f.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
