package rookery.bot.post.table.turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.bot.post.text.PlayerNames;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The squares where a chosen piece could be captured next, which bear a red mark, in words.
 *
 * @param exposed what can be done with the piece that is {@linkplain Action#isExposed exposed}
 * @param safe what else can be done with it
 * @param squares at least one
 */
record ExposedSquares(
    PlayerNames names, List<Action> exposed, List<Action> safe, List<Square> squares) {
  /** More squares are marked in the picture alone. */
  static final int MOST_NAMED = 4;

  /** So many letters fill two lines and a half of a telephone. */
  private static final int SOON_SAID = 100;

  /** Of all that can be done with the piece; each is asked once, as it takes a search. */
  static ExposedSquares of(PlayerNames names, List<Action> possible, List<Square> squares) {
    Map<Boolean, List<Action>> byExposure =
        possible.stream().collect(Collectors.partitioningBy(Action::isExposed));
    return new ExposedSquares(names, byExposure.get(true), byExposure.get(false), squares);
  }

  String words() {
    // How another piece is lost is told once a square is chosen; here it would sound like any move.
    return exposed.stream().anyMatch(Action::isExposedElsewhere)
        ? StepQuestion.A_PIECE
        : where() + trades(safe);
  }

  private String where() {
    if (squares.size() > MOST_NAMED) {
      return "A red ! means you could lose %s there for too little."
              .formatted(Phrase.either(lost("it")))
          + trades(exposed);
    }
    return squares.size() == 1
        ? alone()
        : captors().orElseGet(() -> (losses() + trades(exposed)).strip());
  }

  /** How it could be captured there, if that is so whatever it does there. */
  private String alone() {
    List<String> hows = exposed.stream().map(action -> how(action, names)).distinct().toList();
    return hows.size() == 1 && !canBeSafe(squares.get(0)) ? hows.get(0) : loss(squares);
  }

  /** Whether something else that can be done there, like another promotion, leaves it safe. */
  private boolean canBeSafe(Square square) {
    return safe.stream()
        .flatMap(action -> action.path().stream())
        .anyMatch(to -> to.isTarget() && to.value().equals(square.toString()));
  }

  /** That an action exposes its piece, and to what as far as that can be told. */
  static String how(Action action, PlayerNames names) {
    return action
        .exposure()
        .map(exposure -> names.read(exposure.told()))
        .orElseGet(() -> names.read(action.exposedWords()));
  }

  /** What could capture the piece on several squares, if all of it is known and soon said. */
  private Optional<String> captors() {
    List<Sentence> each =
        exposed.stream()
            .flatMap(action -> action.exposure().stream())
            .flatMap(exposure -> exposure.told().sentences().stream())
            .distinct()
            .toList();
    return Optional.of(names.read(new Sentences(together(each))))
        .filter(words -> each.size() >= squares.size() && words.length() <= SOON_SAID);
  }

  /** What says the same of several squares as one sentence: {@code it on d5 or e4}. */
  private static List<Sentence> together(List<Sentence> each) {
    Map<List<Object>, List<Sentence>> alike = new LinkedHashMap<>();
    for (Sentence one : each) {
      boolean isOfSquare = last(one) instanceof Square;
      alike
          .computeIfAbsent(isOfSquare ? before(one) : List.of(one), any -> new ArrayList<>())
          .add(one);
    }
    return alike.values().stream().map(ExposedSquares::one).toList();
  }

  private static Sentence one(List<Sentence> alike) {
    Sentence first = alike.get(0);
    if (alike.size() == 1) {
      return first;
    }
    List<Object> arguments = new ArrayList<>(first.arguments());
    arguments.set(
        arguments.size() - 1, Phrase.either(alike.stream().map(ExposedSquares::last).toList()));
    return new Sentence(first.role(), first.format(), arguments);
  }

  private static Object last(Sentence one) {
    return one.arguments().isEmpty() ? "" : one.arguments().get(one.arguments().size() - 1);
  }

  /** What it says but for the square with which it ends. */
  private static List<Object> before(Sentence one) {
    List<Object> said = new ArrayList<>(one.arguments());
    said.set(said.size() - 1, one.format());
    return said;
  }

  private String losses() {
    List<Square> losses = new ArrayList<>(squares);
    losses.removeAll(paid(exposed).keySet());
    return losses.isEmpty() ? "" : loss(losses);
  }

  private String loss(List<Square> where) {
    return "On %s, you could lose %s."
        .formatted(Phrase.either(where), Phrase.either(lost("your piece")));
  }

  /** What could be lost: all of the piece, or half of a pair. */
  private List<String> lost(String whole) {
    return exposed.stream()
        .map(action -> action.isHalfExposed() ? "half of it" : whole)
        .distinct()
        .sorted(Comparator.comparing(whole::equals).reversed())
        .toList();
  }

  /** The squares where a capture makes up for the loss. */
  private static String trades(List<Action> actions) {
    Map<String, List<Square>> byPrey = new TreeMap<>();
    paid(actions)
        .forEach(
            (square, prey) -> byPrey.computeIfAbsent(prey, any -> new ArrayList<>()).add(square));
    return byPrey.entrySet().stream()
        .map(
            one ->
                " On %s, you'd get %s for it."
                    .formatted(Phrase.either(one.getValue()), one.getKey()))
        .collect(Collectors.joining());
  }

  private static Map<Square, String> paid(List<Action> actions) {
    Map<Square, String> paid = new TreeMap<>();
    for (Action action : actions) {
      for (String prey : action.recompense().stream().toList()) {
        action.path().stream()
            .filter(Choice::isTarget)
            .flatMap(to -> Square.find(to.value()).stream())
            .forEach(square -> paid.putIfAbsent(square, prey));
      }
    }
    return paid;
  }
}
