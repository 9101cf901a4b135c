package rookery.engine;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentence;

/** Something that may be done, as it is written, chosen in menus and drawn. */
public interface ActionText {
  /**
   * The canonical text, unique among the legal actions of a seat: {@code d2d3}, {@code use piece}.
   */
  String text();

  /**
   * The steps of menus that lead to it, at least one, not the same for any two that are {@linkplain
   * #isOffered offered}.
   */
  List<Choice> path();

  /**
   * Whether nobody else may learn which action of this kind was chosen until the game reveals it.
   * Such a choice is asked and confirmed in private.
   */
  default boolean secret() {
    return false;
  }

  /**
   * The act in a few words, for a button that confirms it, where it costs so dearly or is so final
   * that players should be asked whether they mean it: {@code Remove the queen d8}.
   */
  default Optional<String> asks() {
    return Optional.empty();
  }

  /**
   * What is lost for certain by it, in a sentence for the player who is asked, or whom a hint
   * advises to do it; empty unless {@link #asks} asks for that reason. If nothing is lost, but
   * something else could be done first, its role is {@link rookery.engine.text.SentenceRole#TO_DO}.
   * A function of what the view shows that offers it.
   */
  default Optional<Sentence> warning() {
    return Optional.empty();
  }

  /**
   * What a button says that does it as long as nothing else can be done or makes sense, where that
   * may be several times in a row: {@code Turn up cards until I have to choose}.
   */
  default Optional<String> untilChoice() {
    return Optional.empty();
  }

  /** What its player is told who did it that many times in a row by such a button. */
  default Optional<Sentence> repeated(int times) {
    return Optional.empty();
  }

  /**
   * What it is counted as where it is told how much was done, or is still to do, in a game for one:
   * {@code order}. Empty where it isn't counted.
   */
  default Optional<String> countedAs() {
    return Optional.of("move");
  }

  /**
   * What whoever does it does, in words that go on after "I'd": {@code add the black rook on b8}.
   * Empty where the choices of its path say it well enough. A function of what the view shows that
   * offers it.
   */
  default Optional<String> spoken() {
    return Optional.empty();
  }

  /** The same, with seats in it where it names players. */
  default Optional<Sentence> spokenWithSeats() {
    return spoken().map(words -> Sentence.of("%s", words));
  }

  /**
   * Whether menus offer it: one that does the same as another, or is of no use at all, is only
   * typed.
   */
  default boolean isOffered() {
    return true;
  }

  /**
   * Whether it does nothing but end the turn and is done by itself where menus offer nothing else
   * to whoever presses buttons. By what everybody knows, or others would learn something of it.
   */
  default boolean endsUnasked() {
    return false;
  }

  /** The squares of what it captures; a function of what the view shows that offers it. */
  default List<Square> captures() {
    return List.of();
  }

  /**
   * Whether it captures only one of two pieces on a square; by what the view shows that offers it.
   */
  default boolean leavesOneOfTwo() {
    return false;
  }

  /**
   * Whether the piece that it moves could be captured in the others' next turn where it comes to
   * stand, or what it adds could capture a piece of its player's, by what the view shows that
   * offers it.
   */
  default boolean isExposed() {
    return exposure().isPresent();
  }

  /**
   * Whether only one of two pieces on a square could be captured that way, so that no more than
   * half of what it moves is lost; by what the view shows that offers it.
   */
  default boolean isHalfExposed() {
    return false;
  }

  /** Whether it is another piece of its player's than the one it moves that {@link #isExposed}. */
  default boolean isExposedElsewhere() {
    return false;
  }

  /**
   * Whether others could trade the piece that it moves, or half of what it moves, for one that is
   * worth as much, in games that don't call that {@link #isExposed}; not for a pawn. By what the
   * view shows that offers it.
   */
  default boolean offersTrade() {
    return false;
  }

