// expect: true
// pure-smt: timeout
// note: A minimum spanning tree: each edge is offered to both components that it connects, which a section isolates.

import static edu.rice.pcdp.PCDP.*;

import java.util.ArrayList;
import java.util.List;

public class PcdpBoruvka {
    /** A tree of the forest, and the cheapest edge that has been found to leave it. */
    static final class Component {
        final List<Vertex> vertices = new ArrayList<>();
        Edge cheapest;

        void offer(final Edge edge) {
            if (cheapest == null || edge.weight < cheapest.weight) {
                cheapest = edge;
            }
        }

        void absorb(final Component other) {
            for (final Vertex vertex : other.vertices) {
                vertex.component = this;
            }
            vertices.addAll(other.vertices);
        }
    }

    static final class Vertex {
        Component component = new Component();

        Vertex() {
            component.vertices.add(this);
        }
    }

    static final class Edge {
        final Vertex from;
        final Vertex to;
        final int weight;

        Edge(final Vertex from, final Vertex to, final int weight) {
            this.from = from;
            this.to = to;
            this.weight = weight;
        }
    }

    /** A task for each edge offers it to the components that it connects. */
    static void offer(final List<Edge> edges) {
        forall(0, edges.size() - 1, i -> {
            final Edge edge = edges.get(i);
            final Component a = edge.from.component;
            final Component b = edge.to.component;
            if (a != b) {
                isolated(a, b, () -> {
                    a.offer(edge);
                    b.offer(edge);
                });
            }
        });
    }

    /** Joins the components along these edges; returns what they weigh together. */
    static int join(final List<Vertex> vertices) {
        int weight = 0;
        for (final Vertex vertex : vertices) {
            final Edge edge = vertex.component.cheapest;
            vertex.component.cheapest = null;
            if (edge != null && edge.from.component != edge.to.component) {
                weight += edge.weight;
                edge.from.component.absorb(edge.to.component);
            }
        }
        return weight;
    }

    public static void main(final String[] args) {
        final int[][] weights = {{}, {3}, {5, 1}, {8, 4, 2}};
        final List<Vertex> vertices = new ArrayList<>();
        final List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            vertices.add(new Vertex());
            for (int j = 0; j < i; j++) {
                edges.add(new Edge(vertices.get(i), vertices.get(j), weights[i][j]));
            }
        }
        int weight = 0;
        while (vertices.get(0).component.vertices.size() < vertices.size()) {
            offer(edges);
            weight += join(vertices);
        }
        assert weight == 6;
    }
}
