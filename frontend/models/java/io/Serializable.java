package java.io;

/** Marks classes only. */
public interface Serializable {
}
