package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;

/**
 * Positions drawn as text: a dot, a pawn or promoted piece by its letter, a cloaked checker as
 * {@code w3} or {@code b3}, and an uncloaked one with an asterisk, {@code w3*}. What checkers are
 * is told by the set-ups; those away from home have moved.
 */
final class Drawn {
  private final String white;
  private final String black;
  private final List<String> rows;
  private int whitePawns;
  private int blackPawns;

  private Drawn(String white, String black, List<String> rows) {
    this.white = white;
    this.black = black;
    this.rows = rows;
  }

  static Drawn of(String white, String black, String... rows) {
    return new Drawn(white, black, List.of(rows));
  }

  /** With captured pawns in hand. */
  Drawn pawns(int ofWhite, int ofBlack) {
    whitePawns = ofWhite;
    blackPawns = ofBlack;
    return this;
  }

  /** The start of a turn. */
  State turn(Colour side) {
    return at(Turn.begin(side, Step.GUESS));
  }

  /** The start of a turn after a wrong guess of the other side. */
  State reply(Colour side) {
    return at(Turn.begin(side, Step.REPLY));
  }

  /** The bonus after a right guess. */
  State bonus(Colour side) {
    return at(new Turn(side, Step.BONUS, Optional.of(true), true, true));
  }

  /** The end of a turn. */
  State uncloaking(Colour side) {
    return at(new Turn(side, Step.UNCLOAK, Optional.empty(), true, true));
  }

  private State at(Turn turn) {
    Armies armies =
        Armies.NONE
            .with(Colour.WHITE, Arrangement.of(white))
            .with(Colour.BLACK, Arrangement.of(black));
    Field field =
        new Field(
            board(armies),
            force(Colour.WHITE, white).holding(whitePawns),
            force(Colour.BLACK, black).holding(blackPawns),
            new TreeSet<>());
    Moment moment =
        new Moment(
            field, turn, DrawRules.start().turnBegins("drawn"), Trail.NONE, Optional.empty());
    return CloakState.of(Grid.FULL, new Truth(moment, armies));
  }

  private List<String> tokens() {
    List<String> tokens = new ArrayList<>();
    for (int rank = 0; rank < 8; rank++) {
      tokens.addAll(Stream.of(rows.get(7 - rank).strip().split("\\s+")).toList());
    }
    return tokens;
  }

  private Board board(Armies armies) {
    Board board = Board.empty(8, 8);
    List<String> tokens = tokens();
    for (int i = 0; i < tokens.size(); i++) {
      board = board.with(Square.at(i % 8, i / 8), letter(tokens.get(i), armies));
    }
    return board;
  }

  private static char letter(String token, Armies armies) {
    if (token.length() == 1) {
      return token.charAt(0);
    }
    Colour colour = colour(token);
    int number = token.charAt(1) - '0';
    return colour.cased(token.endsWith("*") ? armies.kind(colour, number).letter() : Field.CHECKER);
  }

  private static Colour colour(String token) {
    return token.charAt(0) == 'w' ? Colour.WHITE : Colour.BLACK;
  }

  private Force force(Colour colour, String letters) {
    SortedMap<Integer, Square> checkers = new TreeMap<>();
    SortedSet<Integer> cloaked = new TreeSet<>();
    Known known = Known.NOTHING;
    List<String> tokens = tokens();
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (token.length() > 1 && colour(token) == colour) {
        int number = token.charAt(1) - '0';
        checkers.put(number, Square.at(i % 8, i / 8));
        if (token.endsWith("*")) {
          known = known.is(number, Arrangement.of(letters).kind(number));
        } else {
          cloaked.add(number);
        }
      }
    }
    SortedSet<Integer> moved =
        checkers.keySet().stream()
            .filter(number -> checkers.get(number) != Force.home(colour, number))
            .collect(Collectors.toCollection(TreeSet::new));
    return new Force(colour, checkers, cloaked, moved, 0, known);
  }
}
