import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;

public class PropertiesAll {
    public static void main(String[] args) {
        Properties base = new Properties();
        System.out.println(base + " " + base.isEmpty());
        System.out.println(base.setProperty("host", "localhost") + " " + base.setProperty("port", "80") + " " + base.setProperty("port", "8080"));
        Properties p = new Properties(base);
        p.setProperty("user", "ann");
        p.setProperty("host", "example");
        System.out.println(p.getProperty("host") + " " + p.getProperty("port") + " " + p.getProperty("none") + " " + p.getProperty("none", "x"));
        System.out.println(p.get("port") + " " + p.size() + " " + p + " " + base);
        System.out.println(new TreeSet<>(p.stringPropertyNames()) + " " + base.stringPropertyNames());
        p.put("count", 3);
        System.out.println(p.getProperty("count") + " " + p.get("count") + " " + p.getProperty("count", "c") + " " + new TreeSet<>(p.stringPropertyNames()));
        try {
            p.propertyNames();
            System.out.println("names");
        } catch (ClassCastException e) {
            System.out.println("no text");
        }
        try {
            p.setProperty("a", null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            p.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            p.stringPropertyNames().add("z");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed");
        }
        Properties many = new Properties();
        for (int i = 0; i < 40; i++) {
            many.setProperty("key" + i * 7, "v" + i);
        }
        System.out.println(many);
        System.out.println(many.keySet());
        System.out.println(many.values());
        System.out.println(many.entrySet().size() + " " + many.stringPropertyNames());
        Enumeration<?> names = many.propertyNames();
        List<Object> list = new ArrayList<>();
        while (names.hasMoreElements()) {
            list.add(names.nextElement());
        }
        System.out.println(list);
        System.out.println(Collections.list(many.keys()).size() + " " + Collections.list(many.elements()).get(3));
        System.out.println(many.containsKey("key7") + " " + many.containsValue("v3") + " " + many.contains("v99") + " " + many.remove("key7") + " " + many.size());
        System.out.println(p.equals(base) + " " + base.equals(Map.of("host", "localhost", "port", "8080")) + " " + base.hashCode());
        Properties copy = (Properties) p.clone();
        copy.setProperty("user", "bob");
        System.out.println(copy.getProperty("user") + " " + p.getProperty("user") + " " + copy.getProperty("port"));
        System.out.println(p.putIfAbsent("user", "x") + " " + p.computeIfAbsent("n", k -> "m") + " " + p.merge("n", "o", (a, b) -> a + "" + b));
        System.out.println(p.replace("n", "q") + " " + p.getOrDefault("zz", 1) + " " + p.remove("n", "r") + " " + p.remove("n", "q"));
        p.clear();
        System.out.println(p.isEmpty() + " " + p.getProperty("host"));
        for (Map.Entry<Object, Object> e : base.entrySet()) {
            System.out.println(e.getKey() + "=" + e.getValue());
        }
    }
}
