// expect: true
// note: a parameter is a variable of its call: what a task changes there is no other task's
import static edu.rice.hj.Module1.*;

public class ArgumentByValue {
    static int half(int n) {
        n /= 2;
        return n;
    }

    public static void main(String[] args) {
        int n = 10;
        int[] halves = new int[3];
        launchHabaneroApp(() -> forall(0, 2, i -> halves[i] = half(n)));
        assert n == 10 && halves[0] == 5 && halves[1] == 5 && halves[2] == 5;
    }
}
