package rookery.engine;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.explanation.Plan;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.Sentences;

/**
 * A moment of a game, with everything that is true about it. Immutable. The truth never leaves the
 * engine: others get a {@link View}. While {@link #chance()} is present nobody may act.
 */
public interface State {
  /** Who may act now; empty when the game is over or waits for chance. */
  Set<Seat> mayAct();

  /**
   * Whom the table waits for. Each group is settled by any one of its seats; seats that may act but
   * need not are in no group. Empty when {@link #mayAct()} is.
   */
  List<Set<Seat>> awaited();

  /**
   * What {@code seat} may do, sorted by text without repetition; empty for those who may not act.
   */
  List<Action> legal(Seat seat);

  /** The one of {@link #legal(Seat)} that has just this text. */
  default Optional<Action> find(Seat seat, String text) {
    return Action.find(legal(seat), text);
  }

  /**
   * What {@code seat} is to do, in one to four words that everybody may read; empty for those who
   * may not act.
   */
  default Optional<DutyTitle> duty(Seat seat) {
    return mayAct().contains(seat) ? Optional.of(DutyTitle.MOVE) : Optional.empty();
  }

  /** The legal actions that many will want at once, by what they are called. */
  default Map<String, Action> usual(Seat seat) {
    return Map.of();
  }

  /**
   * The picture while {@code seat} chooses squares, where what matters for that lies beside the
   * board; empty where it is the usual one, or the board alone. It shows no more than the seat's
   * view.
   */
  default Optional<Diagram> choosing(Seat seat) {
    return Optional.empty();
  }

  /**
   * What the piece does that {@code seat} may choose at the first step of the menus, from what the
   * seat's view shows; empty where the picture tells as much.
   *
   * @param value the first choice's value
   */
  default Optional<PieceGuide> about(Seat seat, String value) {
    return Optional.empty();
  }

  /**
   * The state after {@code seat} has done {@code action}.
   *
   * @throws IllegalArgumentException unless the action is among {@link #legal(Seat)}; players never
   *     read it, they are refused by {@link #refusal(Seat, String)}
   */
  State play(Seat seat, Action action);

  /**
   * What becomes of {@code action} when {@code seat} does it: the state after it, as {@link
   * #play(Seat, Action)} gives it, and what may be told of it.
   *
   * @throws IllegalArgumentException as {@link #play(Seat, Action)} does
   */
  PlayOutcome played(Seat seat, Action action);

  /**
   * Why a text that names no legal action is refused, and what is near, for players who typed it.
   *
   * @param typed what the player wrote, already in canonical form as far as possible
   * @return one or two sentences, a function of what the seat's view shows; empty if the game has
   *     nothing better to say than that this is not possible now
   */
  default Optional<String> refusal(Seat seat, String typed) {
    return Optional.empty();
  }

  /**
   * Other texts for legal actions that players may type, each naming exactly one: {@code Nf3}.
   * Computed from what the seat's view shows.
   */
  default Map<String, Action> aliases(Seat seat) {
    return Map.of();
  }

  /** The deck that must be shuffled before play goes on. */
  default Optional<Shuffle> chance() {
    return Optional.empty();
  }

  /**
   * The state after the deck asked for by {@link #chance()} was put in {@code order}, top first.
   *
   * @throws IllegalArgumentException if no deck is asked for or the order is not made of its cards
   */
  default State shuffled(List<String> order) {
    throw new IllegalArgumentException("no deck is to be shuffled");
  }

  /** How the game ended by its own rules; draws that need no claim included. */
  Optional<Result> result();

  /** The reasons for which {@code seat} may claim a draw now: {@code threefold}, {@code fifty}. */
  default Set<String> claims(Seat seat) {
    return Set.of();
  }

  /**
   * The full truth in the form of exchange files: {@code position} holds the rows from the top of
   * the picture, and each game adds its further keys. Values are strings, integers, booleans, null,
   * lists and maps of these.
   */
  SortedMap<String, Object> position();

  /**
   * Why the game has ended as it has; while it goes on, why the side to move is in check, if it is.
   * Everybody may know it, and the views show it.
   */
  default Optional<Explanation> why() {
    return result().map(end -> Explanation.of(view(Viewer.SPECTATOR).status()));
  }

