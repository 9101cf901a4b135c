package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.cards.BoosterOptions;
import rookery.engine.games.booster.cards.Hands;
import rookery.engine.games.booster.part.AddCard;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.games.booster.part.TurnPart;

/**
 * All that is true at a moment of a game.
 *
 * @param moved where the piece is that has moved this turn; empty before step 1
 * @param trail the squares touched in this turn, or in the one before if nothing has moved yet
 */
record BoosterGameState(
    BoosterOptions options,
    BoosterPosition position,
    Hands hands,
    DrawRules draws,
    Optional<Square> moved,
    List<Square> trail) {

  BoosterGameState {
    trail = List.copyOf(trail);
  }

  /** Before the cards are dealt. */
  static BoosterGameState laid(BoosterOptions options) {
    return new BoosterGameState(
        options,
        BoosterPosition.start(),
        Hands.undealt(),
        DrawRules.start(),
        Optional.empty(),
        List.of());
  }

  /** The first turn, with the cards dealt from that deck. */
  BoosterPhase dealt(List<String> deck) {
    return BoosterMoving.begin(with(Hands.dealt(deck, options)));
  }

  /** The same with that side to move, as it could be if it held those cards. */
  BoosterGameState imagined(Colour side, List<String> hand) {
    BoosterPosition begun =
        new BoosterPosition(position.field(), side, position.castling(), Geometry.NONE);
    return new BoosterGameState(
        options, begun, hands.holding(side, hand), draws, Optional.empty(), trail);
  }

  private BoosterGameState with(Hands other) {
    return new BoosterGameState(options, position, other, draws, moved, trail);
  }

  Colour turn() {
    return position.turn();
  }

  /** Whether the turn, if it ended now, would leave the other side mated. */
  boolean mates() {
    return moved.isPresent() && BoosterMoveGenerator.isMate(position.passedOn());
  }

  /** The checkers in front of {@code colour}: all that are not on the board. */
  int front(Colour colour) {
    return options.checkers(colour) - position.field().count(colour);
  }

  /** After a part of the turn that does not end it. */
  BoosterGameState after(TurnPart part) {
    BoosterPosition next = part.on(position);
    List<Square> touched = new ArrayList<>(moved.isPresent() ? trail : List.of());
    touched.addAll(part.touched());
    return new BoosterGameState(
        options, next, hands, drawsAfter(part), Optional.of(landed(part)), touched);
  }

  private Square landed(TurnPart part) {
    // A castling names the king's squares first.
    return part.touched().get(1);
  }

  private DrawRules drawsAfter(TurnPart part) {
    if (part.isProgress()) {
      return draws.progressed();
    }
    return moved.isPresent() ? draws : draws.moved();
  }

  /** After the part that ends the turn. */
  BoosterPhase ended(TurnPart part) {
    List<Square> touched = new ArrayList<>(trail);
    touched.addAll(part.touched());
    return new BoosterGameState(
            options, part.on(position), handsAfter(part), drawsAfter(part), moved, touched)
        .drawing();
  }

  private Hands handsAfter(TurnPart part) {
    return part instanceof AddCard add ? hands.played(turn(), add.card()) : hands;
  }

  /** How many cards the side to move will draw after {@code deed}, which ends its turn. */
  int coming(TurnPart part) {
    BoosterGameState after =
        new BoosterGameState(options, part.on(position), handsAfter(part), draws, moved, trail);
    return after.hands.coming(turn(), after.front(turn()));
  }

  /** Whether the discards will be shuffled for that. */
  boolean reshuffles(TurnPart part) {
    return coming(part) > hands.pile().size();
  }

  /** Step 4, as far as it can go now. */
  private BoosterPhase drawing() {
    BoosterGameState drawn = with(hands.drawn(turn(), front(turn())));
    return drawn.wanted().isPresent() ? new BoosterShuffling.Reshuffling(drawn) : drawn.next();
  }

  /** The shuffle that step 4 needs before it can go on. */
  Optional<Shuffle> wanted() {
    return hands.wanted(turn(), front(turn()));
  }

  /** After that shuffle. */
  BoosterPhase reshuffled(List<String> order) {
    return with(hands.reshuffled(order)).drawing();
  }

  /** The opponent's turn. */
  private BoosterPhase next() {
    return BoosterMoving.begin(
        new BoosterGameState(options, position.passedOn(), hands, draws, Optional.empty(), trail));
  }

  /**
   * With the position counted as a turn begins.
   *
   * @param passed the square where a capture en passant is legal now
   */
  BoosterGameState counted(Optional<Square> passed) {
    List<Object> key =
        List.of(position.field(), turn(), position.castling(), passed, publicCards());
    return new BoosterGameState(options, position, hands, draws.turnBegins(key), moved, trail);
  }

  /** What everybody knows of the cards; a claim must not tell more. */
  private List<Object> publicCards() {
    return List.of(
        hands.white().size(),
        hands.black().size(),
        hands.pile().size(),
        hands.discards(),
        hands.reshuffles());
  }

  /** Another that looks the same to {@code viewer}. */
  BoosterGameState resampled(Viewer viewer, RandomGenerator random) {
    return with(hands.resampled(viewer.seat().map(TwoColourSeats::colour), random));
  }

  /** The full truth in the form of exchange files. */
  SortedMap<String, Object> facts() {
    SortedMap<String, Object> facts = publicFacts();
    facts.put("hands", held(hands::of));
    facts.put("pile", hands.pile());
    return facts;
  }

  /** What {@code viewer} knows, with the sizes of hands and pile in place of hidden cards. */
  SortedMap<String, Object> facts(Viewer viewer) {
    SortedMap<String, Object> facts = publicFacts();
    facts.put(
        "hands",
        held(
            colour ->
                viewer.is(TwoColourSeats.seat(colour))
                    ? hands.of(colour)
                    : (Object) hands.of(colour).size()));
    facts.put("pile", hands.pile().size());
    return facts;
  }

  /** The hands by the ids of their seats, as {@code known} tells them. */
  private static Map<String, Object> held(Function<Colour, Object> known) {
    Map<String, Object> held = new LinkedHashMap<>();
    for (Colour colour : Colour.values()) {
      held.put(TwoColourSeats.seat(colour).id(), known.apply(colour));
    }
    return held;
  }

  private SortedMap<String, Object> publicFacts() {
    SortedMap<String, Object> facts = new TreeMap<>();
    facts.put("position", position.field().board().rows());
    facts.put("turn", turn().word());
    facts.put("step", moved.isPresent() ? "boost" : "move");
    facts.put("checkers", position.field().stacks());
    facts.put("moved", moved.map(Square::toString).orElse(null));
    facts.put("front", Colour.each(this::front));
    facts.put("discards", hands.discards());
    facts.put("castling", position.rights());
    facts.put("ep", position.passedSquare().map(Square::toString).orElse(null));
    facts.put("halfmove", draws.halfmove());
    return facts;
  }
}
