// expect: false(no-data-race)
import java.util.stream.IntStream;

/** An exception leaves a parallel stream whose other elements still go on. */
public class LibParallelThrowsEarly {
    static int late;

    public static void main(String[] args) {
        try {
            IntStream.range(0, 2).parallel().forEach(x -> {
                if (x == 1) {
                    throw new IllegalStateException();
                }
                late = 1; //~ race with line 17
            });
        } catch (IllegalStateException e) {
            System.out.println(late); //~ race with line 14
        }
    }
}
