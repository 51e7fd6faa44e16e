// expect: false(assertion)
// note: the exceptions of several tasks come in any order
import static edu.rice.hj.Module1.*;

public class SuppressedTogetherOrder {
    public static void main(String[] args) {
        IllegalStateException all = new IllegalStateException("bad rows");
        String[] rows = {"1", "x", "y"};
        launchHabaneroApp(() -> forall(0, rows.length - 1, i -> {
            try {
                Integer.parseInt(rows[i]);
            } catch (NumberFormatException e) {
                all.addSuppressed(e);
            }
        }));
        assert all.getSuppressed()[0].getMessage().contains("x"); //~ assertion
    }
}
