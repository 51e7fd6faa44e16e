// expect: false(no-data-race)
// note: The section isolates only one of the two components.

import static edu.rice.pcdp.PCDP.*;

import java.util.ArrayList;
import java.util.List;

public class PcdpBoruvkaRace {
    /** A tree of the forest, and the cheapest edge that has been found to leave it. */
    static final class Component {
        final List<Vertex> vertices = new ArrayList<>();
        Edge cheapest;

        void offer(final Edge edge) {
            if (cheapest == null || edge.weight < cheapest.weight) {
                cheapest = edge; //~ race with line 17 //~ race with line 16
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
                isolated(a, () -> {
                    a.offer(edge);
                    b.offer(edge);
                });
            }
        });
    }

    public static void main(final String[] args) {
        final int[][] weights = {{}, {2}, {3, 1}};
        final List<Vertex> vertices = new ArrayList<>();
        final List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            vertices.add(new Vertex());
            for (int j = 0; j < i; j++) {
                edges.add(new Edge(vertices.get(i), vertices.get(j), weights[i][j]));
            }
        }
        offer(edges);
    }
}
