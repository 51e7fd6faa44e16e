package scoville;

/** What the program does with builders of texts beside building. Who reads these finds their last values: the front end knows them. */
public final class Builders {
    /** Any of what follows. */
    public static boolean more;
    /** Sets single characters. */
    public static boolean characters;

    private Builders() {
    }
}

/** Is reached where a builder is asked for its capacity. */
public final class AskingCapacities {
    static {
        Builders.more = true;
    }

    private AskingCapacities() {
    }

    public static void needed() {
    }
}

/** Is reached where a single character is set. */
public final class SettingCharacters {
    static {
        Builders.more = true;
        Builders.characters = true;
    }

    private SettingCharacters() {
    }

    public static void needed() {
    }
}
