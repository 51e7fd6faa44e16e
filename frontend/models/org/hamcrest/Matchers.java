package org.hamcrest;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;

public interface SelfDescribing {
    void describeTo(Description description);
}

public interface Matcher<T> extends SelfDescribing {
    boolean matches(Object item);

    void describeMismatch(Object item, Description description);
}

/** A text that is put together. */
public interface Description {
    Description appendText(String text);

    Description appendDescriptionOf(SelfDescribing value);

    Description appendValue(Object value);
}

public class StringDescription implements Description {
    private final StringBuilder out = new StringBuilder();

    public static String asString(SelfDescribing value) {
        StringDescription d = new StringDescription();
        value.describeTo(d);
        return d.toString();
    }

    public Description appendText(String text) {
        out.append(text);
        return this;
    }

    public Description appendDescriptionOf(SelfDescribing value) {
        value.describeTo(this);
        return this;
    }

    public Description appendValue(Object value) {
        if (value instanceof String) {
            out.append('"').append(value).append('"');
        } else if (value instanceof Object[]) {
            out.append(Arrays.toString((Object[]) value));
        } else {
            out.append('<').append(value).append('>');
        }
        return this;
    }

    public String toString() {
        return out.toString();
    }
}

public abstract class BaseMatcher<T> implements Matcher<T> {
    public void describeMismatch(Object item, Description description) {
        description.appendText("was ").appendValue(item);
    }

    public String toString() {
        return StringDescription.asString(this);
    }
}

/** Of items of one class, which the program says; what is no such item does not match. */
public abstract class TypeSafeMatcher<T> extends BaseMatcher<T> {
    protected TypeSafeMatcher() {
    }

    protected abstract boolean matchesSafely(T item);

    protected void describeMismatchSafely(T item, Description description) {
        super.describeMismatch(item, description);
    }

    public final boolean matches(Object item) {
        return item != null && matchesSafely((T) item);
    }

    public final void describeMismatch(Object item, Description description) {
        if (item == null) {
            description.appendText("was null");
        } else {
            describeMismatchSafely((T) item, description);
        }
    }
}

public abstract class CustomMatcher<T> extends BaseMatcher<T> {
    private final String text;

    public CustomMatcher(String text) {
        this.text = text;
    }

    public final void describeTo(Description description) {
        description.appendText(text);
    }
}

/** What this library makes. */
final class Simple<T> extends BaseMatcher<T> {
    private final Predicate<Object> test;
    private final Consumer<Description> text;

    Simple(Predicate<Object> test, Consumer<Description> text) {
        this.test = test;
        this.text = text;
    }

    public boolean matches(Object item) {
        return test.test(item);
    }

    public void describeTo(Description description) {
        text.accept(description);
    }

    static boolean same(Object expected, Object actual) {
        if (expected == null || actual == null || scoville.Rt.className(expected).charAt(0) != '[') {
            return Objects.equals(actual, expected);
        }
        return Objects.deepEquals(expected, actual);
    }

    static <T> Matcher<T> all(Matcher<?>[] matchers) {
        return new Simple<T>(x -> {
            for (Matcher<?> m : matchers) {
                if (!m.matches(x)) {
                    return false;
                }
            }
            return true;
        }, d -> joined(d, matchers, " and "));
    }

    static <T> Matcher<T> any(Matcher<?>[] matchers) {
        return new Simple<T>(x -> {
            for (Matcher<?> m : matchers) {
                if (m.matches(x)) {
                    return true;
                }
            }
            return false;
        }, d -> joined(d, matchers, " or "));
    }

    static void joined(Description d, Matcher<?>[] matchers, String between) {
        d.appendText("(");
        for (int i = 0; i < matchers.length; i++) {
            if (i > 0) {
                d.appendText(between);
            }
            d.appendDescriptionOf(matchers[i]);
        }
        d.appendText(")");
    }

    static Matcher<?>[] equalTo(Object[] items) {
        Matcher<?>[] all = new Matcher<?>[items.length];
        for (int i = 0; i < items.length; i++) {
            all[i] = CoreMatchers.equalTo(items[i]);
        }
        return all;
    }

