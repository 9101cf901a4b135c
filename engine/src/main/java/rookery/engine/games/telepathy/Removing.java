package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.telepathy.TelepathyAction.Remove;

/**
 * The coin went past a side. TE-12: the cards of the turn lie as they were, both shown.
 *
 * @param card the card that was face down
 * @param loser the team that removes a piece
 */
record Removing(Standing standing, Card card, Colour loser) implements Phase, Duty {
  private static final Pattern SQUARE = Pattern.compile("(?:remove)?([a-z]\\d{1,2})");

  @Override
  public Phase with(Roles roles) {
    return new Removing(standing.with(roles), card, loser);
  }

  /** TE-5: either partner of the losing team, whoever is to move. */
  @Override
  public Set<Seat> actors() {
    return Set.copyOf(TelepathyGame.partners(loser));
  }

  @Override
  public Optional<Duty> duty(Seat seat) {
    return actors().contains(seat) ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Optional<Card> faceDown() {
    return Optional.of(card);
  }

  @Override
  public Optional<Colour> pending() {
    return Optional.of(loser);
  }

  @Override
  public String status() {
    return "The coin went past %s's side: %s is to remove one of its own pieces, but not the king. Either partner may."
        .formatted(loser.title(), loser.title());
  }

  @Override
  public List<Remove> legal() {
    Board board = standing.position().board();
    return standing.removable(loser).stream().map(square -> new Remove(square, board)).toList();
  }

  /** TE-10: the next turn begins, and may end the game, after the removal. */
  @Override
  public Phase after(Action action) {
    return Phase.begin(standing.without(((Remove) action).square()).finished(card));
  }

  @Override
  public Map<String, Action> aliases() {
    Map<String, Action> aliases = new TreeMap<>();
    legal().forEach(remove -> aliases.put(remove.square().toString(), remove));
    return aliases;
  }

  @Override
  public String refusal(String typed) {
    Matcher matcher = SQUARE.matcher(typed.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      return "Name one of your team's pieces by its square, for example %s."
          .formatted(legal().get(0).text());
    }
    Board board = standing.position().board();
    return Square.find(matcher.group(1))
        .filter(board::has)
        .map(this::whyNot)
        .orElse(Refusal.NO_SQUARE.formatted(matcher.group(1)));
  }

  private String whyNot(Square square) {
    return loser.owns(standing.position().at(square))
        ? "The king may not be removed; choose another piece."
        : "Your team has no piece on %s.".formatted(square);
  }

  @Override
  public String task() {
    return "Remove one of your team's pieces, but not the king. You or your partner may say which.";
  }

  @Override
  public String describe(Seat actor, Action action, Viewer viewer) {
    return "%s removes the %s."
        .formatted(actor.title(), standing.piece(((Remove) action).square()));
  }
}
