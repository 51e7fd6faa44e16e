import java.text.*;
import java.util.*;
public class MessageFormats {
    public static void main(String[] a) {
        System.out.println(MessageFormat.format("{0} has {1} items, {2}; it''s '{0}' {3} {0}", "cart", 1234, 2.5, null));
        System.out.println(MessageFormat.format("{1,number,#.##} {0,number,integer} {0} {5}", 1234567, 3.14159));
        System.out.println(new MessageFormat("Hello {0}!").format(new Object[] {"you"}));
        try { MessageFormat.format("{x}", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { MessageFormat.format("{0", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(MessageFormat.format("{0}", List.of(1)) + MessageFormat.format("{0} {1}", 'c', true));
    }
}
