package rookery.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.PieceNames;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.rules.RuleBook;
import rookery.engine.rules.RulesPage;
import rookery.engine.text.PartnerAgreement;
import rookery.engine.text.Sentences;

/** One of the games, with nothing played yet. Implementations hold no state. */
public interface Game {
  /** What it is called. */
  GameName named();

  /** See {@link GameName#id}. */
  default String id() {
    return named().id();
  }

  /** See {@link GameName#title}. */
  default String title() {
    return named().title();
  }

  /** See {@link GameName#summary}. */
  default String summary() {
    return named().summary();
  }

  /** Raised whenever a change of the rules changes any playthrough of a released version. */
  default int rulesVersion() {
    return 1;
  }

  /** What the host of a table may choose, nothing unless the game says so; with defaults. */
  default List<OptionSpec> options() {
    return List.of();
  }

  /** What it is about with these options, for whoever begins it; the summary unless it says so. */
  default String aim(Options options) {
    return summary();
  }

  /** The option by which one person can play it alone; empty where there is none. */
  default Optional<OptionSpec> alone() {
    return options().stream()
        .filter(spec -> spec.kind() == OptionSpec.Kind.FLAG)
        .filter(spec -> seats(Options.of(options(), Map.of(spec.name(), "true"))).size() == 1)
        .findFirst();
  }

  /** The seats, in the order of the rules page: those of a duel unless the game says otherwise. */
  default List<Seat> seats(Options options) {
    return TwoColourSeats.SEATS;
  }

  /** The state before anything has happened; it may first ask for a shuffle. */
  State start(Options options);

  /** Every reason a game can end for by its own rules, with those shared by all games left out. */
  Set<String> endings();

  /**
   * Why it ended like that, as the end of a sentence: {@code a king was captured}. A game that ends
   * for a reason of its own says it here.
   */
  default String ending(Result result) {
    return result.words();
  }

  /** The points it can end with; empty in games that are won, lost or drawn. */
  default Optional<Scores> scores(Options options) {
    return Optional.empty();
  }

  /**
   * Whether everybody knows everything from the first moment to the last: nothing is dealt, and
   * nothing is chosen in secret. Only of such a game may the whole truth be given away while it is
   * played.
   */
  default boolean hidesNothing() {
    return false;
  }

  /** Whether everybody sees all pieces, so that what threatens them is no secret. */
  default boolean showsAllPieces() {
    return hidesNothing();
  }

  /** Whether players hold cards in their hands that the others don't see. */
  default boolean dealsHands(Options options) {
    return false;
  }

  /** How its states are judged by computer players. */
  default Evaluation evaluation(Options options) {
    return Evaluation.NONE;
  }

  /**
   * What whoever sits in {@code seat} answers, truthfully, to a partner's question.
   *
   * @param facts what the seat knows, see {@link View#facts()}
   * @param question as it was typed
   * @return empty where the question is about nothing that the seat alone knows
   */
  default Optional<Boolean> answer(Map<String, Object> facts, Seat seat, String question) {
    return Optional.empty();
  }

  /**
   * What can be counted of a game that is over beside its result, in one to three short sentences
   * for everybody.
   *
   * @param done what was done from the first action to the last, what was taken back left out
   */
  default Sentences tally(List<Action> done) {
    return Sentences.NONE;
  }

  /**
   * How often partners understood each other, of what {@link #tally} counts; empty where that is
   * not what the game is about.
   *
   * @param done as for {@link #tally}
   */
  default Optional<PartnerAgreement> partnership(List<Action> done) {
    return Optional.empty();
  }

  /** What {@code /rules} shows, with credit to the author: what lies beside the game. */
  default List<RulesPage> rules() {
    return RuleBook.of(getClass());
  }

  /**
   * The page of the rules that newcomers look up again and again, which is one press away wherever
   * something is chosen; empty where nobody needs one.
   */
  default Optional<RulesPage> lookedUp(Options options) {
    return rules().stream().filter(RulesPage::isLegend).findFirst();
  }

  /** What the pieces are called; empty where they are those of chess. */
  default Optional<PieceNames> pieceNames() {
    return Optional.empty();
  }
}
