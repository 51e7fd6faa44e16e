package permission;

/** Permission regions; calls are turned into region operations by their form. */
public class PermissionChecks {
    public static <T> void acquireR(T object) {
    }

    public static <T> void acquireR(T array, int index) {
    }

    public static <T> void acquireR(T array, int start, int end) {
    }

    public static <T> void acquireW(T object) {
    }

    public static <T> void acquireW(T array, int index) {
    }

    public static <T> void acquireW(T array, int start, int end) {
    }

    public static <T> void releaseR(T object) {
    }

    public static <T> void releaseR(T array, int index) {
    }

    public static <T> void releaseR(T array, int start, int end) {
    }

    public static <T> void releaseW(T object) {
    }

    public static <T> void releaseW(T array, int index) {
    }

    public static <T> void releaseW(T array, int start, int end) {
    }
}
