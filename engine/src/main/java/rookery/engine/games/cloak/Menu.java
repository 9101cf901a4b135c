package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;

/**
 * What the side whose turn it is may do, and the menus that lead there. They name the side's own
 * pieces, and of the other side what is public.
 *
 * @param field the board as all see it
 * @param turn how far the turn has come
 * @param moves the side's moves
 */
record Menu(Field field, Turn turn, Moves moves) {
  private static final String FIRST = "Move, or guess first?";
  private static final String BONUS = "Which bonus?";
  private static final String UNCLOAK = "Uncloak anything?";
  private static final List<Choice> MOVE = List.of(new Choice(FIRST, "move", "Move"));
  private static final Map<PieceType, Choice> IS =
      Arrangement.KINDS.stream()
          .collect(
              Collectors.toMap(
                  kind -> kind,
                  kind -> new Choice("What is it?", "" + kind.letter(), kind.title())));

  /** All of it, sorted. */
  List<CloakAction> actions() {
    Stream<CloakAction> actions =
        switch (turn.step()) {
          case SETUP -> throw new IllegalStateException("no turn has begun");
          case REPLY, BONUS -> bonuses();
          case GUESS -> turn.guess().isPresent() ? plays() : Stream.concat(guesses(), plays());
          case UNCLOAK -> uncloakings();
        };
    return actions.sorted().toList();
  }

  private Stream<CloakAction> guesses() {
    Force other = field.force(turn.side().opposite());
    Choice first = new Choice(FIRST, "guess", "Guess one of " + title(other) + "'s checkers");
    return other.cloaked().stream()
        .filter(other::canBeGuessed)
        .flatMap(number -> guesses(first, number, other.checkers().get(number)));
  }

  private static Stream<CloakAction> guesses(Choice first, int number, Square at) {
    String label = "Checker " + number + " on " + at;
    Choice checker = new Choice("Which checker?", Integer.toString(number), label);
    return IS.entrySet().stream()
        .map(
            is ->
                new CloakAction(
                    new Deed.Guess(number, is.getKey()), List.of(first, checker, is.getValue())));
  }

  private static String title(Force force) {
    return force.colour().title();
  }

  private Stream<CloakAction> plays() {
    Map<Square, Choice> pieces = new HashMap<>();
    return Stream.concat(
        moves.regular().stream().map(move -> play(move, pieces)),
        moves.castlings().stream().map(this::castle));
  }

  private CloakAction play(Move move, Map<Square, Choice> pieces) {
    List<Choice> path = new ArrayList<>(toMove());
    path.add(pieces.computeIfAbsent(move.from(), from -> piece("Which piece?", from)));
    path.addAll(goal(move));
    return new CloakAction(new Deed.Play(move), path);
  }

  private CloakAction castle(Castling castling) {
    Wing wing = castling.san().equals(Wing.KING_SIDE.text()) ? Wing.KING_SIDE : Wing.QUEEN_SIDE;
    List<Choice> path = new ArrayList<>(toMove());
    String label = "Castle: king to %s, rook to %s".formatted(castling.kingTo(), castling.rookTo());
    path.add(new Choice("Which piece?", wing.text(), label));
    return new CloakAction(new Deed.Castle(wing), path);
  }

  /** The step that leads past guessing, where one may still guess. */
  private List<Choice> toMove() {
    return turn.guess().isPresent() ? List.of() : MOVE;
  }

  private Choice piece(String question, Square from) {
    return new Choice(question, from.toString(), own(from));
  }

  /** An own man: {@code Checker 3, knight, b1}. */
  private String own(Square square) {
    PieceType kind = field.kind(square, moves.own());
    if (field.visible(square).isPresent()) {
      return kind.title() + " " + square;
    }
    int number = field.number(square).orElseThrow();
    return "Checker " + number + ", " + kind.word() + ", " + square;
  }

  private List<Choice> goal(Move move) {
    List<Choice> steps = new ArrayList<>();
    steps.add(new Choice("Where to?", move.to().toString(), goalLabel(move)));
    move.promotion()
        .map(kind -> Choice.promotion("" + kind.letter(), kind.title()))
        .ifPresent(steps::add);
    return steps;
  }

  private String goalLabel(Move move) {
    return field
        .victim(move)
        .map(victim -> move.to() + ", taking " + victim(victim))
        .orElse(move.to().toString());
  }

  private String victim(Square square) {
    return field.visible(square).isPresent()
        ? "the " + Naming.man(field, square)
        : Naming.man(field, square);
  }

  private Stream<CloakAction> bonuses() {
    return Stream.of(
            moves.pawns().stream().map(this::bonus),
            moves.drops().stream().map(this::drop),
            Stream.of(skip()))
        .flatMap(actions -> actions);
  }

  private CloakAction bonus(Move move) {
    List<Choice> path = new ArrayList<>();
    path.add(piece(BONUS, move.from()));
    path.addAll(goal(move));
    return new CloakAction(new Deed.Bonus(move), path);
  }

  private CloakAction drop(Square square) {
    return new CloakAction(
        new Deed.Drop(square),
        List.of(
            new Choice(BONUS, "drop", "Bring a captured pawn back"),
            new Choice("Where?", square.toString(), square.toString())));
  }

  private static CloakAction skip() {
    return new CloakAction(
        new Deed.Skip(), List.of(new Choice(BONUS, "skip", "Do without the bonus")));
  }

  /** CL-4: a king stays cloaked while a visible piece attacks it. */
  private Stream<CloakAction> uncloakings() {
    Force force = field.force(turn.side());
    Stream<CloakAction> pieces =
        force.cloaked().stream()
            .filter(number -> !isAttackedKing(number, force.checkers().get(number)))
            .map(number -> uncloak(number, force.checkers().get(number)));
    CloakAction end =
        new CloakAction(new Deed.End(), List.of(new Choice(UNCLOAK, "end", "End the turn")));
    return Stream.concat(pieces, Stream.of(end));
  }

  private boolean isAttackedKing(int number, Square square) {
    return number == moves.own().king() && field.attacked(square, turn.side().opposite());
  }

  private CloakAction uncloak(int number, Square square) {
    return new CloakAction(
        new Deed.Uncloak(number),
        List.of(
            new Choice(
                UNCLOAK,
                Integer.toString(number),
                "Uncloak %s, the %s on %s"
                    .formatted(number, moves.own().kind(number).word(), square))));
  }
}
