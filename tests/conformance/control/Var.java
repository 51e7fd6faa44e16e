// local variables whose type is inferred.
public class Var {
    public static void main(String[] args) {
        var i = 1;
        var d = 1.5f;
        var s = "text";
        var list = new java.util.ArrayList<java.util.Map<String, Integer>>();
        var array = new int[] {1, 2, 3};
        i += 2.7;
        list.add(new java.util.HashMap<>());
        list.get(0).put(s, i);
        for (var m : list) {
            for (var e : m.entrySet()) {
                System.out.println(e.getKey() + e.getValue());
            }
        }
        for (var k = 0; k < array.length; k++) {
            var v = array[k];
            v *= 2;
            array[k] = v;
        }
        for (var v : array) {
            System.out.print(v + " ");
        }
        System.out.println(d + i);
        var anonymous = new Object() {
            int count = 0;

            int next() {
                return ++count;
            }
        };
        anonymous.next();
        System.out.println(anonymous.next() + anonymous.count);
        java.util.function.BiFunction<Integer, Integer, Integer> add = (var a, var b) -> a + b;
        System.out.println(add.apply(2, 3));
        var var = "var is no keyword";
        System.out.println(var);
    }
}
