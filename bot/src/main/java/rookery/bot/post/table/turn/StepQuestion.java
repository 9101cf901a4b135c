package rookery.bot.post.table.turn;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.table.Warnings;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;

/**
 * What a player is asked once something has been chosen.
 *
 * @param legal all that the player can do, also what is not offered
 * @param made the choices made, as they were offered
 * @param about what the chosen piece does, if that can be explained
 * @param beside which other pieces the chosen action leaves or brings in danger
 * @param exposed the squares among those to choose where the piece could be captured next
 */
record StepQuestion(
    Table table,
    ChoicePath walk,
    List<Action> legal,
    List<Choice> made,
    Warnings warnings,
    Optional<PieceGuide> about,
    Optional<Explanation> beside,
    List<Square> exposed) {
  /** What the mark means where it may be any piece. */
  static final String A_PIECE = "A red ! means you could lose a piece.";

  /** What the player has chosen, and the next question. */
  String words() {
    PlayerNames names = new PlayerNames(table);
    String chosen = chosen(names);
    return walk.next().stream()
        .findFirst()
        .map(choice -> (chosen + limit() + " " + asked(choice) + " " + whereExposed()).strip())
        .orElseGet(() -> sure(asked().orElse(chosen + " Is that right?")));
  }

  /** Where no squares are marked, the question alone. */
  private String asked(Choice choice) {
    return warnings.marksSquares() ? choice.question() : choice.questionAlone();
  }

  /** What was left as the only possibility after that was not chosen. */
  private String chosen(PlayerNames names) {
    int last = made.size();
    while (last > 0 && walk.upTo(last).isLastForced(legal)) {
      last--;
    }
    return last == 0 || last == made.size()
        ? "You chose %s.".formatted(names.chosen(made))
        : "You chose %s, which leaves only %s."
            .formatted(
                names.chosen(made.subList(0, last)), names.chosen(made.subList(last, made.size())));
  }

  /** What keeps the chosen piece from doing what it does. */
  private String limit() {
    return about
        .map(guide -> new PlayerNames(table).read(guide.limit()))
        .filter(words -> !words.isEmpty())
        .map(" "::concat)
        .orElse("");
  }

  /** What the marks mean where a square is the first choice, unless a warning tells it. */
  String marked() {
    Mark marks = Mark.danger(exposed);
    boolean isTold = warnings.worst().filter(one -> one.marks().contains(marks)).isPresent();
    return isTold ? "" : whereExposed();
  }

  /** Where the piece could be captured next, in words for the mark on these squares. */
  private String whereExposed() {
    if (exposed.isEmpty()) {
      return "";
    }
    return made.isEmpty() && walk.values().isEmpty()
        ? A_PIECE
        : ExposedSquares.of(new PlayerNames(table), walk.possible(), exposed).words();
  }

  /** Asks for what would be done, or tells of a piece that was chosen the only thing it can do. */
  private Optional<String> asked() {
    PlayerNames names = new PlayerNames(table);
    boolean moves =
        made.size() > 1
            && made.get(made.size() - 1).isTarget()
            && Square.find(made.get(0).value()).isPresent();
    if (moves && made.size() == 2 && isForced()) {
      return Optional.of(
          "%s can only go to **%s**."
              .formatted(names.chosen(made.subList(0, 1)), made.get(1).value()));
    }
    return walk.action()
        .flatMap(Action::spoken)
        .or(() -> moves ? Optional.of("move " + names.chosen(made)) : Optional.empty())
        .map("Do you want to %s?"::formatted);
  }

  private boolean isForced() {
    return walk.isLastForced(legal)
        && walk.action().filter(one -> one.asks().isEmpty()).isPresent();
  }

  /** After the question, which names the piece and the square: that it or others can be lost. */
  private String exposedThere() {
    PlayerNames names = new PlayerNames(table);
    Optional<Action> warned = walk.action().filter(action -> warnings.marksSquares());
    return warned
        .filter(action -> action.isExposed() || action.exposure().isPresent())
        .map(action -> ExposedSquares.how(action, names))
        .or(() -> warned.flatMap(Action::ambush).map(names::read))
        .or(() -> beside.map(Explanation::told).map(names::read))
        .map(" "::concat)
        .orElse("");
  }

  /** Asks whether the player means it, and says what is lost by it. */
  private String sure(String question) {
    return walk.action()
        .flatMap(Action::warning)
        .map(warning -> new PlayerNames(table).read(warning) + " " + question)
        .orElseGet(() -> question + exposedThere());
  }
}
