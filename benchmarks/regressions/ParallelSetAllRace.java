// expect: false(no-data-race)
import java.util.Arrays;

/** Each element is set by a task of its own: one that needs the one before cannot be set so. */
public class ParallelSetAllRace {
    public static void main(String[] args) {
        int[] sums = new int[4];
        Arrays.parallelSetAll(sums, i -> i == 0 ? 1 : sums[i - 1] + 1); //~ race with line 8
        System.out.println(sums[3]);
    }
}
