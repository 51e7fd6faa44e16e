package java.nio.file;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Files that are given. */
public final class Files {
    private Files() {
    }

    public static String readString(Path path) throws IOException {
        return File.$contents(path.toString());
    }

    public static List<String> readAllLines(Path path) throws IOException {
        List<String> all = new ArrayList<String>();
        BufferedReader in = newBufferedReader(path);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            all.add(line);
        }
        return all;
    }

    public static Stream<String> lines(Path path) throws IOException {
        return readAllLines(path).stream();
    }

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return new BufferedReader(new FileReader(path.toString()));
    }
}

public final class Paths {
    private Paths() {
    }

    public static Path get(String first, String... more) {
        return Path.of(first, more);
    }
}

public final class Path {
    private final String path;

    private Path(String path) {
        this.path = path;
    }

    public static Path of(String first, String... more) {
        String path = first;
        for (String part : more) {
            path = path.isEmpty() ? part : path + "/" + part;
        }
        return new Path(path);
    }

    public Path resolve(String other) {
        return other.startsWith("/") || path.isEmpty() ? new Path(other) : new Path(path + "/" + other);
    }

    public Path getFileName() {
        return new Path(path.substring(path.lastIndexOf('/') + 1));
    }

    public File toFile() {
        return new File(path);
    }

    public boolean equals(Object other) {
        return other instanceof Path && path.equals(((Path) other).path);
    }

    public int hashCode() {
        return path.hashCode();
    }

    public String toString() {
        return path;
    }
}
