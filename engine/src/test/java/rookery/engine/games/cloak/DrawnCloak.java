package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.CloakTurn;
import rookery.engine.games.cloak.known.LastCloakTurn;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.known.TurnStarts;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.games.cloak.setup.PublicEvidence;
import rookery.engine.games.cloak.setup.SetUps;
import rookery.engine.play.PlayableState;

/**
 * Positions drawn as text: a dot, a pawn or promoted piece by its letter, a cloaked checker as
 * {@code w3} or {@code b3}, and an uncloaked one with an asterisk, {@code w3*}. What checkers are
 * is told by the set-ups; those away from home have moved.
 */
final class DrawnCloak {
  private final String white;
  private final String black;
  private final List<String> rows;
  private int whitePawns;
  private int blackPawns;

  private DrawnCloak(String white, String black, List<String> rows) {
    this.white = white;
    this.black = black;
    this.rows = rows;
  }

  static DrawnCloak of(String white, String black, String... rows) {
    return new DrawnCloak(white, black, List.of(rows));
  }

  /** With captured pawns in hand. */
  DrawnCloak pawns(int ofWhite, int ofBlack) {
    whitePawns = ofWhite;
    blackPawns = ofBlack;
    return this;
  }

  /** The start of a turn. */
  State turn(Colour side) {
    return at(CloakTurn.begin(side, CloakStep.GUESS));
  }

  /** The start of a turn after a wrong guess of the other side. */
  State reply(Colour side) {
    return at(CloakTurn.begin(side, CloakStep.REPLY));
  }

  /** The bonus after a right guess. */
  State bonus(Colour side) {
    return at(new CloakTurn(side, CloakStep.BONUS, Optional.of(true), true, true));
  }

  /** The end of a turn. */
  State uncloaking(Colour side) {
    return at(new CloakTurn(side, CloakStep.UNCLOAK, Optional.empty(), true, true));
  }

  private State at(CloakTurn turn) {
    SetUps setUps =
        SetUps.NONE.with(Colour.WHITE, arrangement(white)).with(Colour.BLACK, arrangement(black));
    PublicBoard board =
        new PublicBoard(
            board(setUps),
            side(Colour.WHITE, white).holding(whitePawns),
            side(Colour.BLACK, black).holding(blackPawns),
            0);
    PublicGame open =
        new PublicGame(
            board,
            turn,
            DrawRules.start().turnBegins("drawn"),
            LastCloakTurn.NONE,
            Optional.empty(),
            TurnStarts.of(board));
    return new PlayableState<>(new CloakSituation(IdentityGridEntries.FULL, open, setUps));
  }

  private static Arrangement arrangement(String letters) {
    return Arrangement.ALL.stream()
        .filter(arrangement -> arrangement.toString().equals(letters))
        .findFirst()
        .orElseThrow();
  }

  /** The truth. */
  static CloakSituation situation(State state) {
    return (CloakSituation) ((PlayableState<?>) state).situation();
  }

  private List<String> tokens() {
    List<String> tokens = new ArrayList<>();
    for (int rank = 0; rank < 8; rank++) {
      tokens.addAll(Stream.of(rows.get(7 - rank).strip().split("\\s+")).toList());
    }
    return tokens;
  }

  private Board board(SetUps setUps) {
    Board board = Board.empty(8, 8);
    List<String> tokens = tokens();
    for (int i = 0; i < tokens.size(); i++) {
      board = board.with(Square.at(i % 8, i / 8), letter(tokens.get(i), setUps));
    }
    return board;
  }

  private static char letter(String token, SetUps setUps) {
    if (token.length() == 1) {
      return token.charAt(0);
    }
    Colour colour = colour(token);
    int number = token.charAt(1) - '0';
    return colour.cased(
        token.endsWith("*") ? setUps.kind(colour, number).letter() : PublicBoard.CHECKER);
  }

  private static Colour colour(String token) {
    return token.charAt(0) == 'w' ? Colour.WHITE : Colour.BLACK;
  }

  private PublicSide side(Colour colour, String letters) {
    long places = 0;
    int cloaked = 0;
    int moved = 0;
    PublicEvidence known = PublicEvidence.NOTHING;
    List<String> tokens = tokens();
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (token.length() > 1 && colour(token) == colour) {
        int number = token.charAt(1) - '0';
        Square square = Square.at(i % 8, i / 8);
        places = PublicSide.placed(places, number, square);
        moved |= square == PublicSide.home(colour, number) ? 0 : 1 << number;
        cloaked |= token.endsWith("*") ? 0 : 1 << number;
        known = token.endsWith("*") ? known.is(number, arrangement(letters).kind(number)) : known;
      }
    }
    return new PublicSide(colour, places, cloaked, moved, 0, known);
  }
}
