// switches on enums in all forms.
enum State {
    IDLE, RUNNING, STOPPED;

    State next(char event) {
        switch (this) {
            case IDLE:
                return event == 's' ? RUNNING : this;
            case RUNNING:
                if (event == 'p') {
                    return IDLE;
                }
                return event == 'x' ? STOPPED : this;
            default:
                return this;
        }
    }
}

public class StateMachine {
    public static void main(String[] args) {
        State s = State.IDLE;
        for (char e : "asbpsxs".toCharArray()) {
            State t = s.next(e);
            System.out.println(s + " -" + e + "-> " + t);
            s = t;
        }
        int n = 0;
        switch (s) {
            case RUNNING:
            case STOPPED:
                n += 1;
            case IDLE:
                n += 10;
        }
        System.out.println(n);
        String text = switch (s) {
            case IDLE, RUNNING -> "alive";
            case STOPPED -> "dead";
        };
        System.out.println(text);
        State none = null;
        try {
            switch (none) {
                case IDLE -> System.out.println("idle");
                default -> System.out.println("default");
            }
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
