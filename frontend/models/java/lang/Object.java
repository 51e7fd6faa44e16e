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

    protected Object clone() throws CloneNotSupportedException {
        if (!(this instanceof Cloneable)) {
            throw new CloneNotSupportedException(getClass().getName());
        }
        return $copy();
    }

    /** A new object with the same values in its fields; the verifier has one for each class that can be cloned. */
    Object $copy() {
        return null;
    }

    protected void finalize() throws Throwable {
    }
}
