import java.net.URI;
import java.net.URISyntaxException;
import java.util.*;

/** Parts of identifiers, and texts that are none. */
public class Uris {
    static void of(String s) {
        try {
            URI u = new URI(s);
            System.out.println(u + " " + u.getScheme() + " " + u.getAuthority() + " " + u.getUserInfo() + " " + u.getHost() + " " + u.getPort() + " " + u.getPath() + " "
                + u.getQuery() + " " + u.getFragment() + " " + u.getSchemeSpecificPart() + " " + u.isAbsolute() + u.isOpaque() + " " + u.hashCode());
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage() + " " + e.getIndex() + " " + e.getReason() + " " + e.getInput());
        }
    }

    public static void main(String[] args) {
        String[] all = {"http://example.com", "http://example.com/", "HTTP://Ex-ample.COM:8080/a/b.html?x=1&y=2#top", "https://user:pw@host/p;q=1", "file:///tmp/x",
            "mailto:someone@example.com", "urn:isbn:123#f", "a/b/c", "/abs?q", "?q", "#f", "//host/path", "x", "a:b", "file:/a//b", "http://h1.x2:80", "http://host:/p", "s://h?q#", "s://h#a?b",
            "http:", "://x", "1a:b", "http://", "a b", "http://h/a b", "http://h/?a b", "http://h/#a b", "h<x", "a^b:c", "", ":", "s:#f", "s://h?[x]", "http://h/[x]", "a#b#c", "a b#c d", "s:a b#c d", "s:a b", "//", "//?q", "//#f"};
        for (String s : all) {
            of(s);
        }
        List<URI> sorted = new ArrayList<>();
        for (String s : new String[] {"http://b/x", "HTTP://B/x", "http://a/y", "http://b:1/x", "mailto:z", "rel", "http://u@b/x", "http://b/x?q", "http://b/x#f", "http:///x", "zz:op"}) {
            sorted.add(URI.create(s));
        }
        Collections.sort(sorted);
        System.out.println(sorted);
        System.out.println(URI.create("http://B/x").equals(URI.create("HTTP://b/x")) + " " + URI.create("http://b/x").equals(URI.create("http://b/X")) + " " + new HashSet<>(sorted).size());
        try {
            URI.create("a b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass());
        }
    }
}
