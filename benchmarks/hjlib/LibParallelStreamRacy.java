// expect: false(no-data-race)
// note: Elements are filtered in parallel, and counted in one variable.

import java.util.Arrays;
import java.util.List;

public class LibParallelStreamRacy {
    static int seen;

    public static void main(String[] args) {
        List<Integer> list = Arrays.asList(1, 2, 3);
        long n = list.parallelStream().filter(x -> {
            seen++; //~ race with line 13
            return x > 1;
        }).count();
        System.out.println(n);
    }
}
