package java.net;

import java.util.Objects;
import scoville.Rt;

public class URISyntaxException extends Exception {
    private final String input;
    private final int index;

    public URISyntaxException(String input, String reason, int index) {
        super(reason);
        this.input = Objects.requireNonNull(input);
        Objects.requireNonNull(reason);
        if (index < -1) {
            throw new IllegalArgumentException();
        }
        this.index = index;
    }

    public URISyntaxException(String input, String reason) {
        this(input, reason, -1);
    }

    public String getInput() {
        return input;
    }

    public String getReason() {
        return super.getMessage();
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        return getReason() + (index < 0 ? "" : " at index " + index) + ": " + input;
    }
}

/** Of plain characters: those with escapes, and hosts that are no names of the usual form, are left out. */
public final class URI implements Comparable<URI>, java.io.Serializable {
    private final String text;
    private String scheme;
    private String fragment;
    /** What stands between these. */
    private String specific;
    private String authority;
    private String userInfo;
    private String host;
    private int port = -1;
    /** Null: of the form `scheme:something`. */
    private String path;
    private String query;

    public URI(String text) throws URISyntaxException {
        this.text = text;
        parse();
    }

    public static URI create(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** The first of these characters from there on, or the end. */
    private int scan(int from, String stops) {
        int i = from;
        while (i < text.length() && stops.indexOf(text.charAt(i)) < 0) {
            i++;
        }
        return i;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private URISyntaxException wrong(String reason, int index) {
        return new URISyntaxException(text, reason, index);
    }

    /** A part of the text, whose characters must be letters, digits or these. */
    private String part(int from, int to, String others, String what) throws URISyntaxException {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (isLetter(c) || isDigit(c) || others.indexOf(c) >= 0) {
                continue;
            }
            if (c == '%' || c >= 0x7f) {
                Rt.unsupported("a URI with escapes, or characters that need some");
            }
            throw wrong("Illegal character in " + what, i);
        }
        return text.substring(from, to);
    }

    private void parse() throws URISyntaxException {
        int end = scan(0, "#");
        readBefore(end);
        if (end < text.length()) {
            fragment = part(end + 1, text.length(), "_-!.~'()*;/?:@&=+$,[]", "fragment");
        }
    }

    private void readBefore(int end) throws URISyntaxException {
        int n = text.length();
        int at = 0;
        int colon = scan(0, "/?#:");
        if (colon < n && text.charAt(colon) == ':') {
            if (colon == 0) {
                throw wrong("Expected scheme name", 0);
            }
            scheme = part(0, colon, "+-.", "scheme name");
            if (!isLetter(text.charAt(0))) {
                throw wrong("Illegal character in scheme name", 0);
            }
            at = colon + 1;
            if (at == end) {
                throw wrong("Expected scheme-specific part", at);
            }
        }
        if (scheme != null && text.charAt(at) != '/') {
            specific = part(at, end, "_-!.~'()*;/?:@&=+$,[]", "opaque part");
            return;
        }
        specific = text.substring(at, end);
        if (text.startsWith("//", at)) {
            int last = scan(at + 2, "/?#");
            if (last > at + 2) {
                readAuthority(at + 2, last);
            } else if (last == n) {
                throw wrong("Expected authority", last);
            }
            at = last;
        }
        int question = Math.min(scan(at, "?#"), end);
        path = part(at, question, "_-!.~'()*:@&=+$,;/", "path");
        if (question < end) {
            query = part(question + 1, end, "_-!.~'()*;/?:@&=+$,[]", "query");
        }
    }

    private void readAuthority(int from, int to) throws URISyntaxException {
        authority = text.substring(from, to);
        int in = from;
        int name = scan(from, "/?#@");
        if (name < to && text.charAt(name) == '@') {
            userInfo = part(from, name, "_-!.~'()*;:&=+$,", "user info");
            in = name + 1;
        }
        int colon = Math.min(scan(in, ":"), to);
        host = text.substring(in, colon);
        boolean fine = isName(host) && to - colon <= 6;
        for (int i = colon + 1; i < to; i++) {
            fine = fine && isDigit(text.charAt(i));
        }
        if (!fine) {
            Rt.unsupported("a URI with the authority `" + authority + "`");
        }
        if (to - colon > 1) {
            port = Integer.parseInt(text.substring(colon + 1, to));
        }
    }

    /** Labels of letters, digits and hyphens between these, of which the last begins with a letter. */
    private static boolean isName(String host) {
        boolean first = true;
        boolean letter = false;
        char before = '.';
        for (int i = 0; i < host.length(); i++) {
            char c = host.charAt(i);
            if (!isLetter(c) && !isDigit(c) && c != '-' && c != '.' || !isLetter(c) && !isDigit(c) && (before == '.' || before == '-' && c == '.')) {
                return false;
            }
            letter = before == '.' ? isLetter(c) : letter;
            before = c;
        }
        return letter && before != '.' && before != '-';
    }

    public String getScheme() {
        return scheme;
    }

    public boolean isAbsolute() {
        return scheme != null;
    }

    public boolean isOpaque() {
        return path == null;
    }

    public String getRawSchemeSpecificPart() {
        return specific;
    }

    public String getSchemeSpecificPart() {
        return specific;
    }

    public String getRawAuthority() {
        return authority;
    }

    public String getAuthority() {
        return authority;
    }

    public String getRawUserInfo() {
        return userInfo;
    }

    public String getUserInfo() {
        return userInfo;
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public String getRawPath() {
        return path;
    }

    public String getPath() {
        return path;
    }

    public String getRawQuery() {
        return query;
    }

    public String getQuery() {
        return query;
    }

    public String getRawFragment() {
        return fragment;
    }

    public String getFragment() {
        return fragment;
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    private static int compared(String a, String b) {
        return a == null || b == null ? (a == b ? 0 : a == null ? -1 : 1) : a.compareTo(b);
    }

    private static int comparedAnyCase(String a, String b) {
        if (a == null || b == null) {
            return compared(a, b);
        }
        for (int i = 0; i < a.length() && i < b.length(); i++) {
            int c = lower(a.charAt(i)) - lower(b.charAt(i));
            if (c != 0) {
                return c;
            }
        }
        return a.length() - b.length();
    }

    public int compareTo(URI other) {
        int c = comparedAnyCase(scheme, other.scheme);
        if (c != 0) {
            return c;
        }
        if (isOpaque() != other.isOpaque()) {
            return isOpaque() ? 1 : -1;
        }
        if (isOpaque()) {
            c = compared(specific, other.specific);
            return c != 0 ? c : compared(fragment, other.fragment);
        }
        if (host != null && other.host != null) {
            c = compared(userInfo, other.userInfo);
            c = c != 0 ? c : comparedAnyCase(host, other.host);
            c = c != 0 ? c : port - other.port;
        } else {
            c = compared(authority, other.authority);
        }
        c = c != 0 ? c : compared(path, other.path);
        c = c != 0 ? c : compared(query, other.query);
        return c != 0 ? c : compared(fragment, other.fragment);
    }

    public boolean equals(Object o) {
        return o == this || o instanceof URI && compareTo((URI) o) == 0;
    }

    private static int hash(int h, String s) {
        return s == null ? h : h * 127 + s.hashCode();
    }

    private static int hashAnyCase(int h, String s) {
        for (int i = 0; s != null && i < s.length(); i++) {
            h = 31 * h + lower(s.charAt(i));
        }
        return h;
    }

    public int hashCode() {
        int h = hash(hashAnyCase(0, scheme), fragment);
        if (isOpaque()) {
            return hash(h, specific);
        }
        h = hash(hash(h, path), query);
        return host == null ? hash(h, authority) : hashAnyCase(hash(h, userInfo), host) + 1949 * port;
    }

    public String toString() {
        return text;
    }
}
