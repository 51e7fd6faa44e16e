package edu.rice.hj.api;

/** What is sent to and told of an actor. */
public interface HjActor<M> {
    void start();

    void send(M message);

    void exit();

    void pause();

    void resume();

    boolean hasStarted();
}
