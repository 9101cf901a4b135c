package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.open.PublicBoard;
import rookery.engine.games.cloak.open.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.text.Phrase;

/**
 * The steps of menus. They name the side's own pieces, and of the other side what is public.
 *
 * @param scene where they are chosen from
 */
record CloakMenu(CloakScene scene) {
  static final String BONUS = "Which bonus move?";
  static final String UNCLOAK = "Reveal a checker?";
  private static final int MOST_NAMED = 2;
  private static final List<Map<PieceType, Choice>> SET_UPS =
      IntStream.rangeClosed(1, Arrangement.CHECKERS).mapToObj(CloakMenu::setUps).toList();

  private PublicBoard board() {
    return scene.board();
  }

  /** What one checker is, in a set-up. There are 960 of these, all made of the same few answers. */
  static Choice setUp(int number, PieceType kind) {
    return SET_UPS.get(number - 1).get(kind);
  }

  private static Map<PieceType, Choice> setUps(int number) {
    return Arrangement.KINDS.stream()
        .collect(Collectors.toUnmodifiableMap(kind -> kind, kind -> answer(number, kind)));
  }

  private static Choice answer(int number, PieceType kind) {
    char file = (char) ('a' + number - 1);
    return new Choice(
        "Which piece is checker %s, on file %s?".formatted(number, file),
        "" + kind.letter(),
        kind.title());
  }

  /** The way to a guess, apart from the own men; nothing leads to what a checker is. */
  List<Choice> guess(int number, PieceType kind) {
    PublicSide other = board().side(scene.turn().side().opposite());
    List<String> kinds = possible(other, number);
    boolean few = !kinds.isEmpty() && kinds.size() <= MOST_NAMED;
    String label = "Checker " + number + (few ? ": " + Phrase.either(kinds) : "");
    // The few are on the label.
    String either = kinds.isEmpty() || few ? "" : " (" + Phrase.either(kinds) + ")";
    String question = "What is checker %s on %s%s?".formatted(number, other.place(number), either);
    return List.of(
        Choice.piece("guess", "Guess a checker"),
        new Choice("Which checker?", Integer.toString(number), label),
        new Choice(question, "" + kind.letter(), kind.title()));
  }

  /** What the player's own grid leaves, if not everything. */
  private List<String> possible(PublicSide other, int number) {
    return scene
        .grid()
        .concluded(other.known())
        .map(evidence -> evidence.kinds(number))
        .filter(kinds -> kinds.size() < Arrangement.KINDS.size())
        .map(kinds -> kinds.stream().map(PieceType::word).toList())
        .orElse(List.of());
  }

  /** An own man as the answer to that question, where it goes, and what it promotes to. */
  List<Choice> move(String question, Move move) {
    List<Choice> steps = new ArrayList<>();
    steps.add(new Choice(question, move.from().toString(), own(move.from())));
    steps.add(goal(move));
    move.promotion().map(PieceType::asPromotion).ifPresent(steps::add);
    return steps;
  }

  /** An own man: {@code Checker 3 on b1 (knight)}. */
  private String own(Square square) {
    PieceType kind = board().kind(square, scene.setUps().of(scene.turn().side()));
    if (board().visible(square).isPresent()) {
      return kind.title() + " " + square;
    }
    int number = board().number(square).orElseThrow();
    return "Checker " + number + " on " + square + " (" + kind.word() + ")";
  }

  private Choice goal(Move move) {
    return board()
        .victim(move)
        .map(victim -> Choice.capture(move.to(), "%s, capturing %s", move.to(), victim(victim)))
        .orElseGet(() -> Choice.target(move.to()));
  }

  private String victim(Square square) {
    String man = CloakNames.man(board(), square);
    return board().visible(square).isPresent() ? "the " + man : man;
  }
}
