package rookery.engine.games.telepathy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.play.Duty;
import rookery.engine.play.Situation;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;
import rookery.engine.text.Team;

/** How far a turn has come. */
sealed interface TelepathyPhase extends Situation<TelepathyPhase>
    permits FirstPredictorPhase, PredictingPhase, MovingPhase, RemovingPhase, KingCapturedPhase {
  /** TE-1: the turn that begins with what lies there, once its team has settled who predicts. */
  static TelepathyPhase begin(PublicPosition standing) {
    return standing.roles().settled(standing.team())
        ? new PredictingPhase(TelepathyTurn.begin(standing))
        : new FirstPredictorPhase(standing);
  }

  /** All that lies open. */
  PublicPosition standing();

  /** The same with other roles; another phase if just that was waited for. */
  TelepathyPhase with(Roles roles);

  /** The team that this phase waits for. */
  default Colour acting() {
    return standing().team();
  }

  /** What that team does once its roles are settled. */
  List<? extends Duty<TelepathyPhase>> ownDuties();

  /** What everyone can see besides the picture, in a few short sentences. */
  Sentences status();

  /** The card on the table beside the one that lay face up when the turn began. */
  default Optional<Card> faceDown() {
    return Optional.empty();
  }

  /** Whether {@code viewer} may know {@link #faceDown()}. */
  default boolean shows(Viewer viewer) {
    return true;
  }

  /**
   * The team that has played that card; after the capture of a king (TE-12) the turn has passed.
   */
  default Colour onTable() {
    Colour team = standing().team();
    return result().isPresent() ? team.opposite() : team;
  }

  /**
   * What a team has in hand, in the order of the pieces. TE-11: a card that lies face down is still
   * among it, and one that everybody has seen is not.
   */
  default List<Card> hand(Colour team) {
    Optional<Card> played = faceDown().filter(card -> team == onTable() && shows(Viewer.SPECTATOR));
    return Card.hand(standing().faceUp().of(team)).stream()
        .filter(card -> !played.filter(card::equals).isPresent())
        .toList();
  }

  /** What {@code viewer} alone knows. */
  default Optional<Sentences> secret(Viewer viewer) {
    return Optional.empty();
  }

  /** The team that must remove a piece. */
  default Optional<Colour> pending() {
    return Optional.empty();
  }

  @Override
  default Optional<Result> result() {
    return Optional.empty();
  }

  @Override
  default Optional<Explanation> why() {
    // While a piece is to be removed, the others' pieces already go next.
    Position position = standing().position();
    return KingAttack.why(KingAttack.on(position, position.turn()), result());
  }

  /** For those who choose now, as the pieces lie open; the card that lies face down is no part. */
  @Override
  default Optional<Explanation> danger(Seat seat) {
    Colour team = acting();
    boolean chooses =
        standing().roles().settled(team)
            && ownDuties().stream().anyMatch(duty -> duty.seats().contains(seat));
    return chooses
        ? ChessDanger.to(inCheck(Teams.called(team)), team, standing().position())
        : Optional.empty();
  }

  /** What whoever chooses is told first where their king is in check. */
  default Sentence inCheck(Team team) {
    return PublicPosition.inCheck(team);
  }

  @Override
  default SortedMap<Square, Character> endangered(Seat seat) {
    return ChessDanger.pieces(seat, standing().position());
  }

  @Override
  default List<Sentences> digests() {
    return standing().digests(acting(), outlook());
  }

  /** What comes next can cost, the fullest words first. */
  default List<Sentences> outlook() {
    return List.of(stake(), Sentences.NONE);
  }

  /** The same in a sentence. */
  default Sentences stake() {
    return standing().stake();
  }

  /** TE-1: a team may settle who predicts first at any time before its first turn. */
  @Override
  default List<? extends Duty<TelepathyPhase>> duties() {
    Roles roles = standing().roles();
    List<Duty<TelepathyPhase>> duties = new ArrayList<>();
    for (Colour team : Colour.values()) {
      if (!roles.settled(team)) {
        duties.add(new FirstPredictorDuty(this, team));
      }
    }
    if (roles.settled(acting())) {
      duties.addAll(ownDuties());
    }
    return duties;
  }

  @Override
  default SortedMap<String, Object> position() {
    return facts(faceDown().map(Card::letter));
  }

  private SortedMap<String, Object> facts(Optional<Character> faceDown) {
    PublicPosition standing = standing();
    SortedMap<String, Object> facts = new TreeMap<>();
    facts.put("position", standing.position().board().rows());
    facts.put("turn", standing.team().word());
    facts.put("lead", Colour.each(team -> named(standing.roles().predictor(team))));
    facts.put("predictor", named(standing.predictor()));
    facts.put("mover", named(standing.mover()));
    facts.put(
        "faceup", Colour.each(team -> Character.toString(standing.faceUp().of(team).letter())));
    facts.put("facedown", faceDown.map(letter -> Character.toString(letter)).orElse(null));
    facts.put("coin", standing.coin().word());
    facts.put("castling", standing.position().castling());
    facts.put("ep", standing.position().enPassant().map(Square::toString).orElse(null));
    facts.put("halfmove", standing.draws().halfmove());
    facts.put("pending", pending().map(Colour::word).orElse(null));
    return facts;
  }

  private static String named(Optional<Seat> seat) {
    return seat.map(Seat::id).orElse(null);
  }

  @Override
  default ViewContent told(Viewer viewer) {
    Optional<Card> shown = faceDown().filter(card -> shows(viewer));
    TelepathyPicture picture = TelepathyPicture.of(this, shown, viewer);
    return new ViewContent(
        facts(faceDown().map(card -> shown.map(Card::letter).orElse('?'))),
        picture.diagram(),
        picture.words(),
        status(),
        secret(viewer));
  }
}
