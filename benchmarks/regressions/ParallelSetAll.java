// expect: true
import java.util.Arrays;

/** Each element is set by a task of its own, and all of them are when it returns. */
public class ParallelSetAll {
    public static void main(String[] args) {
        int[] squares = new int[4];
        Arrays.parallelSetAll(squares, i -> i * i);
        String[] texts = new String[3];
        Arrays.parallelSetAll(texts, i -> "n" + squares[i]);
        assert Arrays.stream(squares).sum() == 14;
        assert String.join(",", texts).equals("n0,n1,n4");
    }
}
