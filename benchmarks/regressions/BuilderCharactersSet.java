// expect: true
// note: each task sets characters of its own: a builder has a place for each, as an array has
import static edu.rice.hj.Module1.*;

public class BuilderCharactersSet {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("fold me").append('!');
        launchHabaneroApp(() -> {
            forall(0, 2, part -> {
                for (int i = part; i < text.length(); i += 3) {
                    text.setCharAt(i, Character.toUpperCase(text.charAt(i)));
                }
            });
        });
        assert text.toString().equals("FOLD ME!");
    }
}
