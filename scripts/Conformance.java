import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles and runs each program below a folder and stores beside it what it prints (NAME.out). A last line in brackets
 * tells how it ended, if not normally: the exception with its message, or the exit code.
 */
public class Conformance {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws Exception {
        Path root = Path.of(args[0]);
        boolean all = List.of(args).contains("--all");
        boolean check = List.of(args).contains("--check");
        List<Path> programs;
        try (Stream<Path> files = Files.walk(root)) {
            // Patterns in `case` came with Java 21.
            boolean patterns = Runtime.version().feature() >= 21;
            programs = files.filter(p -> p.toString().endsWith(".java"))
                    .filter(p -> patterns || !p.getParent().endsWith("patterns")).sorted().toList();
        }
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        List<Future<String>> complaints = new ArrayList<>();
        for (Path program : programs) {
            Path stored = Path.of(program.toString().replaceAll("java$", "out"));
            boolean fresh = Files.exists(stored)
                    && Files.getLastModifiedTime(stored).compareTo(Files.getLastModifiedTime(program)) >= 0;
            if (all || check || !fresh) {
                complaints.add(pool.submit(() -> one(program, stored, check)));
            }
        }
        int wrong = 0;
        for (Future<String> complaint : complaints) {
            if (!complaint.get().isEmpty()) {
                System.err.println(complaint.get());
                wrong++;
            }
        }
        pool.shutdown();
        System.out.println(complaints.size() + " of " + programs.size() + " programs run, " + wrong + " complaints");
        System.exit(wrong == 0 ? 0 : 1);
    }

    /** Runs one program; what is wrong with it, or nothing. */
    private static String one(Path program, Path stored, boolean check) throws IOException, InterruptedException {
        Path classes = Files.createTempDirectory("conformance");
        try {
            Path said = classes.resolve("javac.txt");
            int code;
            try (var out = Files.newOutputStream(said)) {
                synchronized (COMPILER) {
                    code = COMPILER.run(null, out, out, "-nowarn", "-d", classes.toString(), program.toString());
                }
            }
            if (code != 0) {
                return program + " does not compile:\n" + Files.readString(said);
            }
            String name = program.getFileName().toString().replace(".java", "");
            String result = run(classes, name);
            String before = Files.exists(stored) ? Files.readString(stored) : "(nothing)";
            if (check) {
                return before.equals(result) ? "" : stored + " differs from what the program does";
            }
            if (before.equals(result)) {
                Files.setLastModifiedTime(stored, java.nio.file.attribute.FileTime.from(java.time.Instant.now()));
            } else {
                Files.writeString(stored, result);
            }
            return result.contains("[timeout]") ? program + " does not end" : "";
        } finally {
            try (Stream<Path> files = Files.walk(classes)) {
                files.sorted((a, b) -> b.compareTo(a)).forEach(p -> p.toFile().delete());
            }
        }
    }

    private static String run(Path classes, String name) throws IOException, InterruptedException {
        Path out = classes.resolve("out.txt");
        Path err = classes.resolve("err.txt");
        // Messages of null pointer exceptions are not specified, and the details depend on the compiler's options.
        Process process = new ProcessBuilder("java", "-ea", "-Xshare:auto", "-XX:TieredStopAtLevel=1",
                "-XX:-ShowCodeDetailsInExceptionMessages", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8",
                "-cp", classes.toString(), name)
                .redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            return "[timeout]\n";
        }
        String text = new String(Files.readAllBytes(out), StandardCharsets.UTF_8);
        String thrown = "Exception in thread \"main\" ";
        String first = new String(Files.readAllBytes(err), StandardCharsets.UTF_8).lines().findFirst().orElse("");
        if (first.startsWith(thrown)) {
            return text + "[" + first.substring(thrown.length()) + "]\n";
        }
        return process.exitValue() == 0 ? text : text + "[exit " + process.exitValue() + "]\n";
    }
}
