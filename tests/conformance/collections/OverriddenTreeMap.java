// which overridable methods a TreeMap calls on itself.
public class OverriddenTreeMap {
    static StringBuilder log = new StringBuilder();
    static class X extends java.util.TreeMap {
        public java.util.Map.Entry ceilingEntry(java.lang.Object a0) { log.append(" ceilingEntry/1"); return super.ceilingEntry(a0); }
        public java.lang.Object ceilingKey(java.lang.Object a0) { log.append(" ceilingKey/1"); return super.ceilingKey(a0); }
        public void clear() { log.append(" clear/0"); super.clear(); }
        public java.util.Comparator comparator() { log.append(" comparator/0"); return super.comparator(); }
        public java.lang.Object computeIfAbsent(java.lang.Object a0, java.util.function.Function a1) { log.append(" computeIfAbsent/2"); return super.computeIfAbsent(a0, a1); }
        public java.lang.Object computeIfPresent(java.lang.Object a0, java.util.function.BiFunction a1) { log.append(" computeIfPresent/2"); return super.computeIfPresent(a0, a1); }
        public java.lang.Object compute(java.lang.Object a0, java.util.function.BiFunction a1) { log.append(" compute/2"); return super.compute(a0, a1); }
        public boolean containsKey(java.lang.Object a0) { log.append(" containsKey/1"); return super.containsKey(a0); }
        public boolean containsValue(java.lang.Object a0) { log.append(" containsValue/1"); return super.containsValue(a0); }
        public java.util.NavigableSet descendingKeySet() { log.append(" descendingKeySet/0"); return super.descendingKeySet(); }
        public java.util.NavigableMap descendingMap() { log.append(" descendingMap/0"); return super.descendingMap(); }
        public java.util.Set entrySet() { log.append(" entrySet/0"); return super.entrySet(); }
        public java.util.Map.Entry firstEntry() { log.append(" firstEntry/0"); return super.firstEntry(); }
        public java.lang.Object firstKey() { log.append(" firstKey/0"); return super.firstKey(); }
        public java.util.Map.Entry floorEntry(java.lang.Object a0) { log.append(" floorEntry/1"); return super.floorEntry(a0); }
        public java.lang.Object floorKey(java.lang.Object a0) { log.append(" floorKey/1"); return super.floorKey(a0); }
        public void forEach(java.util.function.BiConsumer a0) { log.append(" forEach/1"); super.forEach(a0); }
        public java.lang.Object getOrDefault(java.lang.Object a0, java.lang.Object a1) { log.append(" getOrDefault/2"); return super.getOrDefault(a0, a1); }
        public java.lang.Object get(java.lang.Object a0) { log.append(" get/1"); return super.get(a0); }
        public java.util.NavigableMap headMap(java.lang.Object a0, boolean a1) { log.append(" headMap/2"); return super.headMap(a0, a1); }
        public java.util.SortedMap headMap(java.lang.Object a0) { log.append(" headMap/1"); return super.headMap(a0); }
        public java.util.Map.Entry higherEntry(java.lang.Object a0) { log.append(" higherEntry/1"); return super.higherEntry(a0); }
        public java.lang.Object higherKey(java.lang.Object a0) { log.append(" higherKey/1"); return super.higherKey(a0); }
        public boolean isEmpty() { log.append(" isEmpty/0"); return super.isEmpty(); }
        public java.util.Set keySet() { log.append(" keySet/0"); return super.keySet(); }
        public java.util.Map.Entry lastEntry() { log.append(" lastEntry/0"); return super.lastEntry(); }
        public java.lang.Object lastKey() { log.append(" lastKey/0"); return super.lastKey(); }
        public java.util.Map.Entry lowerEntry(java.lang.Object a0) { log.append(" lowerEntry/1"); return super.lowerEntry(a0); }
        public java.lang.Object lowerKey(java.lang.Object a0) { log.append(" lowerKey/1"); return super.lowerKey(a0); }
        public java.lang.Object merge(java.lang.Object a0, java.lang.Object a1, java.util.function.BiFunction a2) { log.append(" merge/3"); return super.merge(a0, a1, a2); }
        public java.util.NavigableSet navigableKeySet() { log.append(" navigableKeySet/0"); return super.navigableKeySet(); }
        public java.util.Map.Entry pollFirstEntry() { log.append(" pollFirstEntry/0"); return super.pollFirstEntry(); }
        public java.util.Map.Entry pollLastEntry() { log.append(" pollLastEntry/0"); return super.pollLastEntry(); }
        public void putAll(java.util.Map a0) { log.append(" putAll/1"); super.putAll(a0); }
        public java.lang.Object putIfAbsent(java.lang.Object a0, java.lang.Object a1) { log.append(" putIfAbsent/2"); return super.putIfAbsent(a0, a1); }
        public java.lang.Object put(java.lang.Object a0, java.lang.Object a1) { log.append(" put/2"); return super.put(a0, a1); }
        public boolean remove(java.lang.Object a0, java.lang.Object a1) { log.append(" remove/2"); return super.remove(a0, a1); }
        public java.lang.Object remove(java.lang.Object a0) { log.append(" remove/1"); return super.remove(a0); }
        public void replaceAll(java.util.function.BiFunction a0) { log.append(" replaceAll/1"); super.replaceAll(a0); }
        public boolean replace(java.lang.Object a0, java.lang.Object a1, java.lang.Object a2) { log.append(" replace/3"); return super.replace(a0, a1, a2); }
        public java.lang.Object replace(java.lang.Object a0, java.lang.Object a1) { log.append(" replace/2"); return super.replace(a0, a1); }
        public int size() { log.append(" size/0"); return super.size(); }
        public java.util.NavigableMap subMap(java.lang.Object a0, boolean a1, java.lang.Object a2, boolean a3) { log.append(" subMap/4"); return super.subMap(a0, a1, a2, a3); }
        public java.util.SortedMap subMap(java.lang.Object a0, java.lang.Object a1) { log.append(" subMap/2"); return super.subMap(a0, a1); }
        public java.util.NavigableMap tailMap(java.lang.Object a0, boolean a1) { log.append(" tailMap/2"); return super.tailMap(a0, a1); }
        public java.util.SortedMap tailMap(java.lang.Object a0) { log.append(" tailMap/1"); return super.tailMap(a0); }
        public java.util.Collection values() { log.append(" values/0"); return super.values(); }
    }
    static java.util.Map src = new java.util.HashMap(java.util.Map.of(7, 8, 1, 3));
    static Object eq;
    static void it(Iterable x) { for (java.util.Iterator i = x.iterator(); i.hasNext();) i.next(); }
    static void each(Iterable x) { for (Object o : x) { } }
    static void itrem(Iterable x) { java.util.Iterator i = x.iterator(); i.next(); i.remove(); }
    static void li(java.util.List x) { java.util.ListIterator i = x.listIterator(); i.next(); i.set(4); i.next(); i.remove(); i.add(3); }
    static X make() { X x = new X(); for (int i = 1; i < 4; i++) x.put(i, i); log.setLength(0); src = new java.util.HashMap(java.util.Map.of(7, 8, 1, 3)); eq = new java.util.HashMap(java.util.Map.of(1, 1, 2, 2, 3, 3)); return x; }
    interface Op { void run(X x) throws Exception; }
    static void t(String what, Op op) throws Exception {
        X x = make();
        try { op.run(x); } catch (RuntimeException e) { log.append(" !").append(e.getClass().getName()); }
        System.out.println(what + ":" + log);
    }
    public static void main(String[] args) throws Exception {
        t("x.put(5, 6)", x -> { x.put(5, 6); });
        t("x.put(1, 6)", x -> { x.put(1, 6); });
        t("x.putAll(src)", x -> { x.putAll(src); });
        t("x.get(1)", x -> { x.get(1); });
        t("x.get(9)", x -> { x.get(9); });
        t("x.containsKey(1)", x -> { x.containsKey(1); });
        t("x.containsValue(1)", x -> { x.containsValue(1); });
        t("x.remove(1)", x -> { x.remove(1); });
        t("x.remove(1, 1)", x -> { x.remove(1, 1); });
        t("x.size()", x -> { x.size(); });
        t("x.isEmpty()", x -> { x.isEmpty(); });
        t("x.clear()", x -> { x.clear(); });
        t("x.keySet().size()", x -> { x.keySet().size(); });
        t("x.values().size()", x -> { x.values().size(); });
        t("x.entrySet().size()", x -> { x.entrySet().size(); });
        t("x.keySet().contains(1)", x -> { x.keySet().contains(1); });
        t("x.values().contains(1)", x -> { x.values().contains(1); });
        t("x.entrySet().contains(java.util.Map.entry(1,1))", x -> { x.entrySet().contains(java.util.Map.entry(1,1)); });
        t("x.keySet().remove(1)", x -> { x.keySet().remove(1); });
        t("x.values().remove(1)", x -> { x.values().remove(1); });
        t("x.entrySet().remove(java.util.Map.entry(1,1))", x -> { x.entrySet().remove(java.util.Map.entry(1,1)); });
        t("x.keySet().clear()", x -> { x.keySet().clear(); });
        t("x.values().clear()", x -> { x.values().clear(); });
        t("x.entrySet().clear()", x -> { x.entrySet().clear(); });
        t("x.keySet().iterator().next()", x -> { x.keySet().iterator().next(); });
        t("x.values().iterator().next()", x -> { x.values().iterator().next(); });
        t("x.entrySet().iterator().next()", x -> { x.entrySet().iterator().next(); });
        t("itrem(x.keySet())", x -> { itrem(x.keySet()); });
        t("itrem(x.values())", x -> { itrem(x.values()); });
        t("itrem(x.entrySet())", x -> { itrem(x.entrySet()); });
        t("((java.util.Map.Entry) x.entrySet().iterator().next()).setValue(4)", x -> { ((java.util.Map.Entry) x.entrySet().iterator().next()).setValue(4); });
        t("x.getOrDefault(1, 3)", x -> { x.getOrDefault(1, 3); });
        t("x.getOrDefault(9, 3)", x -> { x.getOrDefault(9, 3); });
        t("x.putIfAbsent(1, 2)", x -> { x.putIfAbsent(1, 2); });
        t("x.putIfAbsent(9, 2)", x -> { x.putIfAbsent(9, 2); });
        t("x.computeIfAbsent(1, k -> 4)", x -> { x.computeIfAbsent(1, k -> 4); });
        t("x.computeIfAbsent(9, k -> 4)", x -> { x.computeIfAbsent(9, k -> 4); });
        t("x.computeIfPresent(1, (k, v) -> 4)", x -> { x.computeIfPresent(1, (k, v) -> 4); });
        t("x.computeIfPresent(1, (k, v) -> null)", x -> { x.computeIfPresent(1, (k, v) -> null); });
        t("x.computeIfPresent(9, (k, v) -> 4)", x -> { x.computeIfPresent(9, (k, v) -> 4); });
        t("x.compute(1, (k, v) -> 4)", x -> { x.compute(1, (k, v) -> 4); });
        t("x.compute(9, (k, v) -> 4)", x -> { x.compute(9, (k, v) -> 4); });
        t("x.compute(1, (k, v) -> null)", x -> { x.compute(1, (k, v) -> null); });
        t("x.merge(1, 4, (v, w) -> w)", x -> { x.merge(1, 4, (v, w) -> w); });
        t("x.merge(9, 4, (v, w) -> w)", x -> { x.merge(9, 4, (v, w) -> w); });
        t("x.merge(1, 4, (v, w) -> null)", x -> { x.merge(1, 4, (v, w) -> null); });
        t("x.replace(1, 5)", x -> { x.replace(1, 5); });
        t("x.replace(9, 5)", x -> { x.replace(9, 5); });
        t("x.replace(1, 1, 5)", x -> { x.replace(1, 1, 5); });
        t("x.replaceAll((k, v) -> v)", x -> { x.replaceAll((k, v) -> v); });
        t("x.forEach((k, v) -> { })", x -> { x.forEach((k, v) -> { }); });
        t("x.toString()", x -> { x.toString(); });
        t("x.hashCode()", x -> { x.hashCode(); });
        t("x.equals(eq)", x -> { x.equals(eq); });
        t("x.keySet().removeAll(java.util.List.of(1))", x -> { x.keySet().removeAll(java.util.List.of(1)); });
        t("x.keySet().retainAll(java.util.List.of(1))", x -> { x.keySet().retainAll(java.util.List.of(1)); });
        t("x.values().removeIf(v -> (int) v > 1)", x -> { x.values().removeIf(v -> (int) v > 1); });
        t("x.keySet().toString()", x -> { x.keySet().toString(); });
        t("x.keySet().forEach(k -> { })", x -> { x.keySet().forEach(k -> { }); });
        t("x.keySet().toArray()", x -> { x.keySet().toArray(); });
        t("new java.util.HashMap(x)", x -> { new java.util.HashMap(x); });
        t("new java.util.TreeMap(x)", x -> { new java.util.TreeMap(x); });
        t("new java.util.LinkedHashMap(x)", x -> { new java.util.LinkedHashMap(x); });
        t("src.putAll(x)", x -> { src.putAll(x); });
        t("x.firstKey()", x -> { x.firstKey(); });
        t("x.lastKey()", x -> { x.lastKey(); });
        t("x.headMap(2).size()", x -> { x.headMap(2).size(); });
        t("x.tailMap(2).size()", x -> { x.tailMap(2).size(); });
        t("x.subMap(1, 2).size()", x -> { x.subMap(1, 2).size(); });
        t("x.firstEntry()", x -> { x.firstEntry(); });
        t("x.lastEntry()", x -> { x.lastEntry(); });
        t("x.lowerKey(2)", x -> { x.lowerKey(2); });
        t("x.floorEntry(2)", x -> { x.floorEntry(2); });
        t("x.higherKey(2)", x -> { x.higherKey(2); });
        t("x.ceilingEntry(2)", x -> { x.ceilingEntry(2); });
        t("x.pollFirstEntry()", x -> { x.pollFirstEntry(); });
        t("x.pollLastEntry()", x -> { x.pollLastEntry(); });
        t("x.descendingMap().size()", x -> { x.descendingMap().size(); });
        t("x.navigableKeySet().size()", x -> { x.navigableKeySet().size(); });
        t("x.descendingKeySet().size()", x -> { x.descendingKeySet().size(); });
        t("x.headMap(2, true).get(1)", x -> { x.headMap(2, true).get(1); });
        t("x.headMap(2).put(0,0)", x -> { x.headMap(2).put(0,0); });
        t("x.tailMap(2).remove(2)", x -> { x.tailMap(2).remove(2); });
    }
}