  /**
   * What it captures where its piece could be captured next, if that is worth as much: {@code a
   * knight}. Games differ in whether that is still {@link #isExposed}. By what the view shows that
   * offers it.
   */
  default Optional<String> recompense() {
    return Optional.empty();
  }

  /**
   * Whether the piece that it moves must go in this turn and can go nowhere else; by what the view
   * shows that offers it.
   */
  default boolean isForced() {
    return false;
  }

  /**
   * Whether the piece that it moves must go in this turn and could be captured wherever it goes, so
   * that there is nothing to think over again; by what the view shows that offers it.
   */
  default boolean isExposedAnyway() {
    return false;
  }

  /**
   * Whether it may cost its player something, as another choice would not, because of what somebody
   * else has chosen in secret or because much can't be done any more after it, by what the view
   * shows that offers it.
   */
  default boolean isRisky() {
    return false;
  }

  /**
   * What hidden pieces may be able to capture the piece that it moves where it comes to stand, for
   * too little in return; empty where that is unlikely, or a piece that its player knows could do
   * that. By what the view shows that offers it.
   */
  default Optional<Sentence> ambush() {
    return Optional.empty();
  }

  /**
   * Whether the others could win the game in their next turn, if nothing more is done, as {@link
   * State#threat} tells it; false in games that don't look. By what the view shows that offers it.
   */
  default boolean isFatal() {
    return false;
  }

  /**
   * How much others could win by their answer beyond what it wins, in pawns, or how many points it
   * leaves to be scored; 0 in games that don't count it. By what the view shows that offers it.
   */
  default double loss() {
    return 0;
  }

  /**
   * Whether a partner who must choose something that goes with it may well expect it; or, if it
   * isn't secret, whether nothing speaks against it at a glance. By what the view shows that offers
   * it.
   */
  default boolean isExpected() {
    return false;
  }

  /** How many points it scores at once for its player, in games with points. */
  default int points() {
    return 0;
  }

  /** What is said of {@link #isExposed} to a player who has chosen it. */
  default Sentence exposedWords() {
    return path().stream()
        .filter(Choice::isTarget)
        .reduce((one, next) -> next)
        .map(to -> Sentence.of("Your piece could be captured on %s.", to.value()))
        .orElseGet(() -> Sentence.of("Your piece could be captured there."));
  }

  /**
   * How that could happen; empty where it could not, or only that much is told. Where it depends on
   * what a partner chooses there is one even if {@link #isExposed} isn't so.
   */
  default Optional<Explanation> exposure() {
    return Optional.empty();
  }

  /**
   * What it does and why it does that, for its player; empty where what the piece does in general
   * says it well enough. A function of what the view shows that offers it.
   */
  default Optional<Explanation> explained() {
    return Optional.empty();
  }

  /**
   * Whether the piece that it moves then threatens a piece of some worth, by what the view shows
   * that offers it.
   */
  default boolean isThreatening() {
    return false;
  }

  /**
   * What a hint says for it where the board tells no reason: which move a hidden choice fits, or
   * what open card a move matches. A function of what the view shows that offers it.
   */
  default Optional<Sentence> fits() {
    return Optional.empty();
  }

  /**
   * Whether nothing but {@link #fits} tells why it is good: it is chosen in secret, or decides what
   * others move.
   */
  default boolean speaksForItself() {
    return secret();
  }

  /** Whether it captures or promotes, so that it is told even where plainer moves are left out. */
  default boolean changesMaterial() {
    return !captures().isEmpty() || path().stream().anyMatch(Choice::isPromotion);
  }

  /**
   * What it would do, drawn on the board; empty where an arrow to the last of its squares says it.
   * A function of what the view shows that offers it.
   */
  default List<Mark> marks() {
    return List.of();
  }

  /** What a hint draws for it besides: the move that a guess has in mind. */
  default List<Mark> hintMarks() {
    return List.of();
  }

  /**
   * Whether the case of letters tells actions of this kind apart, so that players must type it
   * exactly.
   */
  default boolean caseMatters() {
    return false;
  }
}
