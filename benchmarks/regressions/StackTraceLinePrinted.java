// expect: true

public class StackTraceLinePrinted {
    public static void main(String[] args) {
        StackTraceElement[] trace = new Exception().getStackTrace();
        System.out.println("at line " + trace[0].getLineNumber() + " of " + trace[0].getMethodName());
        Exception made = new Exception();
        made.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "C.java", 7)});
        assert made.getStackTrace().length == 1 && made.getStackTrace()[0].getLineNumber() == 7;
    }
}
