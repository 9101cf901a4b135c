package rookery.engine.games.telepathy.turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.cards.FaceUp;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;
import rookery.engine.text.Team;

/**
 * All that lies open before everybody.
 *
 * @param team whose turn it is
 * @param position the pieces; after the move of a turn it already has the other colour to move
 * @param turns the last two at most, the newest last
 */
public record PublicPosition(
    Colour team,
    Position position,
    Roles roles,
    FaceUp faceUp,
    Coin coin,
    DrawRules draws,
    List<PlayedTurn> turns) {
  private static final int TOLD = 2;

  /** Before anything is done. */
  public static PublicPosition start() {
    return of(Position.start(Variant.ORTHODOX), Roles.UNSETTLED, FaceUp.PAWNS, Coin.MIDDLE);
  }

  /** A first position, with the colour to move to begin. */
  public static PublicPosition of(Position position, Roles roles, FaceUp faceUp, Coin coin) {
    return new PublicPosition(
        position.turn(), position, roles, faceUp, coin, DrawRules.start(), List.of());
  }

  /** Who of the team to move predicts. */
  public Optional<Seat> predictor() {
    return roles.predictor(team);
  }

  /** Who of the team to move makes the move. */
  public Optional<Seat> mover() {
    return roles.mover(team);
  }

  /** The same with other people in the roles. */
  public PublicPosition with(Roles other) {
    return new PublicPosition(team, position, other, faceUp, coin, draws, turns);
  }

  /** The same with the coin elsewhere. */
  public PublicPosition with(Coin other) {
    return new PublicPosition(team, position, roles, faceUp, other, draws, turns);
  }

  /** With this turn counted as begun; everything public that decides what is legal goes into it. */
  PublicPosition begun() {
    // TE-1: an unsettled lead is a value of its own.
    Object key = List.of(position.counted(), faceUp, coin, roles);
    return new PublicPosition(team, position, roles, faceUp, coin, draws.turnBegins(key), turns);
  }

  /** After the move of this turn, which is not over by it. */
  public PublicPosition moved(PlayedTurn turn) {
    Move move = turn.move();
    return new PublicPosition(
        team,
        position.after(move),
        roles,
        faceUp,
        coin,
        position.isZeroing(move) ? draws.progressed() : draws.moved(),
        newest(Stream.concat(turns.stream(), Stream.of(turn)).toList()));
  }

  /** With the other team to act and all else as it is: TE-12, a king was captured. */
  public PublicPosition passed() {
    return new PublicPosition(team.opposite(), position, roles, faceUp, coin, draws, turns);
  }

  /** After the turn, the cards taken up and the roles swapped. */
  public PublicPosition finished(Card faceDown) {
    return new PublicPosition(
        team.opposite(),
        position,
        roles.swapped(team),
        faceUp.after(team, faceDown),
        coin,
        draws,
        turns);
  }

  /** TE-5: the squares of what {@code loser} may remove, which is anything but the king. */
  public List<Square> removable(Colour loser) {
    return removable(loser, position);
  }

  static List<Square> removable(Colour loser, Position position) {
    char king = loser.cased(PieceType.KING.letter());
    return position.board().squares(letter -> loser.owns(letter) && letter != king);
  }

  /**
   * Without the piece on {@code square}. TE-7: a right to castle goes with its rook, and one to
   * capture in passing with its pawn; that is what no longer fits the board.
   */
  public PublicPosition without(Square square) {
    Position thinned =
        Position.of(
            position.variant(),
            position.board().without(square),
            position.turn(),
            position.castling(),
            position.enPassant());
    return new PublicPosition(
        team,
        thinned,
        roles,
        faceUp,
        coin,
        draws.progressed(),
        IntStream.range(0, turns.size())
            .mapToObj(i -> i == turns.size() - 1 ? turns.get(i).removed(square) : turns.get(i))
            .toList());
  }

  private static List<PlayedTurn> newest(List<PlayedTurn> turns) {
    return turns.subList(Math.max(0, turns.size() - TOLD), turns.size());
  }

  /**
   * What a team is told of the last turns, the fullest words first: both guesses, what was moved,
   * where the coin is and what comes next. Even the fewest words tell both guesses.
   *
   * @param outlook what comes next can cost, the fullest words first
   */
  public List<Sentences> digests(Colour reader, List<Sentences> outlook) {
    TurnDigest digest = TurnDigest.of(turns, reader);
    Sentences coin = Sentences.of(coinNow());
    Sentences least = digest.least();
    Stream<Sentences> whole =
        Stream.of(digest.full(), digest.brief(), least)
            .flatMap(told -> outlook.stream().map(next -> told.then(coin).then(next)));
    // What a move can cost tells whose side the coin is on, too.
    Sentences last = outlook.get(outlook.size() - 1);
    Stream<Sentences> parts =
        Stream.concat(
            Stream.of(least.then(last)).filter(told -> !last.isEmpty()),
            Stream.of(digest.brief().then(coin), least.then(coin), least));
    return turns.isEmpty()
        ? List.of()
        : Stream.concat(whole, parts).map(told -> told.then(urgent())).distinct().toList();
  }

  private Sentence coinNow() {
    boolean isBack = coin == Coin.MIDDLE && turns.stream().anyMatch(PlayedTurn::hasMovedCoin);
    return isBack
        ? Sentence.of(SentenceRole.STANDING, "The coin is back %s.", coin.place())
        : CoinWords.place(coin);
  }

  /** While a piece is to be removed, the others' pieces already go next. */
  private Sentences urgent() {
    return toMove(position.turn(), Teams.called(team), Sentences.NONE)
        .only(Set.of(SentenceRole.URGENT));
  }

  /** The last turn of that team, if it was one of the last. */
  Optional<PlayedTurn> lastOf(Colour of) {
    return turns.stream().filter(turn -> turn.team() == of).reduce((older, newer) -> newer);
  }

  /** What was done last on the board. */
  public Optional<PlayedTurn> last() {
    return turns.stream().reduce((older, newer) -> newer);
  }

  /** Shorter than elsewhere, as it stands beside much that has happened. */
  public static Sentence inCheck(Team team) {
    return Sentence.of(SentenceRole.URGENT, "%s is in check.", team);
  }

  /**
   * Whose turn it is, what comes next can cost, and a king that can be captured.
   *
   * @param side what the team is called, or the seat that moves
   * @param stake what comes next can cost
   */
  public Sentences toMove(Object side, Sentences stake) {
    return toMove(team, side, stake);
  }

  private Sentences toMove(Colour next, Object side, Sentences stake) {
    boolean inCheck = position.attackedKing(next).isPresent();
    Sentences told =
        Sentences.of(inCheck ? inCheck(Teams.called(next)) : ChessEndings.toMove(side, false))
            .then(stake);
    return position
        .attackedKing(next.opposite())
        .map(king -> Sentence.of(SentenceRole.URGENT, "The king on %s can be captured!", king))
        .map(open -> told.then(Sentences.of(open)))
        .orElse(told);
  }

  /**
   * Whether the coin is on the side of the team to move, where a wrong guess can cost it a piece.
   */
  public boolean isCoinOnOwnSide() {
    return coin.towards(team).isEmpty();
  }

  /** What the next guess can cost. */
  public Sentences stake() {
    return CoinWords.stake(coin, team);
  }

  /** How it ended, for one of the game's reasons; the team would be to move. */
  public Sentences ending(String reason) {
    return reason.equals(ChessEndings.KING_CAPTURED)
        ? Sentences.of("%s has won: %s's king was captured.", team.opposite().title(), team.title())
        : ChessEndings.told(reason, team, Colour::title, "a capture, a pawn's move or a removal");
  }

  /** What stands on {@code square} and where: {@code knight c3}. */
  public String piece(Square square) {
    return PieceType.of(position.at(square)).word() + " on " + square;
  }
}
