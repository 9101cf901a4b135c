package rookery.bot.vitals;

import java.time.Duration;

/**
 * Receives events from the parts of Rookery for the metrics. No event names a person, a table or a
 * text. Every method can be called from any thread, and costs next to nothing.
 */
public interface Telemetry {
  /** Ignores every event. */
  Telemetry UNHEARD =
      new Telemetry() {
        @Override
        public void acknowledged(Duration since) {}

        @Override
        public void answered(Duration since) {}

        @Override
        public void committed(Duration took, int turns) {}

        @Override
        public void commitFailed() {}

        @Override
        public void painted(Duration took) {}

        @Override
        public void tried(Delivery outcome) {}

        @Override
        public void backedUp(boolean well) {}
      };

  /** How one attempt to send a message ended. */
  enum Delivery {
    SENT,
    PUT_OFF,
    GIVEN_UP
  }

  /** Discord has accepted the first response to what somebody did {@code since} then. */
  void acknowledged(Duration since);

  /** Somebody has read the outcome of what they did {@code since} then. */
  void answered(Duration since);

  /** So many turns of work are on the disk, after one commit. */
  void committed(Duration took, int turns);

  /** A change could not be written. */
  void commitFailed();

  /** A picture was painted that was not at hand. */
  void painted(Duration took);

  /** A message of the outbox was tried. */
  void tried(Delivery outcome);

  /** A backup by itself was written and checked, or could not be. */
  void backedUp(boolean well);
}
