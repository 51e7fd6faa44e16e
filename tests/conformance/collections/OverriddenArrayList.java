// which overridable methods an ArrayList calls on itself.
public class OverriddenArrayList {
    static StringBuilder log = new StringBuilder();
    static class X extends java.util.ArrayList {
        public boolean addAll(int a0, java.util.Collection a1) { log.append(" addAll/2"); return super.addAll(a0, a1); }
        public boolean addAll(java.util.Collection a0) { log.append(" addAll/1"); return super.addAll(a0); }
        public boolean add(java.lang.Object a0) { log.append(" add/1"); return super.add(a0); }
        public void add(int a0, java.lang.Object a1) { log.append(" add/2"); super.add(a0, a1); }
        public void clear() { log.append(" clear/0"); super.clear(); }
        public boolean containsAll(java.util.Collection a0) { log.append(" containsAll/1"); return super.containsAll(a0); }
        public boolean contains(java.lang.Object a0) { log.append(" contains/1"); return super.contains(a0); }
        public void ensureCapacity(int a0) { log.append(" ensureCapacity/1"); super.ensureCapacity(a0); }
        public void forEach(java.util.function.Consumer a0) { log.append(" forEach/1"); super.forEach(a0); }
        public java.lang.Object get(int a0) { log.append(" get/1"); return super.get(a0); }
        public int indexOf(java.lang.Object a0) { log.append(" indexOf/1"); return super.indexOf(a0); }
        public boolean isEmpty() { log.append(" isEmpty/0"); return super.isEmpty(); }
        public java.util.Iterator iterator() { log.append(" iterator/0"); return super.iterator(); }
        public int lastIndexOf(java.lang.Object a0) { log.append(" lastIndexOf/1"); return super.lastIndexOf(a0); }
        public java.util.ListIterator listIterator() { log.append(" listIterator/0"); return super.listIterator(); }
        public java.util.ListIterator listIterator(int a0) { log.append(" listIterator/1"); return super.listIterator(a0); }
        public boolean removeAll(java.util.Collection a0) { log.append(" removeAll/1"); return super.removeAll(a0); }
        public boolean removeIf(java.util.function.Predicate a0) { log.append(" removeIf/1"); return super.removeIf(a0); }
        public boolean remove(java.lang.Object a0) { log.append(" remove/1"); return super.remove(a0); }
        public java.lang.Object remove(int a0) { log.append(" remove/1"); return super.remove(a0); }
        public void replaceAll(java.util.function.UnaryOperator a0) { log.append(" replaceAll/1"); super.replaceAll(a0); }
        public boolean retainAll(java.util.Collection a0) { log.append(" retainAll/1"); return super.retainAll(a0); }
        public java.lang.Object set(int a0, java.lang.Object a1) { log.append(" set/2"); return super.set(a0, a1); }
        public int size() { log.append(" size/0"); return super.size(); }
        public void sort(java.util.Comparator a0) { log.append(" sort/1"); super.sort(a0); }
        public java.util.List subList(int a0, int a1) { log.append(" subList/2"); return super.subList(a0, a1); }
        public java.lang.Object[] toArray() { log.append(" toArray/0"); return super.toArray(); }
        public java.lang.Object[] toArray(java.lang.Object[] a0) { log.append(" toArray/1"); return super.toArray(a0); }
        public java.lang.Object[] toArray(java.util.function.IntFunction a0) { log.append(" toArray/1"); return super.toArray(a0); }
        public void trimToSize() { log.append(" trimToSize/0"); super.trimToSize(); }
    }
    static java.util.List src = new java.util.ArrayList(java.util.List.of(2, 3));
    static Object eq;
    static void it(Iterable x) { for (java.util.Iterator i = x.iterator(); i.hasNext();) i.next(); }
    static void each(Iterable x) { for (Object o : x) { } }
    static void itrem(Iterable x) { java.util.Iterator i = x.iterator(); i.next(); i.remove(); }
    static void li(java.util.List x) { java.util.ListIterator i = x.listIterator(); i.next(); i.set(4); i.next(); i.remove(); i.add(3); }
    static X make() { X x = new X(); for (int i = 1; i < 4; i++) x.add(i); log.setLength(0); src = new java.util.ArrayList(java.util.List.of(2, 3)); eq = new java.util.ArrayList(java.util.List.of(1, 2, 3)); return x; }
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
        t("x.add(1, 7)", x -> { x.add(1, 7); });
        t("x.addAll(1, src)", x -> { x.addAll(1, src); });
        t("x.get(1)", x -> { x.get(1); });
        t("x.set(1, 9)", x -> { x.set(1, 9); });
        t("x.remove(1)", x -> { x.remove(1); });
        t("x.indexOf(3)", x -> { x.indexOf(3); });
        t("x.lastIndexOf(3)", x -> { x.lastIndexOf(3); });
        t("x.listIterator().next()", x -> { x.listIterator().next(); });
        t("x.listIterator(1).previous()", x -> { x.listIterator(1).previous(); });
        t("li(x)", x -> { li(x); });
        t("x.subList(0, 2).size()", x -> { x.subList(0, 2).size(); });
        t("x.subList(0, 2).clear()", x -> { x.subList(0, 2).clear(); });
        t("x.subList(0,2).get(1)", x -> { x.subList(0,2).get(1); });
        t("x.subList(0,2).add(4)", x -> { x.subList(0,2).add(4); });
        t("x.sort(null)", x -> { x.sort(null); });
        t("x.replaceAll(v -> v)", x -> { x.replaceAll(v -> v); });
        t("java.util.Collections.sort(x)", x -> { java.util.Collections.sort(x); });
        t("java.util.Collections.reverse(x)", x -> { java.util.Collections.reverse(x); });
        t("java.util.Collections.swap(x, 0, 1)", x -> { java.util.Collections.swap(x, 0, 1); });
        t("java.util.Collections.max(x)", x -> { java.util.Collections.max(x); });
        t("java.util.Collections.unmodifiableList(x).get(0)", x -> { java.util.Collections.unmodifiableList(x).get(0); });
        t("java.util.Collections.synchronizedList(x).add(4)", x -> { java.util.Collections.synchronizedList(x).add(4); });
        t("java.util.Collections.fill(x, 1)", x -> { java.util.Collections.fill(x, 1); });
        t("java.util.Collections.frequency(x, 1)", x -> { java.util.Collections.frequency(x, 1); });
    }
}