    static boolean has(Object items, Matcher<?> m) {
        if (items instanceof Iterable) {
            for (Object x : (Iterable<?>) items) {
                if (m.matches(x)) {
                    return true;
                }
            }
        }
        return false;
    }
}

public final class MatcherAssert {
    private MatcherAssert() {
    }

    public static <T> void assertThat(T actual, Matcher<? super T> matcher) {
        assertThat("", actual, matcher);
    }

    public static <T> void assertThat(String reason, T actual, Matcher<? super T> matcher) {
        assert matcher.matches(actual) : text(reason, actual, matcher);
    }

    public static void assertThat(String reason, boolean good) {
        assert good : reason;
    }

    private static String text(String reason, Object actual, Matcher<?> matcher) {
        Description d = new StringDescription();
        d.appendText(reason).appendText("\nExpected: ").appendDescriptionOf(matcher).appendText("\n     but: ");
        matcher.describeMismatch(actual, d);
        return d.toString();
    }
}

public class CoreMatchers {
    private CoreMatchers() {
    }

    public static <T> Matcher<T> equalTo(T operand) {
        return new Simple<T>(x -> Simple.same(operand, x), d -> d.appendValue(operand));
    }

    public static <T> Matcher<T> is(T value) {
        return is(CoreMatchers.<T>equalTo(value));
    }

    public static <T> Matcher<T> is(Matcher<T> m) {
        return new Simple<T>(x -> m.matches(x), d -> d.appendText("is ").appendDescriptionOf(m));
    }

    public static <T> Matcher<T> isA(Class<?> type) {
        return is(CoreMatchers.<T>instanceOf(type));
    }

    public static <T> Matcher<T> not(T value) {
        return not(CoreMatchers.<T>equalTo(value));
    }

    public static <T> Matcher<T> not(Matcher<T> m) {
        return new Simple<T>(x -> !m.matches(x), d -> d.appendText("not ").appendDescriptionOf(m));
    }

    public static Matcher<Object> nullValue() {
        return new Simple<Object>(x -> x == null, d -> d.appendText("null"));
    }

    public static <T> Matcher<T> nullValue(Class<T> type) {
        return new Simple<T>(x -> x == null, d -> d.appendText("null"));
    }

    public static Matcher<Object> notNullValue() {
        return not(CoreMatchers.nullValue());
    }

    public static <T> Matcher<T> notNullValue(Class<T> type) {
        return not(CoreMatchers.nullValue(type));
    }

    public static <T> Matcher<T> instanceOf(Class<?> type) {
        return new Simple<T>(x -> type.isInstance(x), d -> d.appendText("an instance of ").appendText(type.getName()));
    }

    public static <T> Matcher<T> any(Class<T> type) {
        return instanceOf(type);
    }

    public static <T> Matcher<T> sameInstance(T target) {
        return new Simple<T>(x -> x == target, d -> d.appendText("sameInstance(").appendValue(target).appendText(")"));
    }

    public static <T> Matcher<T> theInstance(T target) {
        return sameInstance(target);
    }

    public static Matcher<Object> anything() {
        return new Simple<Object>(x -> true, d -> d.appendText("ANYTHING"));
    }

    public static <T> Matcher<T> describedAs(String text, Matcher<T> m, Object... values) {
        return new Simple<T>(x -> m.matches(x), d -> d.appendText(text));
    }

    public static <T> Matcher<T> allOf(Matcher<? super T>... matchers) {
        return Simple.<T>all(matchers);
    }

    public static <T> Matcher<T> anyOf(Matcher<? super T>... matchers) {
        return Simple.<T>any(matchers);
    }

    public static Matcher<String> containsString(String part) {
        return new Simple<String>(x -> x instanceof String && ((String) x).contains(part), d -> d.appendText("a string containing ").appendValue(part));
    }

    public static Matcher<String> startsWith(String part) {
        return new Simple<String>(x -> x instanceof String && ((String) x).startsWith(part), d -> d.appendText("a string starting with ").appendValue(part));
    }

    public static Matcher<String> endsWith(String part) {
        return new Simple<String>(x -> x instanceof String && ((String) x).endsWith(part), d -> d.appendText("a string ending with ").appendValue(part));
    }

