package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;
import rookery.engine.diagram.Diagram;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.CardTable;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.turn.MoveOutlook;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.play.Duty;
import rookery.engine.refusal.ChessRefusalReason;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * A card lies face down: the mover is to move without having seen it. Nothing that depends on the
 * card is said to anybody but the predictor.
 */
record MovingPhase(TelepathyTurn turn, Card card) implements TelepathyPhase, Duty<TelepathyPhase> {
  private static final int RARELY = 4;

  @Override
  public PublicPosition standing() {
    return turn.standing();
  }

  @Override
  public TelepathyPhase with(Roles roles) {
    return new MovingPhase(turn.with(roles), card);
  }

  @Override
  public List<MovingPhase> ownDuties() {
    return List.of(this);
  }

  @Override
  public Set<Seat> seats() {
    return Set.of(turn.mover());
  }

  @Override
  public List<TelepathyMoveAction> deeds() {
    return turn.moves().stream().map(move -> new TelepathyMoveAction(this, move)).toList();
  }

  @Override
  public Sentences task() {
    return turn.onlyKind().map(Sentences::of).orElseGet(this::choice);
  }

  private Sentences choice() {
    Sentences told = turn.canMoveFaceUpKind() ? outlook().get(0) : noneFree();
    return standing().coin() == Coin.MIDDLE
        ? told.then(Sentences.of("Your partner has guessed which kind of piece you'll move."))
        : told;
  }

  @Override
  public Sentences stake() {
    List<Sentences> outlook = outlook();
    return outlook.get(outlook.size() - 1);
  }

  @Override
  public List<Sentences> outlook() {
    return new MoveOutlook(turn).told();
  }

  /** That any move can cost something, and what. */
  private Sentences noneFree() {
    boolean isOwnLoss = standing().isCoinOnOwnSide();
    Sentences told =
        Sentences.of(
            "You can't move %s (face up), so a wrong guess %s.",
            turn.faceUp().piece(), isOwnLoss ? "costs you a piece" : "moves the coin towards you");
    return isOwnLoss ? told : told.then(stake());
  }

  /** Whoever moves decides by the coin and the kind that lies face up. */
  @Override
  public Optional<Diagram> choosing() {
    TelepathyPicture whole = TelepathyPicture.of(this, Optional.empty(), Viewer.of(turn.mover()));
    return Optional.of(CardTable.withFaceUpCards(whole.diagram(), standing().faceUp()));
  }

  @Override
  public String whyNot(String typed) {
    return new Refusal(turn).refusal(typed);
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
  public Optional<Sentences> secret(Viewer viewer) {
    if (!shows(viewer)) {
      return Optional.empty();
    }
    return Optional.of(
        card == Card.CHECKER
            ? Sentences.of("You guessed a %s, with the checker card.", turn.faceUp().word())
            : Sentences.of("You guessed a %s.", card.word()));
  }

  @Override
  public Sentences status() {
    return standing().toMove(turn.mover(), stake()).then(Sentences.of(playedFaceDown()));
  }

  /** That the predictor has chosen a card: the same words in the status and in the log. */
  Sentence playedFaceDown() {
    return Sentence.of("%s played a card face down.", turn.predictor());
  }

  @Override
  public Optional<TelepathyPhase> resampled(Viewer viewer, RandomGenerator random) {
    if (shows(viewer)) {
      return Optional.empty();
    }
    List<Card> hand = Card.hand(turn.faceUp());
    // Partners guess what both may think of, and now and then anything.
    List<Card> cards = random.nextInt(RARELY) == 0 ? hand : turn.likelyGuesses();
    return Optional.of(new MovingPhase(turn, cards.get(random.nextInt(cards.size()))));
  }

  /**
   * Says why a text is no legal move of a turn.
   *
   * @param turn what everybody sees; the card that lies face down is no part of it
   */
  private record Refusal(TelepathyTurn turn) implements ChessRefusalReason {
    @Override
    public Position chess() {
      return turn.position();
    }

    @Override
    public List<String> possible() {
      return turn.moves().stream().map(Move::text).toList();
    }
  }
}
