package rookery.engine.computer;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import rookery.engine.computer.knowledge.SeatKnowledge;

/** Somebody who can sit in any seat of any game. Implementations keep nothing between choices. */
public interface ComputerPlayer {
  /** The name it is chosen by: {@code casual}. */
  String name();

  /**
   * One of the things that the seat may do. Equal outlooks and equal numbers give the same, as long
   * as nobody stops it.
   *
   * @param enough asked now and then; once it is true the player decides by what it has found
   */
  Decision choose(SeatKnowledge outlook, RandomGenerator random, BooleanSupplier enough);
}
