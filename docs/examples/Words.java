import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class Words {
    public static void main(final String[] args) throws IOException {
        int words = 0;
        for (final String line : Files.readAllLines(Path.of("words.txt"))) {
            words += line.split(" ").length;
        }
        System.out.println(words);
    }
}
