package scoville;

/** Whether the program asks builders of texts for their capacities. Who reads this finds its last value: the front end knows it. */
public final class Capacities {
    public static boolean asked;

    private Capacities() {
    }
}

/** Is reached where a builder is asked. */
public final class AskingCapacities {
    static {
        Capacities.asked = true;
    }

    private AskingCapacities() {
    }

    public static void needed() {
    }
}
