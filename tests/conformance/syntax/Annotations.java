import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

// annotations everywhere.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
@interface Marked {
    String name() default "x";

    int level() default 1;
}

@Marked(name = "class", level = 2)
class Annotated {
    @Deprecated
    @SuppressWarnings({"unused", "rawtypes"})
    int old = 1;

    @Marked
    @Override
    public String toString() {
        @SuppressWarnings("unused")
        int local = 3;
        return "annotated";
    }

    @SafeVarargs
    static <T> int count(T... ts) {
        return ts.length;
    }
}

@FunctionalInterface
interface Fn {
    int f(@SuppressWarnings("unused") int x);
}

public class Annotations {
    public static void main(String[] args) {
        Fn fn = x -> x + 1;
        System.out.println(new Annotated() + " " + Annotated.count(1, 2) + " " + fn.f(1) + new Annotated().old);
    }
}
