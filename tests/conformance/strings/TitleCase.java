/** Title case is upper case, but for pairs of letters and Georgian. */
public class TitleCase {
    static String capitalised(String s) {
        StringBuilder b = new StringBuilder();
        boolean start = true;
        for (char c : s.toCharArray()) {
            b.append(start ? Character.toTitleCase(c) : Character.toLowerCase(c));
            start = Character.isWhitespace(c);
        }
        return b.toString();
    }

    public static void main(String[] args) {
        System.out.println(capitalised("the qUICK bROWN fox's ürsprung"));
        int[][] ranges = {{0, 0x250}, {0x370, 0x400}, {0x10c0, 0x1100}, {0x1c90, 0x1cc0}, {0x1f80, 0x1fff}, {0x10400, 0x10430}};
        for (int[] r : ranges) {
            int h = 0;
            int titles = 0;
            for (int c = r[0]; c < r[1]; c++) {
                h = 31 * h + Character.toTitleCase(c);
                titles += Character.isTitleCase(c) ? 1 : 0;
                if (c < 0x10000 && Character.toTitleCase((char) c) != Character.toTitleCase(c)) {
                    System.out.println("differs: " + c);
                }
            }
            System.out.println(Integer.toHexString(r[0]) + " " + h + " " + titles);
        }
        System.out.println(Character.toTitleCase('ǆ') + " " + Character.toTitleCase('Ǳ') + " " + Character.toTitleCase('5') + " " + Character.toTitleCase(0x61));
    }
}
