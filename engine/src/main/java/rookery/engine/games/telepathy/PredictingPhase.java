package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Mark;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.play.Duty;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** A turn has begun, if the game goes on: the predictor is to play a card face down. */
record PredictingPhase(TelepathyTurn turn) implements TelepathyPhase, Duty<TelepathyPhase> {
  @Override
  public PublicPosition standing() {
    return turn.standing();
  }

  @Override
  public TelepathyPhase with(Roles roles) {
    return new PredictingPhase(turn.with(roles));
  }

  @Override
  public Optional<Result> result() {
    return turn.result();
  }

  @Override
  public List<PredictingPhase> ownDuties() {
    return List.of(this);
  }

  @Override
  public Set<Seat> seats() {
    return Set.of(turn.predictor());
  }

  @Override
  public Set<String> claims(Seat seat) {
    boolean may = Teams.team(seat) == standing().team();
    return may ? standing().draws().claims() : Set.of();
  }

  @Override
  public Sentences status() {
    return result()
        .map(result -> standing().ending(result.reason()))
        .orElseGet(
            () ->
                standing()
                    .toMove(Teams.called(standing().team()), stake())
                    .then(
                        Sentences.of("%s guesses and %s moves.", turn.predictor(), turn.mover())));
  }

  /** TE-8: any card in hand, also one whose piece the team no longer has. */
  @Override
  public List<Predict> deeds() {
    return Card.hand(turn.faceUp()).stream().map(card -> new Predict(turn, card)).toList();
  }

  /** Of the actions of a computer player: the guesses that partners have in mind. */
  static List<Action> sensible(List<Action> legal) {
    List<Predict> guesses = PlayableState.deeds(legal, Predict.class);
    if (guesses.isEmpty() || guesses.size() < legal.size()) {
      return legal;
    }
    List<Card> likely = guesses.get(0).turn().likelyGuesses();
    return IntStream.range(0, legal.size())
        .filter(i -> likely.contains(guesses.get(i).card()))
        .mapToObj(legal::get)
        .toList();
  }

  @Override
  public Sentences task() {
    return turn.onlyKind().map(Sentences::of).orElseGet(this::choice);
  }

  private Sentences choice() {
    Sentences asked = Sentences.of("Which of these will your partner move?");
    if (standing().coin() == Coin.MIDDLE) {
      return asked.then(Sentences.of(fromTheMiddle()));
    }
    if (!turn.canMoveFaceUpKind()) {
      return asked.then(stake());
    }
    String piece = turn.faceUp().piece();
    // As short as can be: what is asked is of no use without what is at stake, nor that without it.
    return standing().isCoinOnOwnSide()
        ? Sentences.of(
            "Your guess: unless %s (face up) moves, a wrong one costs %s a piece.",
            piece, Teams.called(standing().team()))
        : asked
            .then(stake())
            .then(
                Sentences.of(
                    "If %s moves %s (face up), a wrong guess costs nothing.", turn.mover(), piece));
  }

  /** Where the coin goes. */
  private Sentence fromTheMiddle() {
    Colour team = standing().team();
    String unless =
        turn.canMoveFaceUpKind()
            ? " unless %s (face up) moves".formatted(turn.faceUp().piece())
            : "";
    return Sentence.of(
        "A right guess moves the coin to %s's side, a wrong one to %s's side" + unless + ".",
        Teams.called(team.opposite()),
        Teams.called(team));
  }

  @Override
  public String title() {
    return "Guess the move";
  }

  @Override
  public String whyNot(String typed) {
    String word = turn.faceUp().word();
    String letter = Character.toString(turn.faceUp().letter());
    String wanted = typed.replaceFirst("(?i)^card", "");
    // TE-3: there is one card of each.
    return wanted.equalsIgnoreCase(word) || wanted.equalsIgnoreCase(letter)
        ? "The %s card is already face up. To guess a %s, play the checker: `card C`."
            .formatted(word, word)
        : "Play one of the cards in your team's hand: %s.".formatted(hand());
  }

  private String hand() {
    return deeds().stream()
        .map(predict -> "`%s` (%s)".formatted(predict.text(), predict.card().word()))
        .collect(Collectors.joining(", "));
  }

  /** Playing a card face down, unseen by everybody else. */
  record Predict(TelepathyTurn turn, Card card) implements SituationAction<TelepathyPhase> {
    @Override
    public String text() {
      return "card " + card.letter();
    }

    @Override
    public List<Choice> path() {
      String kind = card.predicted(turn.faceUp()).title();
      // TE-3: the face-up card itself is no longer in hand.
      String label = card == Card.CHECKER ? kind + " (checker card)" : kind;
      return List.of(
          new Choice("What will your partner move?", Character.toString(card.letter()), label));
    }

    @Override
    public List<String> names() {
      return List.of(Character.toString(card.letter()), card.word());
    }

    /** A kind that can't move at all is only typed. */
    @Override
    public boolean isOffered() {
      return turn.guess(card).canComeTrue();
    }

    @Override
    public Optional<String> spoken() {
      String kind = "guess a " + card.predicted(turn.faceUp()).word();
      return Optional.of(card == Card.CHECKER ? kind + ", playing the checker card" : kind);
    }

    @Override
    public Optional<Sentence> fits() {
      return turn.advice(card);
    }

    /** Whoever plays for a person's team guesses what is likeliest. */
    @Override
    public boolean isExpected() {
      return card == turn.bestGuess();
    }

    @Override
    public List<Mark> hintMarks() {
      return turn.guess(card).move().stream()
          .map(move -> Mark.arrow(move.from(), move.to(), "blue"))
          .toList();
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public MovingPhase done(Seat by) {
      return new MovingPhase(turn, card);
    }

    @Override
    public ActionNews news(Seat by, TelepathyPhase after) {
      return viewer -> Optional.of(new GameLogLine(Optional.of(by), told(viewer)));
    }

    private Sentences told(Viewer viewer) {
      MovingPhase played = new MovingPhase(turn, card);
      Sentence next =
          Sentence.of(SentenceRole.PENDING, "You'll know once %s has moved.", turn.mover());
      return played
          .secret(viewer)
          .map(guessed -> guessed.then(Sentences.of(next)))
          .orElseGet(() -> Sentences.of(played.playedFaceDown().as(SentenceRole.LEADS_ON)));
    }
  }
}
