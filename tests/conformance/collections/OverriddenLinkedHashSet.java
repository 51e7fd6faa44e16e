// which overridable methods a LinkedHashSet calls on itself.
public class OverriddenLinkedHashSet {
    static StringBuilder log = new StringBuilder();
    static class X extends java.util.LinkedHashSet {
        public boolean addAll(java.util.Collection a0) { log.append(" addAll/1"); return super.addAll(a0); }
        public boolean add(java.lang.Object a0) { log.append(" add/1"); return super.add(a0); }
        public void clear() { log.append(" clear/0"); super.clear(); }
        public boolean containsAll(java.util.Collection a0) { log.append(" containsAll/1"); return super.containsAll(a0); }
        public boolean contains(java.lang.Object a0) { log.append(" contains/1"); return super.contains(a0); }
        public void forEach(java.util.function.Consumer a0) { log.append(" forEach/1"); super.forEach(a0); }
        public boolean isEmpty() { log.append(" isEmpty/0"); return super.isEmpty(); }
        public java.util.Iterator iterator() { log.append(" iterator/0"); return super.iterator(); }
        public boolean removeAll(java.util.Collection a0) { log.append(" removeAll/1"); return super.removeAll(a0); }
        public boolean removeIf(java.util.function.Predicate a0) { log.append(" removeIf/1"); return super.removeIf(a0); }
        public boolean remove(java.lang.Object a0) { log.append(" remove/1"); return super.remove(a0); }
        public boolean retainAll(java.util.Collection a0) { log.append(" retainAll/1"); return super.retainAll(a0); }
        public int size() { log.append(" size/0"); return super.size(); }
        public java.lang.Object[] toArray() { log.append(" toArray/0"); return super.toArray(); }
        public java.lang.Object[] toArray(java.lang.Object[] a0) { log.append(" toArray/1"); return super.toArray(a0); }
        public java.lang.Object[] toArray(java.util.function.IntFunction a0) { log.append(" toArray/1"); return super.toArray(a0); }
    }
    static java.util.List src = new java.util.ArrayList(java.util.List.of(2, 3));
    static Object eq;
    static void it(Iterable x) { for (java.util.Iterator i = x.iterator(); i.hasNext();) i.next(); }
    static void each(Iterable x) { for (Object o : x) { } }
    static void itrem(Iterable x) { java.util.Iterator i = x.iterator(); i.next(); i.remove(); }
    static void li(java.util.List x) { java.util.ListIterator i = x.listIterator(); i.next(); i.set(4); i.next(); i.remove(); i.add(3); }
    static X make() { X x = new X(); for (int i = 1; i < 4; i++) x.add(i); log.setLength(0); src = new java.util.ArrayList(java.util.List.of(2, 3)); eq = new java.util.HashSet(java.util.List.of(1, 2, 3)); return x; }
    interface Op { void run(X x) throws Exception; }
    static void t(String what, Op op) throws Exception {
        X x = make();
        try { op.run(x); } catch (RuntimeException e) { log.append(" !").append(e.getClass().getName()); }
        System.out.println(what + ":" + log);
    }
    public static void main(String[] args) throws Exception {
        t("x.add(5)", x -> { x.add(5); });
        t("x.addAll(src)", x -> { x.addAll(src); });
        t("x.remove((Object)3)", x -> { x.remove((Object)3); });
        t("x.removeAll(src)", x -> { x.removeAll(src); });
        t("x.retainAll(src)", x -> { x.retainAll(src); });
        t("x.contains(3)", x -> { x.contains(3); });
        t("x.containsAll(src)", x -> { x.containsAll(src); });
        t("x.isEmpty()", x -> { x.isEmpty(); });
        t("x.size()", x -> { x.size(); });
        t("x.toArray()", x -> { x.toArray(); });
        t("x.toArray(new Object[0])", x -> { x.toArray(new Object[0]); });
        t("x.clear()", x -> { x.clear(); });
        t("x.removeIf(v -> (int) v > 2)", x -> { x.removeIf(v -> (int) v > 2); });
        t("x.forEach(v -> { })", x -> { x.forEach(v -> { }); });
        t("x.iterator().next()", x -> { x.iterator().next(); });
        t("it(x)", x -> { it(x); });
        t("x.toString()", x -> { x.toString(); });
        t("x.hashCode()", x -> { x.hashCode(); });
        t("x.equals(eq)", x -> { x.equals(eq); });
        t("each(x)", x -> { each(x); });
        t("itrem(x)", x -> { itrem(x); });
        t("java.util.Collections.addAll(x, 8, 9)", x -> { java.util.Collections.addAll(x, 8, 9); });
        t("new java.util.ArrayList(x)", x -> { new java.util.ArrayList(x); });
        t("new java.util.HashSet(x)", x -> { new java.util.HashSet(x); });
        t("new java.util.LinkedList(x)", x -> { new java.util.LinkedList(x); });
        t("src.containsAll(x)", x -> { src.containsAll(x); });
        t("src.addAll(x)", x -> { src.addAll(x); });
        t("src.removeAll(x)", x -> { src.removeAll(x); });
    }
}
