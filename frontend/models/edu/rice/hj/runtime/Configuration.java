package edu.rice.hj.runtime;

import scoville.Rt;

/** Those settings that the rest of the library tells. What is set while the runtime goes on has no effect on it. */
public final class Configuration {
    /** If the program does not say: a stated number that fixes what depends on it. */
    private static int workers = 2;
    private static boolean severalPlaces;
    private static boolean measured;

    private Configuration() {
    }

    public static void set(String property, Object value) {
        if (Tasks.isRunning()) {
            return;
        }
        if (property.equals("numWorkers")) {
            workers = number(value);
        } else if (property.equals("numPlaces")) {
            severalPlaces = number(value) != 1;
        } else if (property.equals("abstractMetrics")) {
            measured = !String.valueOf(value).equals("false");
        }
    }

    private static int number(Object value) {
        int n = value instanceof Integer ? (Integer) value : value instanceof String ? Integer.parseInt((String) value) : 0;
        if (n < 1) {
            Rt.unsupported("this number of workers or places");
        }
        return n;
    }

    static int workers() {
        return workers;
    }

    /** Asked by what tells places from each other. */
    public static void onePlace() {
        if (severalPlaces) {
            Rt.unsupported("several places");
        }
    }

    /** Asked by what tells how much work there was. */
    public static void notMeasured() {
        if (measured) {
            Rt.unsupported("measures of work");
        }
    }
}
