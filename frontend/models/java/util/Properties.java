package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Reading needs no monitor: what is kept is in a concurrent map. */
public class Properties extends Hashtable<Object, Object> {
    private final ConcurrentHashMap<Object, Object> map;
    protected volatile Properties defaults;

    public Properties() {
        this(null, 8);
    }

    public Properties(int capacity) {
        this(null, capacity);
    }

    public Properties(Properties defaults) {
        this(defaults, 8);
    }

    private Properties(Properties defaults, int capacity) {
        this.map = new ConcurrentHashMap<Object, Object>(capacity);
        this.defaults = defaults;
    }

    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object v = map.get(key);
        String s = v instanceof String ? (String) v : null;
        Properties others = defaults;
        return s == null && others != null ? others.getProperty(key) : s;
    }

    public String getProperty(String key, String otherwise) {
        String s = getProperty(key);
        return s == null ? otherwise : s;
    }

    public synchronized void load(Reader from) throws IOException {
        Objects.requireNonNull(from, "reader parameter is null");
        StringBuilder text = new StringBuilder();
        char[] some = new char[8192];
        for (int n = from.read(some); n > 0; n = from.read(some)) {
            text.append(some, 0, n);
        }
        new PropertyLines(text.toString()).into(this);
    }

    public synchronized void load(InputStream from) throws IOException {
        Objects.requireNonNull(from, "inStream parameter is null");
        StringBuilder text = new StringBuilder();
        byte[] some = new byte[8192];
        for (int n = from.read(some); n > 0; n = from.read(some)) {
            text.append(new String(some, 0, n, StandardCharsets.ISO_8859_1));
        }
        new PropertyLines(text.toString()).into(this);
    }

    public void store(Writer to, String comments) throws IOException {
        store(to instanceof BufferedWriter ? (BufferedWriter) to : new BufferedWriter(to), comments, false);
    }

    public void store(OutputStream to, String comments) throws IOException {
        store(new BufferedWriter(new OutputStreamWriter(to, StandardCharsets.ISO_8859_1)), comments, true);
    }

    private void store(BufferedWriter to, String comments, boolean ascii) throws IOException {
        if (comments != null) {
            if (comments.indexOf('\n') >= 0 || comments.indexOf('\r') >= 0) {
                scoville.Rt.unsupported("comments of several lines");
            }
            to.write("#" + comments);
            to.newLine();
        }
        to.write("#" + new Date());
        to.newLine();
        synchronized (this) {
            for (Map.Entry<Object, Object> e : entrySet()) {
                String key = PropertyLines.written((String) e.getKey(), true, ascii);
                to.write(key + "=" + PropertyLines.written((String) e.getValue(), false, ascii));
                to.newLine();
            }
        }
        to.flush();
    }

    public Enumeration<?> propertyNames() {
        Hashtable<String, Object> all = new Hashtable<String, Object>();
        collect(all);
        return all.keys();
    }

    private synchronized void collect(Map<String, Object> all) {
        if (defaults != null) {
            defaults.collect(all);
        }
        for (Map.Entry<Object, Object> e : entrySet()) {
            all.put((String) e.getKey(), e.getValue());
        }
    }

    public Set<String> stringPropertyNames() {
        Map<String, String> all = new HashMap<String, String>();
        collectTexts(all);
        return Collections.unmodifiableSet(all.keySet());
    }

    private synchronized void collectTexts(Map<String, String> all) {
        if (defaults != null) {
            defaults.collectTexts(all);
        }
        for (Map.Entry<Object, Object> e : entrySet()) {
            if (e.getKey() instanceof String && e.getValue() instanceof String) {
                all.put((String) e.getKey(), (String) e.getValue());
            }
        }
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public Enumeration<Object> keys() {
        return Collections.enumeration(map.keySet());
    }

    public Enumeration<Object> elements() {
        return Collections.enumeration(map.values());
    }

    public boolean contains(Object value) {
        return map.containsValue(value);
    }

    public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    public Object get(Object key) {
        return map.get(key);
    }

    public Object getOrDefault(Object key, Object otherwise) {
        Object v = map.get(key);
        return v == null ? otherwise : v;
    }

    public synchronized Object put(Object key, Object value) {
        return map.put(key, value);
    }

    public synchronized Object remove(Object key) {
        return map.remove(key);
    }

    public synchronized void putAll(Map<?, ?> m) {
        map.putAll(m);
    }

    public synchronized void clear() {
        map.clear();
    }

    public synchronized String toString() {
        return map.toString();
    }

    public Set<Object> keySet() {
        return new SynchronizedSet<Object>(map.keySet(), this);
    }

    public Collection<Object> values() {
        return new SynchronizedCollection<Object>(map.values(), this);
    }

    public Set<Map.Entry<Object, Object>> entrySet() {
        return new SynchronizedSet<Map.Entry<Object, Object>>(map.entrySet(), this);
    }

    public synchronized boolean equals(Object o) {
        return map.equals(o);
    }

    public synchronized int hashCode() {
        return map.hashCode();
    }

    public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
        map.forEach(action);
    }

    public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> f) {
        map.replaceAll(f);
    }

    public synchronized Object putIfAbsent(Object key, Object value) {
        return map.putIfAbsent(key, value);
    }

    public synchronized boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    public synchronized boolean replace(Object key, Object old, Object value) {
        return map.replace(key, old, value);
    }

    public synchronized Object replace(Object key, Object value) {
        return map.replace(key, value);
    }

    public synchronized Object computeIfAbsent(Object key, Function<? super Object, ?> f) {
        return map.computeIfAbsent(key, f);
    }

    public synchronized Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object, ?> f) {
        return map.computeIfPresent(key, f);
    }

    public synchronized Object compute(Object key, BiFunction<? super Object, ? super Object, ?> f) {
        return map.compute(key, f);
    }

    public synchronized Object merge(Object key, Object value, BiFunction<? super Object, ? super Object, ?> f) {
        return map.merge(key, value, f);
    }

    public synchronized Object clone() {
        Properties copy = new Properties(defaults, 8);
        copy.map.putAll(map);
        return copy;
    }
}