    public static <T> Matcher<T> hasToString(String text) {
        return new Simple<T>(x -> x != null && text.equals(x.toString()), d -> d.appendText("with toString() ").appendValue(text));
    }

    public static <T> Matcher<Iterable<? super T>> hasItem(T item) {
        return hasItem(CoreMatchers.<T>equalTo(item));
    }

    public static <T> Matcher<Iterable<? super T>> hasItem(Matcher<? super T> m) {
        return new Simple<Iterable<? super T>>(x -> Simple.has(x, m), d -> d.appendText("a collection containing ").appendDescriptionOf(m));
    }

    public static <T> Matcher<Iterable<T>> hasItems(T... items) {
        Matcher<?>[] each = Simple.equalTo(items);
        return new Simple<Iterable<T>>(x -> {
            for (Matcher<?> m : each) {
                if (!Simple.has(x, m)) {
                    return false;
                }
            }
            return true;
        }, d -> Simple.joined(d.appendText("a collection containing "), each, " and "));
    }

    public static <T> Matcher<Iterable<? extends T>> everyItem(Matcher<T> m) {
        return new Simple<Iterable<? extends T>>(x -> {
            if (!(x instanceof Iterable)) {
                return false;
            }
            for (Object item : (Iterable<?>) x) {
                if (!m.matches(item)) {
                    return false;
                }
            }
            return true;
        }, d -> d.appendText("every item is ").appendDescriptionOf(m));
    }
}

public class Matchers {
    private Matchers() {
    }

    public static <T> Matcher<T> equalTo(T operand) {
        return new Simple<T>(x -> Simple.same(operand, x), d -> d.appendValue(operand));
    }

    public static <T> Matcher<T> is(T value) {
        return is(CoreMatchers.<T>equalTo(value));
    }

    public static <T> Matcher<T> is(Matcher<T> m) {
        return new Simple<T>(x -> m.matches(x), d -> d.appendText("is ").appendDescriptionOf(m));
    }

    public static <T> Matcher<T> isA(Class<?> type) {
        return is(CoreMatchers.<T>instanceOf(type));
    }

    public static <T> Matcher<T> not(T value) {
        return not(CoreMatchers.<T>equalTo(value));
    }

    public static <T> Matcher<T> not(Matcher<T> m) {
        return new Simple<T>(x -> !m.matches(x), d -> d.appendText("not ").appendDescriptionOf(m));
    }

    public static Matcher<Object> nullValue() {
        return new Simple<Object>(x -> x == null, d -> d.appendText("null"));
    }

    public static <T> Matcher<T> nullValue(Class<T> type) {
        return new Simple<T>(x -> x == null, d -> d.appendText("null"));
    }

    public static Matcher<Object> notNullValue() {
        return not(CoreMatchers.nullValue());
    }

    public static <T> Matcher<T> notNullValue(Class<T> type) {
        return not(CoreMatchers.nullValue(type));
    }

    public static <T> Matcher<T> instanceOf(Class<?> type) {
        return new Simple<T>(x -> type.isInstance(x), d -> d.appendText("an instance of ").appendText(type.getName()));
    }

    public static <T> Matcher<T> any(Class<T> type) {
        return instanceOf(type);
    }

    public static <T> Matcher<T> sameInstance(T target) {
        return new Simple<T>(x -> x == target, d -> d.appendText("sameInstance(").appendValue(target).appendText(")"));
    }

    public static <T> Matcher<T> theInstance(T target) {
        return sameInstance(target);
    }

    public static Matcher<Object> anything() {
        return new Simple<Object>(x -> true, d -> d.appendText("ANYTHING"));
    }

    public static <T> Matcher<T> describedAs(String text, Matcher<T> m, Object... values) {
        return new Simple<T>(x -> m.matches(x), d -> d.appendText(text));
    }

    public static <T> Matcher<T> allOf(Matcher<? super T>... matchers) {
        return Simple.<T>all(matchers);
    }

    public static <T> Matcher<T> anyOf(Matcher<? super T>... matchers) {
        return Simple.<T>any(matchers);
    }

    public static Matcher<String> containsString(String part) {
        return new Simple<String>(x -> x instanceof String && ((String) x).contains(part), d -> d.appendText("a string containing ").appendValue(part));
    }

