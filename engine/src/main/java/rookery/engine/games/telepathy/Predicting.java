package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.games.telepathy.TelepathyAction.Predict;

/** A turn has begun: the predictor is to play a card face down. */
record Predicting(Turn turn) implements Phase, Duty {
  @Override
  public Standing standing() {
    return turn.standing();
  }

  @Override
  public Phase with(Roles roles) {
    return new Predicting(turn.with(roles));
  }

  @Override
  public Set<Seat> actors() {
    return Set.of(turn.predictor());
  }

  @Override
  public Optional<Duty> duty(Seat seat) {
    return seat.equals(turn.predictor()) ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Set<String> claims() {
    return standing().draws().claims();
  }

  @Override
  public String status() {
    return "%s %s predicts, %s moves."
        .formatted(Status.toMove(standing()), turn.predictor().title(), turn.mover().title());
  }

  /** TE-8: any card in hand, also one whose piece the team no longer has. */
  @Override
  public List<Predict> legal() {
    return Card.hand(turn.faceUp()).stream().map(card -> new Predict(card, turn.faceUp())).toList();
  }

  @Override
  public Phase after(Action action) {
    return new Moving(turn, ((Predict) action).card());
  }

  @Override
  public Map<String, Action> aliases() {
    Map<String, Action> aliases = new TreeMap<>();
    for (Predict predict : legal()) {
      aliases.put(Character.toString(predict.card().letter()), predict);
      aliases.put(predict.card().word(), predict);
    }
    return aliases;
  }

  @Override
  public String refusal(String typed) {
    String word = turn.faceUp().word();
    String letter = Character.toString(turn.faceUp().letter());
    String wanted = typed.replaceFirst("(?i)^card", "");
    if (wanted.equalsIgnoreCase(word) || wanted.equalsIgnoreCase(letter)) {
      // TE-3: there is one card of each.
      return "The %s lies face up already. To predict it, play the checker: card C."
          .formatted(word);
    }
    return "Play one of the cards in your team's hand: %s."
        .formatted(
            legal().stream()
                .map(predict -> "%s (%s)".formatted(predict.text(), predict.card().word()))
                .collect(Collectors.joining(", ")));
  }

  @Override
  public String task() {
    return "Play a card face down: which kind of piece will %s move? Nobody sees it before the move."
        .formatted(turn.mover().title());
  }

  @Override
  public String describe(Seat actor, Action action, Viewer viewer) {
    return viewer.is(actor)
        ? Moving.own(turn, ((Predict) action).card())
        : "%s has played a card face down.".formatted(actor.title());
  }
}
