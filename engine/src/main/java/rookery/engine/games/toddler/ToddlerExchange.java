package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Phrase;

/**
 * What captures come to if both sides go on capturing on one square, each with its cheapest piece,
 * as long as that pays.
 *
 * @param situation whose side to move captures first
 */
record ToddlerExchange(ToddlerSituation situation) {
  /** The pieces whose capture wins something, by where they stand. */
  SortedMap<Square, Character> won() {
    SortedMap<Square, Character> won = new TreeMap<>(situation.capturable().letters());
    won.keySet().removeIf(square -> gain(square) <= 0);
    return won;
  }

  /** What the best capture wins; nothing where none does. */
  double most() {
    return situation.moves().get().stream()
        .filter(move -> !move.captures().isEmpty())
        .mapToDouble(this::gain)
        .reduce(0, Math::max);
  }

  private double gain(Square square) {
    return cheapest(square).map(move -> Math.max(0, gain(move))).orElse(0.0);
  }

  private Optional<ToddlerMove> cheapest(Square square) {
    return situation.moves().get().stream()
        .filter(move -> move.captures().contains(square))
        .min(Comparator.comparing(this::risked));
  }

  private int risked(ToddlerMove capture) {
    return taken(capture).by().kind().worth();
  }

  /** A capture. */
  private record Taken(ToddlerPiece by, ToddlerPiece what) {}

  private Taken taken(ToddlerMove capture) {
    ToddlerBoard field = situation.truth().field();
    return new Taken(field.piece(capture.squares().get(0)), field.piece(capture.captures().get(0)));
  }

  /**
   * What a move comes to if its piece is captured then, and both sides go on as long as that pays.
   *
   * @param by what captures it
   * @param back what captures that
   * @param given what the side loses that moves, the piece itself first
   */
  record Trade(
      ToddlerPiece by,
      Optional<ToddlerPiece> back,
      List<ToddlerPiece> given,
      List<ToddlerPiece> won) {
    /** {@code giving a Soldier (1) for an Emperor (9)}. */
    String words(String giving) {
      return "%s %s for %s".formatted(giving, words(given), words(won));
    }

    private static String words(List<ToddlerPiece> pieces) {
      List<String> kinds = pieces.stream().map(piece -> piece.kind().one()).toList();
      int worth = pieces.stream().mapToInt(piece -> piece.kind().worth()).sum();
      return "%s (%s)".formatted(Phrase.list(kinds), worth);
    }
  }

  /** The trade that a move offers; empty if nothing can capture its piece. */
  Optional<Trade> trade(ToddlerMove move) {
    List<Taken> answers = answers(move);
    ToddlerBoard field = situation.truth().field();
    List<ToddlerPiece> given = new ArrayList<>(List.of(field.piece(move.squares().get(0))));
    List<ToddlerPiece> won = new ArrayList<>(move.captures().stream().map(field::piece).toList());
    for (int i = 1; i < answers.size(); i++) {
      (i % 2 == 1 ? won : given).add(answers.get(i).what());
    }
    Optional<ToddlerPiece> back = answers.stream().skip(1).map(Taken::by).findFirst();
    return answers.stream().findFirst().map(first -> new Trade(first.by(), back, given, won));
  }

  /** The captures by turns on the square of a move; after the first only those that pay. */
  private List<Taken> answers(ToddlerMove move) {
    ToddlerExchange then = new ToddlerExchange(situation.after(move));
    List<Taken> answers = new ArrayList<>();
    then.cheapest(move.arrival().orElseThrow())
        .ifPresent(
            answer -> {
              answers.add(then.taken(answer));
              if (then.isAnswered(answer)) {
                answers.addAll(then.answers(answer));
              }
            });
    return answers;
  }

  private boolean isAnswered(ToddlerMove capture) {
    return new ToddlerExchange(situation.after(capture)).gain(capture.arrival().orElseThrow()) > 0;
  }

  /** What a capture wins with all that follows on its square; less than nothing if it loses. */
  double gain(ToddlerMove capture) {
    ToddlerKind kind = taken(capture).what().kind();
    Square to = capture.arrival().orElseThrow();
    return kind == ToddlerKind.TODDLER
        ? Double.POSITIVE_INFINITY
        : kind.worth() - new ToddlerExchange(situation.after(capture)).gain(to);
  }
}
