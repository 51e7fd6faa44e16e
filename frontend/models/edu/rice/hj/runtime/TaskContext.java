package edu.rice.hj.runtime;

import scoville.Context;
import scoville.Rt;

/**
 * What a task carries with it. Tasks that it creates inherit the object, so that what changes is only in `own`, which nobody
 * but the task that has set the context looks at.
 */
public final class TaskContext implements Context {
    /** The innermost finish with something registered; inherited. */
    final FinishScope scope;
    /** What belongs to the task alone; also tells the task from all others. */
    final Registrations own;
    /** The actor whose messages the task processes, or null; not inherited. */
    final Object actor;

    private TaskContext(FinishScope scope, Registrations own, Object actor) {
        this.scope = scope;
        this.own = own;
        this.actor = actor;
    }

    public void bodyEnded() {
        own.bodyEnded();
    }

    /** The innermost finish with something registered around the calling task; null if there is none. */
    public static FinishScope scope() {
        Object c = Rt.context();
        return c instanceof TaskContext ? ((TaskContext) c).scope : null;
    }

    /** Whether the calling task has such a context of its own. */
    static boolean isOwn() {
        return Rt.contextIsOwn() && Rt.context() instanceof TaskContext;
    }

    /** The calling task's own context, which is made if need be. */
    static TaskContext mine() {
        if (!isOwn()) {
            Rt.contextSet(new TaskContext(scope(), new Registrations(), null));
        }
        return (TaskContext) Rt.context();
    }

    /** At the begin of a task with these registrations. */
    static void enter(Registrations own) {
        Rt.contextSet(new TaskContext(scope(), own, null));
    }

    /** At the begin of a task that processes an actor's messages. */
    public static void enterActor(Object actor) {
        Rt.contextSet(new TaskContext(scope(), new Registrations(), actor));
    }

    /** Whether the calling task processes the messages of this actor. */
    public static boolean isActor(Object actor) {
        return isOwn() && mine().actor == actor;
    }

    /** Tells the calling task from all others. */
    public static Object task() {
        return mine().own;
    }

    /** Whether the calling task is the one that `task` gave this object. */
    public static boolean isTask(Object task) {
        return isOwn() && mine().own == task;
    }

    /** Puts a finish with something registered around what follows, and returns what `leave` takes. */
    static TaskContext enter(FinishScope scope) {
        TaskContext before = mine();
        Rt.contextSet(new TaskContext(scope, before.own, before.actor));
        return before;
    }

    static void leave(TaskContext before) {
        Rt.contextSet(before);
    }

    /** The calling task, which processes an actor's messages, goes on beside the finish that it belonged to. */
    public static void resign() {
        SelfStart.enter();
        Rt.resign();
    }

    /** What creates a task checks this first. */
    public static void mayCreate() {
        Tasks.mayCreate();
    }
}

/** Something that is registered with a finish, and what is registered further outside. */
public final class FinishScope {
    public final Object registered;
    public final FinishScope outer;

    FinishScope(Object registered, FinishScope outer) {
        this.registered = registered;
        this.outer = outer;
    }
}
