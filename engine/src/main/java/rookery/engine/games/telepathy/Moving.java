package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.chess.Move;
import rookery.engine.chess.San;
import rookery.engine.games.telepathy.TelepathyAction.Play;

/**
 * A card lies face down: the mover is to move without having seen it. Nothing that depends on the
 * card is said to anybody but the predictor.
 */
record Moving(Turn turn, Card card) implements Phase, Duty {
  /** The predictor's knowledge in words. */
  static String own(Turn turn, Card card) {
    String meaning = card == Card.CHECKER ? ", which stands for the " + turn.faceUp().word() : "";
    return "You played the %s face down%s.".formatted(card.word(), meaning);
  }

  @Override
  public Standing standing() {
    return turn.standing();
  }

  @Override
  public Phase with(Roles roles) {
    return new Moving(turn.with(roles), card);
  }

  @Override
  public Set<Seat> actors() {
    return Set.of(turn.mover());
  }

  @Override
  public Optional<Duty> duty(Seat seat) {
    return seat.equals(turn.mover()) ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Optional<Card> faceDown() {
    return Optional.of(card);
  }

  @Override
  public boolean shows(Viewer viewer) {
    return viewer.is(turn.predictor());
  }

  @Override
  public Optional<String> secret(Viewer viewer) {
    return shows(viewer) ? Optional.of(own(turn, card)) : Optional.empty();
  }

  @Override
  public Phase resample(Viewer viewer, RandomGenerator random) {
    if (shows(viewer)) {
      return this;
    }
    List<Card> hand = Card.hand(turn.faceUp());
    return new Moving(turn, hand.get(random.nextInt(hand.size())));
  }

  @Override
  public String status() {
    return "%s A card of %s lies face down; %s moves."
        .formatted(Status.toMove(standing()), turn.predictor().title(), turn.mover().title());
  }

  @Override
  public List<Play> legal() {
    return turn.moves().stream().map(this::play).toList();
  }

  private Play play(Move move) {
    return new Play(move, turn.position());
  }

  @Override
  public Phase after(Action action) {
    Move move = ((Play) action).move();
    Standing moved = standing().moved(move);
    if (turn.takesKing(move)) {
      return new Over(
          moved.passed(),
          Optional.of(card),
          TelepathyGame.win(standing().team(), TelepathyGame.KING_CAPTURED));
    }
    Revelation shown = Revelation.of(turn, card, move);
    Standing resolved = moved.with(shown.coin());
    return shown
        .remover(resolved)
        .<Phase>map(team -> new Removing(resolved, card, team))
        .orElseGet(() -> Phase.begin(resolved.finished(card)));
  }

  @Override
  public boolean reveals() {
    return true;
  }

  @Override
  public Map<String, Action> aliases() {
    Map<String, Action> aliases = new TreeMap<>();
    San.names(turn.position(), turn.moves()).forEach((name, move) -> aliases.put(name, play(move)));
    return aliases;
  }

  @Override
  public String refusal(String typed) {
    return new Refusal(turn).of(typed);
  }

  @Override
  public String task() {
    return "Move a piece. %s has predicted which kind.".formatted(turn.predictor().title());
  }

  @Override
  public String describe(Seat actor, Action action, Viewer viewer) {
    Move move = ((Play) action).move();
    return "%s: %s. %s"
        .formatted(actor.title(), turn.san(move), Revelation.words(turn, card, move));
  }
}
