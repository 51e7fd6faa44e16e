package scoville;

/** What stands in a text for a part that is not known: the text may be printed, but who looks at it otherwise is refused. */
public final class OpenText {
    /** Any characters. For a number there is {@link Workers#SOME}. */
    public static final String ANY = "\u2425";

    private OpenText() {
    }
}
