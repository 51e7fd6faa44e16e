package scoville;

/** Things one after the other. All of it is looked at in the section of its owner only. */
public final class Row<T> {
    private static final class Place<T> {
        final T thing;
        Place<T> next;

        Place(T thing) {
            this.thing = thing;
        }
    }

    private Place<T> first;

    /** The first one, or null. */
    public T first() {
        return first == null ? null : first.thing;
    }

    public void add(T thing) {
        Place<T> place = new Place<T>(thing);
        if (first == null) {
            first = place;
            return;
        }
        Place<T> last = first;
        while (last.next != null) {
            last = last.next;
        }
        last.next = place;
    }

    /** Removes the first one, or yields null. */
    public T take() {
        if (first == null) {
            return null;
        }
        T thing = first.thing;
        first = first.next;
        return thing;
    }

    /** Whether it was there. */
    public boolean remove(T thing) {
        Place<T> before = null;
        Place<T> place = first;
        while (place != null && place.thing != thing) {
            before = place;
            place = place.next;
        }
        if (place == null) {
            return false;
        }
        if (before == null) {
            first = place.next;
        } else {
            before.next = place.next;
        }
        return true;
    }

    public int size() {
        int n = 0;
        for (Place<T> p = first; p != null; p = p.next) {
            n++;
        }
        return n;
    }

    /** Null if there are not so many. */
    public T get(int index) {
        Place<T> p = first;
        for (int i = 0; i < index && p != null; i++) {
            p = p.next;
        }
        return p == null ? null : p.thing;
    }
}
