package edu.rice.hj;

import edu.rice.hj.api.HjEventCount;

/** Event counts. */
public class ModuleE {
    public static HjEventCount newEventCount() {
        return new HjEventCount();
    }
}
