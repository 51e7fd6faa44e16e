import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists what a subclass can override in the classes of the JDK that there are models of: one line for each class, with
 * its methods and their erased parameters, `?` for what depends on type parameters. Those of `Object` are left out.
 */
public class Overridable {
    private static final Pattern TYPE =
            Pattern.compile("^(?:public |abstract |final )*(?:class|interface|enum) (\\w+)", Pattern.MULTILINE);

    public static void main(String[] args) throws Exception {
        Path models = Path.of(args[0]);
        Set<String> lines = new TreeSet<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(models.resolve("java"))) {
            files = all.filter(p -> p.toString().endsWith(".java")).sorted().collect(Collectors.toList());
        }
        for (Path file : files) {
            String folder = models.relativize(file.getParent()).toString().replace('/', '.');
            Matcher m = TYPE.matcher(Files.readString(file));
            while (m.find()) {
                try {
                    list(Class.forName(folder + "." + m.group(1)), lines);
                } catch (ClassNotFoundException e) {
                    // A class that only the models have.
                }
            }
        }
        System.out.println("# Made by scripts/overridable.sh with JDK " + Runtime.version().feature());
        lines.forEach(System.out::println);
    }

    private static boolean open(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static void list(Class<?> c, Set<String> lines) {
        if (!open(c.getModifiers())) {
            return;
        }
        for (Class<?> inner : c.getDeclaredClasses()) {
            list(inner, lines);
        }
        boolean extensible = false;
        for (Constructor<?> made : c.getDeclaredConstructors()) {
            extensible |= open(made.getModifiers());
        }
        if (c.isInterface() || c.isEnum() || Modifier.isFinal(c.getModifiers()) || !extensible) {
            return;
        }
        Set<String> methods = new TreeSet<>();
        Set<String> closed = new TreeSet<>();
        for (Class<?> k = c; k != null && k != Object.class; k = k.getSuperclass()) {
            for (Method m : k.getDeclaredMethods()) {
                int flags = m.getModifiers();
                if (!open(flags) || Modifier.isStatic(flags) || m.isSynthetic() || isObjects(m)) {
                    continue;
                }
                if (Modifier.isFinal(flags)) {
                    closed.add(show(m));
                } else if (!closed.contains(show(m))) {
                    methods.add(show(m));
                }
            }
        }
        defaults(c, methods);
        if (!methods.isEmpty()) {
            lines.add(c.getCanonicalName() + " " + String.join(" ", methods));
        }
    }

    /** What a class inherits from interfaces. */
    private static void defaults(Class<?> c, Set<String> methods) {
        for (Method m : c.getMethods()) {
            if (m.getDeclaringClass().isInterface() && m.isDefault()) {
                methods.add(show(m));
            }
        }
    }

    private static boolean isObjects(Method m) {
        try {
            Object.class.getDeclaredMethod(m.getName(), m.getParameterTypes());
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private static String show(Method m) {
        return Stream.of(m.getGenericParameterTypes()).map(Overridable::show)
                .collect(Collectors.joining(",", m.getName() + "(", ")"));
    }

    private static String show(Type t) {
        if (t instanceof TypeVariable || t instanceof GenericArrayType) {
            return "?";
        }
        Class<?> c = (Class<?>) (t instanceof ParameterizedType ? ((ParameterizedType) t).getRawType() : t);
        if (c.isArray()) {
            return show(c.getComponentType()) + "[]";
        }
        boolean plain = c.isPrimitive() || c.getPackageName().equals("java.lang") && !c.isMemberClass();
        return plain ? c.getSimpleName() : c.getCanonicalName();
    }
}
