// expect: true
// note: Each element has its own place.

import java.util.stream.IntStream;

public class LibParallelStreamFixed {
    public static void main(String[] args) {
        int[] squares = new int[5];
        IntStream.range(0, 5).parallel().map(i -> i).forEach(i -> squares[i] = i * i);
        int sum = IntStream.of(squares).parallel().sum();
        assert sum == 30;
    }
}
