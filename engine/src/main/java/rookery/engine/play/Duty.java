package rookery.engine.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Seat;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/**
 * Something to be done by one of some seats, who may each choose one of its deeds. Where there is
 * but one the situation may be it, a {@link SingleDuty}.
 */
public interface Duty<S extends Situation<S>> {
  /** Any one of whom does it; at least one. */
  Set<Seat> seats();

  /** Whether the table waits for it; if not, they may do it but need not. */
  default boolean awaited() {
    return true;
  }

  /**
   * The ways to do it, at least one, no two with the same text. Asked once, and only when somebody
   * wants to know.
   *
   * @return never to be changed
   */
  List<? extends SituationAction<S>> deeds();

  /**
   * Whether they come in the order of their texts, so that nobody needs to make all these texts.
   */
  default boolean inOrder() {
    return false;
  }

  /** What is to be done, told to those who may do it. */
  Sentences task();

  /**
   * The same in one to four words, for a button that leads to it: {@code Play a card}. Everybody
   * reads it, so it may not depend on what is hidden.
   */
  default String title() {
    return "Move";
  }

  /** The same in a sentence about its seats. */
  default String told() {
    return told(Phrase.either(seats().stream().sorted().map(Seat::title).toList()));
  }

  /** The same in a sentence about who they are: {@code White must play a card.} */
  default String told(String who) {
    String what = title();
    return what.equals(DutyTitle.MOVE.words())
        ? "It's %s's turn.".formatted(who)
        : "%s must %s%s.".formatted(who, Character.toLowerCase(what.charAt(0)), what.substring(1));
  }

  /**
   * The part of {@link #title} that it has in common with what others are to do at the same time:
   * {@code Circle}.
   */
  default String sharedTitle() {
    return title();
  }

  /** The texts of deeds that many will want at once, by what they are called. */
  default Map<String, String> usual() {
    return Map.of();
  }

  /** See {@link rookery.engine.State#choosing}. */
  default Optional<Diagram> choosing() {
    return Optional.empty();
  }

  /** See {@link rookery.engine.State#about}. */
  default Optional<PieceGuide> about(String value) {
    return Optional.empty();
  }

  /**
   * Why {@code typed} names none of the deeds, and what is near.
   *
   * @param typed what a player wrote, without separators
   * @return a sentence or two, a function of what that player's view shows; for what looks like
   *     none of them how they are written
   */
  String whyNot(String typed);
}