    public static Matcher<String> startsWith(String part) {
        return new Simple<String>(x -> x instanceof String && ((String) x).startsWith(part), d -> d.appendText("a string starting with ").appendValue(part));
    }

    public static Matcher<String> endsWith(String part) {
        return new Simple<String>(x -> x instanceof String && ((String) x).endsWith(part), d -> d.appendText("a string ending with ").appendValue(part));
    }

    public static <T> Matcher<T> hasToString(String text) {
        return new Simple<T>(x -> x != null && text.equals(x.toString()), d -> d.appendText("with toString() ").appendValue(text));
    }

    public static <T> Matcher<Iterable<? super T>> hasItem(T item) {
        return hasItem(CoreMatchers.<T>equalTo(item));
    }

    public static <T> Matcher<Iterable<? super T>> hasItem(Matcher<? super T> m) {
        return new Simple<Iterable<? super T>>(x -> Simple.has(x, m), d -> d.appendText("a collection containing ").appendDescriptionOf(m));
    }

    public static <T> Matcher<Iterable<T>> hasItems(T... items) {
        Matcher<?>[] each = Simple.equalTo(items);
        return new Simple<Iterable<T>>(x -> {
            for (Matcher<?> m : each) {
                if (!Simple.has(x, m)) {
                    return false;
                }
            }
            return true;
        }, d -> Simple.joined(d.appendText("a collection containing "), each, " and "));
    }

    public static <T> Matcher<Iterable<? extends T>> everyItem(Matcher<T> m) {
        return new Simple<Iterable<? extends T>>(x -> {
            if (!(x instanceof Iterable)) {
                return false;
            }
            for (Object item : (Iterable<?>) x) {
                if (!m.matches(item)) {
                    return false;
                }
            }
            return true;
        }, d -> d.appendText("every item is ").appendDescriptionOf(m));
    }

    private static <T> Matcher<T> ordered(T bound, String text, Predicate<Integer> test) {
        return new Simple<T>(
            x -> x != null && test.test(Integer.valueOf(((Comparable<Object>) x).compareTo(bound))),
            d -> d.appendText("a value ").appendText(text).appendText(" ").appendValue(bound));
    }

    public static <T extends Comparable<T>> Matcher<T> greaterThan(T bound) {
        return ordered(bound, "greater than", c -> c > 0);
    }

    public static <T extends Comparable<T>> Matcher<T> greaterThanOrEqualTo(T bound) {
        return ordered(bound, "equal to or greater than", c -> c >= 0);
    }

    public static <T extends Comparable<T>> Matcher<T> lessThan(T bound) {
        return ordered(bound, "less than", c -> c < 0);
    }

    public static <T extends Comparable<T>> Matcher<T> lessThanOrEqualTo(T bound) {
        return ordered(bound, "less than or equal to", c -> c <= 0);
    }

    public static <T extends Comparable<T>> Matcher<T> comparesEqualTo(T bound) {
        return ordered(bound, "equal to", c -> c == 0);
    }

    public static Matcher<Double> closeTo(double operand, double error) {
        return new Simple<Double>(
            x -> x instanceof Double && Math.abs((Double) x - operand) - error <= 0.0,
            d -> d.appendText("a numeric value within ").appendValue(error).appendText(" of ").appendValue(operand));
    }

    public static <E> Matcher<Collection<? extends E>> empty() {
        return new Simple<Collection<? extends E>>(x -> x instanceof Collection && ((Collection<?>) x).isEmpty(), d -> d.appendText("an empty collection"));
    }

    public static <E> Matcher<Iterable<? extends E>> emptyIterable() {
        return new Simple<Iterable<? extends E>>(x -> x instanceof Iterable && !((Iterable<?>) x).iterator().hasNext(), d -> d.appendText("an empty iterable"));
    }

    public static <E> Matcher<Collection<? extends E>> hasSize(int size) {
        return hasSize(CoreMatchers.<Integer>equalTo(size));
    }

    public static <E> Matcher<Collection<? extends E>> hasSize(Matcher<? super Integer> size) {
        return new Simple<Collection<? extends E>>(
            x -> x instanceof Collection && size.matches(((Collection<?>) x).size()),
            d -> d.appendText("a collection with size ").appendDescriptionOf(size));
    }

