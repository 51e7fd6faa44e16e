package java.lang;

import scoville.Rt;

/**
 * Objects for classes: one for each, which the verifier makes before the program begins. What begins with `$` it writes itself, for
 * those that there are.
 */
public final class Class<T> implements java.io.Serializable {
    private final String name;
    /** The name as programs see it, which may not be known. */
    private final String told;
    /** Its number among all of them. */
    private final int index;

    private Class(String name, String told, int index) {
        this.name = name;
        this.told = told;
        this.index = index;
    }

    /** A sum of 1 interface, 2 primitive, 4 enum, 8 record, 16 annotation, 32 of a lambda. */
    private int $flags() {
        return 0;
    }

    private Class<?> $super() {
        return null;
    }

    private Class<?> $component() {
        return null;
    }

    /** The names of this class and all those above it, each between blanks. */
    private String $above() {
        return "";
    }

    private boolean $test(Object o) {
        return false;
    }

    private Object[] $constants() {
        return null;
    }

    /** An array of so many of these. */
    private Object $array(int length) {
        return null;
    }

    public Object scovilleArray(int length) {
        return $array(length);
    }

    public static native Class<?> forName(String name) throws ClassNotFoundException;

    public String getName() {
        return told;
    }

    /** How often a name says that this is an array. */
    private static int dimensions(String name) {
        int n = 0;
        while (name.charAt(n) == '[') {
            n++;
        }
        return n;
    }

    /** The name of the elements of an array in its innermost dimension, or the name itself. */
    private static String element(String name, int dimensions) {
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

    /** What the class of this name is called in programs. */
    static String typeName(String name) {
        int n = dimensions(name);
        return element(name, n) + "[]".repeat(n);
    }

    public String getTypeName() {
        return Rt.isUnknown(told) ? told : typeName(told);
    }

    public String getCanonicalName() {
        return Rt.isUnknown(told) ? told : typeName(told).replace('$', '.');
    }

    public String getSimpleName() {
        return Rt.isUnknown(told) ? told : simple(told);
    }

    private static String simple(String name) {
        int n = dimensions(name);
        String simple = element(name, n);
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
        String of = element(name, dimensions(name));
        int at = of.lastIndexOf(".");
        if (at >= 0) {
            return of.substring(0, at);
        }
        switch (of) {
            case "boolean": case "byte": case "char": case "double": case "float": case "int": case "long": case "short": case "void":
                return "java.lang";
            default:
                return "";
        }
    }

    public boolean isArray() {
        return name.charAt(0) == '[';
    }

    public boolean isInterface() {
        return ($flags() & 1) != 0;
    }

    public boolean isPrimitive() {
        return ($flags() & 2) != 0;
    }

    public boolean isEnum() {
        return ($flags() & 4) != 0;
    }

    public boolean isRecord() {
        return ($flags() & 8) != 0;
    }

    public boolean isAnnotation() {
        return ($flags() & 16) != 0;
    }

    public boolean isHidden() {
        return ($flags() & 32) != 0;
    }

    public boolean isSynthetic() {
        return isHidden();
    }

    @SuppressWarnings("unchecked")
    public Class<? super T> getSuperclass() {
        return (Class<? super T>) $super();
    }

    public Class<?> getComponentType() {
        return $component();
    }

    public Class<?> componentType() {
        return $component();
    }

    public boolean isAssignableFrom(Class<?> c) {
        return c.$above().contains(" " + name + " ");
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> c) {
        if (!c.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    public boolean isInstance(Object o) {
        return $test(o);
    }

    @SuppressWarnings("unchecked")
    public T cast(Object o) {
        if (o != null && !$test(o)) {
            throw new ClassCastException("Cannot cast " + scoville.Rt.className(o) + " to " + name);
        }
        return (T) o;
    }

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        return (T[]) $constants();
    }

    /** Where the simple name begins, if the class stands inside another one, which that of a lambda does not; digits come first in local ones. */
    private int inside() {
        return isHidden() || isArray() ? 0 : name.lastIndexOf("$") + 1;
    }

    public boolean isAnonymousClass() {
        return inside() > 0 && simple(name).isEmpty();
    }

    public boolean isLocalClass() {
        return inside() > 0 && Character.isDigit(name.charAt(inside())) && !simple(name).isEmpty();
    }

    public boolean isMemberClass() {
        return inside() > 0 && !Character.isDigit(name.charAt(inside()));
    }

    public boolean desiredAssertionStatus() {
        return true;
    }

    public ClassLoader getClassLoader() {
        return ClassLoader.getSystemClassLoader();
    }

    public int hashCode() {
        scoville.Rt.openHash(true);
        return name.hashCode();
    }

    public String toString() {
        int flags = $flags();
        return ((flags & 1) != 0 ? "interface " : (flags & 2) != 0 ? "" : "class ") + told;
    }
}

public class ClassLoader {
    private static final ClassLoader SYSTEM = new ClassLoader();

    public static ClassLoader getSystemClassLoader() {
        return SYSTEM;
    }

    public void setDefaultAssertionStatus(boolean enabled) {
    }

    public void setClassAssertionStatus(String name, boolean enabled) {
    }

    public void setPackageAssertionStatus(String name, boolean enabled) {
    }
}
