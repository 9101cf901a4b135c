package rookery.engine.games.cooperative;

import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.tactics.ReachInTwo;
import rookery.engine.games.cooperative.points.CooperativeScore;

/**
 * Judges by the points made, by what may still be made with the cards that are left, and by how
 * surely a king can be taken before they run out, without which all counts for nothing.
 */
final class CooperativeEvaluation {
  private static final int[] AT_FIRST = {2, 2, 4, 4, 4, 16};
  private static final double A_TURN = 0.5;
  private static final double READY = 0.5;

  /** What whoever's turn it is can capture at once is nearly made. */
  private static final double READY_NOW = 0.85;

  /** In check a colour can do little or nothing but end its turn. */
  private static final double CHECK = 1.2;

  private static final double PREPARED = 0.3;
  private static final double SIDE_BY_SIDE = 0.12;
  private static final double IN_REACH = 0.02;
  private static final double NEARLY_IN_REACH = 0.005;
  private static final double FOR_A_KIND = 7;
  private static final double SURE = 0.97;
  private static final double NEARLY_SURE = 0.9;
  private static final double UNSURE = 0.75;
  private static final int EARLY = 10;
  private static final char[] LETTERS = "KQRBNPkqrbnp".toCharArray();

  private final CooperativeTurn turn;
  private final Board board;
  private final long[] places = new long['z' + 1];
  private final long[] reached = new long['z' + 1];
  private final long[] soon = new long['z' + 1];

  private CooperativeEvaluation(CooperativeTurn turn) {
    this.turn = turn;
    this.board = turn.chess().board();
    long occupied = board.occupied();
    for (long left = occupied; left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      char letter = board.at(square);
      places[letter] |= SquareSet.of(square);
      reached[letter] |= ChessEvaluation.reach(Geometry.CHESS, square, letter, occupied);
      soon[letter] |= ReachInTwo.from(square, letter, occupied);
    }
  }

  static double of(CooperativeSituation situation) {
    return new CooperativeEvaluation(situation.turn()).worth();
  }

  private double worth() {
    int turns = turn.cards().toCome();
    double more = Math.min(A_TURN * turns, SquareSet.size(board.occupied()) - 1);
    double points = turn.score().points() + more + kinds(turns) + inLine() + inReach() - checks();
    return surety(turns) * points / CooperativeScore.BOUNDS.most();
  }

  private double checks() {
    double cost = 0;
    for (Colour colour : Colour.values()) {
      char king = colour.cased('K');
      for (char captor : LETTERS) {
        if (Colour.of(captor) != colour && takes(captor, king)) {
          cost += CHECK;
          break;
        }
      }
    }
    return cost;
  }

  /** What it is worth to have a kind of piece nearly gone, as long as there is time. */
  private double kinds(int turns) {
    double worth = 0;
    for (PieceType type : PieceType.values()) {
      int left = left(type);
      if (left > 0 && type != PieceType.KING) {
        double done = 1 - (double) left / AT_FIRST[type.ordinal()];
        worth += done * done * FOR_A_KIND * Math.min(1, turns / (4.0 * left));
      }
    }
    return worth;
  }

  private int left(PieceType type) {
    char white = type.letter();
    return SquareSet.size(places[white] | places[Colour.BLACK.cased(white)]);
  }

  /** What the neighbours in the line let each other take. */
  private double inLine() {
    List<String> cards = turn.cards().line().cards();
    double worth = 0;
    for (int i = 1; i < cards.size(); i++) {
      worth += beside(cards.get(i - 1).charAt(0), cards.get(i).charAt(0));
    }
    return worth;
  }

  /** What could be taken once the cards for it lie side by side. */
  private double inReach() {
    double worth = 0;
    for (char captor : LETTERS) {
      for (char victim : LETTERS) {
        if (Colour.of(captor) != Colour.of(victim) && PieceType.of(victim) != PieceType.KING) {
          worth += takes(captor, victim) ? IN_REACH : 0;
          worth += takesSoon(captor, victim) ? NEARLY_IN_REACH : 0;
        }
      }
    }
    return worth;
  }

  private double beside(char one, char other) {
    if (Colour.of(one) == Colour.of(other)) {
      return 0;
    }
    return Math.max(pair(one, other), pair(other, one));
  }

  private double pair(char captor, char victim) {
    if (PieceType.of(victim) == PieceType.KING || places[victim] == 0 || places[captor] == 0) {
      return 0;
    }
    boolean scarce = left(PieceType.of(victim)) <= 2;
    double near = takesSoon(captor, victim) ? PREPARED : SIDE_BY_SIDE;
    double ready = takes(captor, victim) ? ready(captor) : near;
    return scarce ? 2.5 * ready : ready;
  }

  private double ready(char captor) {
    return Colour.of(captor) == turn.colour() ? READY_NOW : READY;
  }

  private boolean takesSoon(char captor, char victim) {
    return (soon[captor] & places[victim]) != 0;
  }

  private boolean takes(char captor, char victim) {
    return (reached[captor] & places[victim]) != 0;
  }

  /** How surely a king can be taken in the turns that are left. */
  private double surety(int turns) {
    double best = 0;
    List<String> cards = turn.cards().line().cards();
    for (int i = 0; i < cards.size(); i++) {
      char king = cards.get(i).charAt(0);
      if (PieceType.of(king) == PieceType.KING) {
        best = Math.max(best, 0.5);
        best = i > 0 ? Math.max(best, prey(cards.get(i - 1).charAt(0), king)) : best;
        best = i + 1 < cards.size() ? Math.max(best, prey(cards.get(i + 1).charAt(0), king)) : best;
      }
    }
    double early = Math.min(1, (double) turns / EARLY);
    return best + (SURE - best) * early * 0.95;
  }

  /** How surely that piece takes the king beside whose card its own lies. */
  private double prey(char captor, char king) {
    if (Colour.of(captor) == Colour.of(king) || places[captor] == 0) {
      return 0;
    }
    double near = takesSoon(captor, king) ? NEARLY_SURE : UNSURE;
    return takes(captor, king) ? SURE : near;
  }
}
