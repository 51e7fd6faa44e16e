package java.lang;

public class Object {
    public Object() {
    }

    public final Class<?> getClass() {
        return new Class<Object>(scoville.Rt.className(this));
    }

    public int hashCode() {
        return scoville.Rt.identityHash(this);
    }

    public boolean equals(Object other) {
        return this == other;
    }

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    protected void finalize() throws Throwable {
    }
}
