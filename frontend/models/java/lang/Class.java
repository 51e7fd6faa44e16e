package java.lang;

public final class Class<T> {
    private final String name;

    Class(String name) {
        this.name = name;
    }

    /** The object for a class literal. */
    static Class<?> named(String name) {
        return new Class<Object>(name);
    }

    /** Whether two class objects stand for the same class. */
    static boolean same(Class<?> a, Class<?> b) {
        return (Object) a == (Object) b || (a != null && b != null && a.name.equals(b.name));
    }

    public String getName() {
        return name;
    }

    public String getTypeName() {
        return name;
    }

    public String getSimpleName() {
        int at = name.lastIndexOf(".");
        return name.substring(at + 1);
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
        return "class " + name;
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