    /** Exactly these, in their order. */
    public static <E> Matcher<Iterable<? extends E>> contains(E... items) {
        Matcher<?>[] each = Simple.equalTo(items);
        return new Simple<Iterable<? extends E>>(x -> {
            if (!(x instanceof Iterable)) {
                return false;
            }
            int i = 0;
            for (Object item : (Iterable<?>) x) {
                if (i == each.length || !each[i].matches(item)) {
                    return false;
                }
                i++;
            }
            return i == each.length;
        }, d -> Simple.joined(d.appendText("iterable containing "), each, ", "));
    }

    /** Exactly these, in any order. */
    public static <T> Matcher<Iterable<? extends T>> containsInAnyOrder(T... items) {
        Matcher<?>[] each = Simple.equalTo(items);
        return new Simple<Iterable<? extends T>>(x -> {
            if (!(x instanceof Iterable)) {
                return false;
            }
            boolean[] found = new boolean[each.length];
            int n = 0;
            for (Object item : (Iterable<?>) x) {
                int i = 0;
                while (i < each.length && (found[i] || !each[i].matches(item))) {
                    i++;
                }
                if (i == each.length) {
                    return false;
                }
                found[i] = true;
                n++;
            }
            return n == each.length;
        }, d -> {
            Simple.joined(d.appendText("iterable with items "), each, ", ");
            d.appendText(" in any order");
        });
    }

    public static <K> Matcher<Map<? extends K, ?>> hasKey(K key) {
        return new Simple<Map<? extends K, ?>>(x -> x instanceof Map && ((Map<?, ?>) x).containsKey(key), d -> d.appendText("map containing key ").appendValue(key));
    }

    public static <V> Matcher<Map<?, ? extends V>> hasValue(V value) {
        return new Simple<Map<?, ? extends V>>(x -> x instanceof Map && ((Map<?, ?>) x).containsValue(value), d -> d.appendText("map containing value ").appendValue(value));
    }

    public static <K, V> Matcher<Map<? extends K, ? extends V>> hasEntry(K key, V value) {
        return new Simple<Map<? extends K, ? extends V>>(
            x -> x instanceof Map && ((Map<?, ?>) x).containsKey(key) && Objects.equals(((Map<?, ?>) x).get(key), value),
            d -> d.appendText("map containing ").appendValue(key).appendText("->").appendValue(value));
    }

    public static Matcher<String> emptyString() {
        return new Simple<String>(x -> "".equals(x), d -> d.appendText("an empty string"));
    }

    public static Matcher<String> isEmptyString() {
        return emptyString();
    }

    public static Matcher<String> emptyOrNullString() {
        return new Simple<String>(x -> x == null || "".equals(x), d -> d.appendText("(null or an empty string)"));
    }

    public static Matcher<String> equalToIgnoringCase(String text) {
        return new Simple<String>(x -> x instanceof String && text.equalsIgnoreCase((String) x), d -> d.appendText("a string equal to ").appendValue(text).appendText(" ignoring case"));
    }

    public static Matcher<String> matchesPattern(String pattern) {
        return new Simple<String>(x -> x instanceof String && ((String) x).matches(pattern), d -> d.appendText("a string matching the pattern ").appendValue(pattern));
    }

    public static <T> Matcher<T> oneOf(T... items) {
        return Simple.<T>any(Simple.equalTo(items));
    }

    public static <T> Matcher<T> isOneOf(T... items) {
        return oneOf(items);
    }

    public static <T> Matcher<T> in(Collection<T> items) {
        return new Simple<T>(x -> items.contains(x), d -> d.appendText("one of ").appendValue(items));
    }

    public static <T> Matcher<T> isIn(Collection<T> items) {
        return in(items);
    }

    public static <T> Matcher<T[]> arrayWithSize(int size) {
        return new Simple<T[]>(x -> x instanceof Object[] && ((Object[]) x).length == size, d -> d.appendText("an array with size ").appendValue(size));
    }

    public static <T> Matcher<T[]> arrayContaining(T... items) {
        return new Simple<T[]>(x -> x instanceof Object[] && Arrays.deepEquals((Object[]) x, items), d -> d.appendText("an array ").appendValue(items));
    }
}
