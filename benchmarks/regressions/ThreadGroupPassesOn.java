// expect: false(exception)
// note: A group that handles nothing hands on to the group around it; nobody handles the exception.

public class ThreadGroupPassesOn {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("plain");
        new Thread(group, () -> {
            throw new IllegalStateException("nobody's"); //~ exception: IllegalStateException
        }).start();
    }
}