  /**
   * What the other side could win the game with in its next turn, if {@code seat} did nothing about
   * it: a function of what that seat's view shows, for that seat alone. Empty where no such thing
   * is known, and in a check, which everybody is told.
   */
  default Optional<Explanation> threat(Seat seat) {
    return Optional.empty();
  }

  /**
   * Which pieces of {@code seat} the others could capture in their next turn, if that seat did
   * nothing about it: a function of what its view shows, for that seat alone. Empty where there are
   * none, or where captures are too common or too hidden to be told.
   */
  default Optional<Explanation> danger(Seat seat) {
    return Optional.empty();
  }

  /**
   * What {@code seat} could work towards, where a newcomer would not see what to do: a function of
   * what its view shows, for that seat alone. Empty where its task says enough.
   */
  default Optional<Plan> plan(Seat seat) {
    return Optional.empty();
  }

  /**
   * Whether {@link #danger} comes of what {@code seat} is to do next, so that it is news however
   * much that seat has done in its turn.
   */
  default boolean isDangerOfNextStep(Seat seat) {
    return false;
  }

  /**
   * The pieces of the side of {@code seat}, with their letters, that the others could capture, or
   * win material by capturing, if they were to move now: a function of what lies open to everybody.
   * Asked of moments after a move as well. Empty where {@link #danger} tells nothing.
   */
  default SortedMap<Square, Character> endangered(Seat seat) {
    return Collections.emptySortedMap();
  }

  /**
   * After {@code seat} answered its partner's question by yes or no, for everybody to hear: where
   * answers are about what is hidden, views tell them as long as they hold.
   */
  default State answered(Seat seat, String question, boolean yes) {
    return this;
  }

  /**
   * The yes-or-no questions that {@code seat} may want to ask its partner, by short labels: a
   * function of what that seat's view shows. Empty where partners have nothing to ask.
   */
  default Map<String, String> questions(Seat seat) {
    return Map.of();
  }

  /** Whether a game for one goes on but is lost, by what its player can see, whatever they do. */
  default boolean isLost() {
    return false;
  }

  /**
   * How far a game for one has come, in numbers of what its player works for and with: {@code 3
   * groups}, {@code 5 cards left}. It names no card, piece or square, so that others may be told
   * who have the same cards still before them. Empty in games for several.
   */
  default List<String> progress() {
    return List.of();
  }

  /**
   * A game for one can't end with more points than these, as far as that is certain and gives
   * nothing away; once it is over, no more were possible in its deal, and perhaps not even so many.
   * Below zero where it can't be won any more. Empty where nothing is certain.
   */
  default Optional<Integer> mostPoints() {
    return Optional.empty();
  }

  /**
   * What the latest turns came to, for whoever is to move next where there is no room to tell all
   * that was done in them, the fullest words first; everybody may know it. Empty in games whose
   * turns are short.
   */
  default List<Sentences> digests() {
    return List.of();
  }

  /** Where the ranks of the rows in {@link #position()} are counted from. */
  default Diagram.Numbering numbering() {
    return Diagram.Numbering.FROM_BOTTOM;
  }

  /** What {@code viewer} may know, built up from nothing. */
  View view(Viewer viewer);

  /** The picture of {@link #view(Viewer)} alone, which takes less time. */
  default Diagram picture(Viewer viewer) {
    return view(viewer).diagram();
  }

  /**
   * What {@code viewer} may know once the game has ended by something outside its rules, such as
   * resignation. The same as before, except in games that show everything at the end.
   */
  default View viewAtEnd(Viewer viewer) {
    return view(viewer);
  }

  /**
   * The {@link #view(Viewer)} with marks and words for rules that the picture alone does not show,
   * such as which pieces are protected; its status holds the words.
   *
   * @return empty in games that have nothing of that kind to explain
   */
  default Optional<View> explained(Viewer viewer) {
    return Optional.empty();
  }

  /**
   * Another state that looks the same to {@code viewer} and to spectators, with whatever else is
   * hidden drawn anew from all that is possible. This state itself where nothing is hidden.
   */
  default State resample(Viewer viewer, RandomGenerator random) {
    return this;
  }
}
