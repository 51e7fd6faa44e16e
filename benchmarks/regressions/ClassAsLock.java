// expect: true
// tasks: 5
// note: A class has one object, whatever expression yields it; it is the lock of static synchronized methods.
import java.util.HashMap;
import java.util.Map;

public class ClassAsLock {
    static int a;

    static synchronized void method() {
        a++;
    }

    void ofObject() {
        synchronized (getClass()) {
            a++;
        }
    }

    public static void main(String[] args) {
        Map<String, Object> locks = new HashMap<>();
        locks.put("a", ClassAsLock.class);
        Object kept = locks.get("a");
        new Thread(ClassAsLock::method).start();
        new Thread(() -> new ClassAsLock().ofObject()).start();
        new Thread(() -> {
            synchronized (kept) {
                a++;
            }
        }).start();
        new Thread(() -> {
            Class<?> above = new ClassAsLock() { }.getClass().getSuperclass();
            synchronized (above) {
                a++;
            }
        }).start();
    }
}
