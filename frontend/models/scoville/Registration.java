package scoville;

/** The class of registrations on barriers. */
public final class Registration {
}
