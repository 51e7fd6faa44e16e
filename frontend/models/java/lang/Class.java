package java.lang;

import java.util.function.Predicate;
import java.util.function.Supplier;

/** Objects for classes; those of one class have one name, and the verifier compares them by it. */
public final class Class<T> implements java.io.Serializable {
    private final String name;
    /** What stands before the name in its text; null if an object was asked for its class. */
    private final String kind;
    /** The constants of an enum, if it is one and known to be. */
    private final Supplier<Object[]> constants;
    /** Whether an object is of the class, if that is known. */
    private final Predicate<Object> test;

    Class(String name) {
        this.name = name;
        this.kind = null;
        this.constants = null;
        this.test = null;
    }

    Class(String name, String kind, Supplier<Object[]> constants, Predicate<Object> test) {
        this.name = name;
        this.kind = kind;
        this.constants = constants;
        this.test = test;
    }

    /** The object for a class literal. */
    static Class<?> named(String name, String kind, Supplier<Object[]> constants, Predicate<Object> test) {
        return new Class<Object>(name, kind, constants, test);
    }

    /** Whether two class objects stand for the same class. */
    static boolean same(Class<?> a, Class<?> b) {
        return (Object) a == (Object) b || (a != null && b != null && a.name.equals(b.name));
    }

    public String getName() {
        return name;
    }

    /** How often the name says that this is an array. */
    private int dimensions() {
        int n = 0;
        while (name.charAt(n) == '[') {
            n++;
        }
        return n;
    }

    /** The name of the elements of an array in its innermost dimension, or the name itself. */
    private String element(int dimensions) {
        if (dimensions == 0) {
            return name;
        }
        switch (name.charAt(dimensions)) {
            case 'Z':
                return "boolean";
            case 'B':
                return "byte";
            case 'C':
                return "char";
            case 'S':
                return "short";
            case 'I':
                return "int";
            case 'J':
                return "long";
            case 'F':
                return "float";
            case 'D':
                return "double";
            default:
                return name.substring(dimensions + 1, name.length() - 1);
        }
    }

    public String getTypeName() {
        int n = dimensions();
        return element(n) + "[]".repeat(n);
    }

    public String getCanonicalName() {
        return getTypeName().replace('$', '.');
    }

    public String getSimpleName() {
        int n = dimensions();
        String simple = element(n);
        simple = simple.substring(simple.lastIndexOf(".") + 1);
        int at = simple.lastIndexOf("$") + 1;
        if (at > 0) {
            // The number of a local or anonymous class is no part of its name.
            while (at < simple.length() && simple.charAt(at) >= '0' && simple.charAt(at) <= '9') {
                at++;
            }
            simple = simple.substring(at);
        }
        return n == 0 ? simple : simple + "[]".repeat(n);
    }

    public String getPackageName() {
        String of = element(dimensions());
        int at = of.lastIndexOf(".");
        return at < 0 ? "" : of.substring(0, at);
    }

    public boolean isArray() {
        return name.charAt(0) == '[';
    }

    public boolean isInterface() {
        return kind != null && kind.equals("interface ");
    }

    public boolean isPrimitive() {
        return kind != null && kind.isEmpty();
    }

    public boolean isInstance(Object o) {
        if (o == null || isPrimitive()) {
            return false;
        }
        if (test == null && !same(this, o.getClass())) {
            scoville.Rt.unsupported("isInstance of a class that is no literal");
        }
        return test == null || test.test(o);
    }

    @SuppressWarnings("unchecked")
    public T cast(Object o) {
        if (o != null && !isInstance(o)) {
            throw new ClassCastException("Cannot cast " + o.getClass().getName() + " to " + name);
        }
        return (T) o;
    }

    public boolean isEnum() {
        if (kind == null) {
            scoville.Rt.unsupported("isEnum of a class that is neither a literal nor of getDeclaringClass");
        }
        return constants != null;
    }

    /** Where the simple name begins, if the class stands inside another one; digits come first in local ones. */
    private int inside() {
        return isArray() ? 0 : name.lastIndexOf("$") + 1;
    }

    public boolean isAnonymousClass() {
        return inside() > 0 && getSimpleName().isEmpty();
    }

    public boolean isLocalClass() {
        return inside() > 0 && Character.isDigit(name.charAt(inside())) && !getSimpleName().isEmpty();
    }

    public boolean isMemberClass() {
        return inside() > 0 && !Character.isDigit(name.charAt(inside()));
    }

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        if (kind == null) {
            scoville.Rt.unsupported("the constants of a class that is neither a literal nor of getDeclaringClass");
        }
        return constants == null ? null : (T[]) constants.get();
    }

    public boolean desiredAssertionStatus() {
        return true;
    }

    public ClassLoader getClassLoader() {
        return ClassLoader.getSystemClassLoader();
    }

    public boolean equals(Object o) {
        return o instanceof Class && ((Class<?>) o).name.equals(name);
    }

    public int hashCode() {
        return name.hashCode();
    }

    public String toString() {
        return (kind == null ? "class " : kind) + name;
    }
}

public class ClassLoader {
    public static ClassLoader getSystemClassLoader() {
        return new ClassLoader();
    }

    public void setDefaultAssertionStatus(boolean enabled) {
    }

    public void setClassAssertionStatus(String name, boolean enabled) {
    }

    public void setPackageAssertionStatus(String name, boolean enabled) {
    }
}
