import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Stack;
import java.util.Vector;

/** How much fits into vectors and builders of texts. */
public class Capacities {
    static void p(Object o) {
        System.out.println(o);
    }

    static void vectors() {
        Vector<Integer> v = new Vector<>();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 45; i++) {
            v.add(i);
            b.append(v.capacity()).append(' ');
        }
        p(b);
        v.trimToSize();
        p(v.capacity() + " " + v.size());
        v.addElement(1);
        p(v.capacity());
        v.ensureCapacity(50);
        v.ensureCapacity(-5);
        p(v.capacity());
        v.ensureCapacity(500);
        p(v.capacity());
        v.setSize(3);
        p(v + " " + v.capacity());
        v.trimToSize();
        v.setSize(5);
        p(v + " " + v.capacity());
        v.clear();
        p(v.capacity());
        v.addAll(Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
        p(v.capacity());
        v.addAll(2, List.of(5, 6));
        v.insertElementAt(3, 0);
        v.add(1, 4);
        p(v.capacity() + " " + v);
        Vector<String> steps = new Vector<>(2, 3);
        for (int i = 0; i < 9; i++) {
            steps.addElement("" + i);
            p(steps.capacity());
        }
        Vector<String> copy = (Vector<String>) steps.clone();
        p(copy.capacity());
        copy.add("x");
        p(copy.capacity() + " " + new Vector<>(steps).capacity() + " " + new Vector<>(0).capacity() + " " + new Vector<>(List.of()).capacity());
        Vector<Integer> none = new Vector<>(0);
        none.add(1);
        p(none.capacity());
        none.add(2);
        p(none.capacity());
        none.add(3);
        p(none.capacity());
        Stack<Integer> s = new Stack<>();
        for (int i = 0; i < 11; i++) {
            s.push(i);
        }
        p(s.capacity() + " " + s.pop());
        Iterator<Integer> it = s.iterator();
        s.ensureCapacity(3);
        try {
            it.next();
        } catch (ConcurrentModificationException e) {
            p("changed");
        }
        it = s.iterator();
        s.trimToSize();
        try {
            it.next();
        } catch (ConcurrentModificationException e) {
            p("changed");
        }
        try {
            new Vector<String>(-1);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            v.setSize(-1);
        } catch (ArrayIndexOutOfBoundsException e) {
            p("below zero");
        }
        ArrayList<Integer> list = new ArrayList<>(2);
        list.ensureCapacity(100);
        list.add(1);
        list.trimToSize();
        list.add(2);
        p(list);
    }

    static void builders() {
        StringBuilder b = new StringBuilder();
        p(b.capacity() + " " + new StringBuilder(3).capacity() + " " + new StringBuilder("hello").capacity());
        for (int i = 0; i < 40; i++) {
            b.append("ab");
        }
        p(b.capacity() + " " + b.length());
        b.trimToSize();
        p(b.capacity());
        b.append('x');
        p(b.capacity());
        b.ensureCapacity(100);
        b.ensureCapacity(1000);
        p(b.capacity());
        b.setLength(0);
        p(b.capacity());
    }

    static void buffers() {
        StringBuffer b = new StringBuffer();
        p(b.capacity() + " " + new StringBuffer(3).capacity() + " " + new StringBuffer("hello").capacity() + " " + new StringBuffer((CharSequence) "ab").capacity());
        String sizes = "";
        for (int i = 0; i < 40; i++) {
            b.append("ab").append(i).append('c').append(1.5).append(true).insert(0, "front").append("part", 1, 3);
            sizes = sizes + b.capacity() + " ";
        }
        p(sizes);
        b.delete(10, 1000);
        p(b.capacity() + " " + b);
        b.trimToSize();
        p(b.capacity());
        b.replace(2, 3, "something longer");
        p(b.capacity());
        b.setLength(60);
        p(b.capacity());
        b.ensureCapacity(61);
        p(b.capacity());
        b.ensureCapacity(1000);
        b.ensureCapacity(-1);
        p(b.capacity());
        b.setLength(0);
        p(b.capacity() + " " + b.length());
        StringBuffer none = new StringBuffer(0);
        none.append('a');
        p(none.capacity());
        none.append("bcd").reverse().appendCodePoint('e');
        p(none.capacity() + " " + none);
    }

    public static void main(String[] args) {
        vectors();
        builders();
        buffers();
    }
}
