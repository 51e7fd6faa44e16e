// which overridable methods an ArrayDeque calls on itself.
public class OverriddenArrayDeque {
    static StringBuilder log = new StringBuilder();
    static class X extends java.util.ArrayDeque {
        public boolean addAll(java.util.Collection a0) { log.append(" addAll/1"); return super.addAll(a0); }
        public void addFirst(java.lang.Object a0) { log.append(" addFirst/1"); super.addFirst(a0); }
        public void addLast(java.lang.Object a0) { log.append(" addLast/1"); super.addLast(a0); }
        public boolean add(java.lang.Object a0) { log.append(" add/1"); return super.add(a0); }
        public void clear() { log.append(" clear/0"); super.clear(); }
        public boolean containsAll(java.util.Collection a0) { log.append(" containsAll/1"); return super.containsAll(a0); }
        public boolean contains(java.lang.Object a0) { log.append(" contains/1"); return super.contains(a0); }
        public java.util.Iterator descendingIterator() { log.append(" descendingIterator/0"); return super.descendingIterator(); }
        public java.lang.Object element() { log.append(" element/0"); return super.element(); }
        public void forEach(java.util.function.Consumer a0) { log.append(" forEach/1"); super.forEach(a0); }
        public java.lang.Object getFirst() { log.append(" getFirst/0"); return super.getFirst(); }
        public java.lang.Object getLast() { log.append(" getLast/0"); return super.getLast(); }
        public boolean isEmpty() { log.append(" isEmpty/0"); return super.isEmpty(); }
        public java.util.Iterator iterator() { log.append(" iterator/0"); return super.iterator(); }
        public boolean offerFirst(java.lang.Object a0) { log.append(" offerFirst/1"); return super.offerFirst(a0); }
        public boolean offerLast(java.lang.Object a0) { log.append(" offerLast/1"); return super.offerLast(a0); }
        public boolean offer(java.lang.Object a0) { log.append(" offer/1"); return super.offer(a0); }
        public java.lang.Object peekFirst() { log.append(" peekFirst/0"); return super.peekFirst(); }
        public java.lang.Object peekLast() { log.append(" peekLast/0"); return super.peekLast(); }
        public java.lang.Object peek() { log.append(" peek/0"); return super.peek(); }
        public java.lang.Object pollFirst() { log.append(" pollFirst/0"); return super.pollFirst(); }
        public java.lang.Object pollLast() { log.append(" pollLast/0"); return super.pollLast(); }
        public java.lang.Object poll() { log.append(" poll/0"); return super.poll(); }
        public java.lang.Object pop() { log.append(" pop/0"); return super.pop(); }
        public void push(java.lang.Object a0) { log.append(" push/1"); super.push(a0); }
        public boolean removeAll(java.util.Collection a0) { log.append(" removeAll/1"); return super.removeAll(a0); }
        public boolean removeFirstOccurrence(java.lang.Object a0) { log.append(" removeFirstOccurrence/1"); return super.removeFirstOccurrence(a0); }
        public java.lang.Object removeFirst() { log.append(" removeFirst/0"); return super.removeFirst(); }
        public boolean removeIf(java.util.function.Predicate a0) { log.append(" removeIf/1"); return super.removeIf(a0); }
        public boolean removeLastOccurrence(java.lang.Object a0) { log.append(" removeLastOccurrence/1"); return super.removeLastOccurrence(a0); }
        public java.lang.Object removeLast() { log.append(" removeLast/0"); return super.removeLast(); }
        public java.lang.Object remove() { log.append(" remove/0"); return super.remove(); }
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
        t("x.offer(5)", x -> { x.offer(5); });
        t("x.poll()", x -> { x.poll(); });
        t("x.peek()", x -> { x.peek(); });
        t("x.element()", x -> { x.element(); });
        t("x.remove()", x -> { x.remove(); });
        t("x.addFirst(5)", x -> { x.addFirst(5); });
        t("x.addLast(5)", x -> { x.addLast(5); });
        t("x.offerFirst(5)", x -> { x.offerFirst(5); });
        t("x.offerLast(5)", x -> { x.offerLast(5); });
        t("x.removeFirst()", x -> { x.removeFirst(); });
        t("x.removeLast()", x -> { x.removeLast(); });
        t("x.pollFirst()", x -> { x.pollFirst(); });
        t("x.pollLast()", x -> { x.pollLast(); });
        t("x.getFirst()", x -> { x.getFirst(); });
        t("x.getLast()", x -> { x.getLast(); });
        t("x.peekFirst()", x -> { x.peekFirst(); });
        t("x.peekLast()", x -> { x.peekLast(); });
        t("x.push(4)", x -> { x.push(4); });
        t("x.pop()", x -> { x.pop(); });
        t("x.removeFirstOccurrence(2)", x -> { x.removeFirstOccurrence(2); });
        t("x.removeLastOccurrence(2)", x -> { x.removeLastOccurrence(2); });
        t("x.descendingIterator().next()", x -> { x.descendingIterator().next(); });
    }
}
