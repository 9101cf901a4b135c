package rookery.engine.chess;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.Result;
import rookery.engine.text.Sentences;

/**
 * How near a game is to a draw by repetition or by lack of progress, as the games of two sides
 * share it. A state calls {@link #moved} for each regular move and {@link #turnBegins} once a turn,
 * after everything that belongs to the turn before. Immutable.
 */
public final class DrawRules {
  static final Sentences A_DRAW = Sentences.of("It's a draw.");

  /** Why a game ends when the same position stands for the fifth time. */
  private static final String FIVEFOLD = "fivefold";

  /** Why a game ends when each side has made so many moves without progress. */
  private static final String SEVENTY_FIVE = "seventy-five";

  private static final int CLAIMED_REPETITIONS = 3;
  private static final int AUTOMATIC_REPETITIONS = 5;
  private static final int CLAIMED_HALFMOVES = 2 * 50;
  private static final int AUTOMATIC_HALFMOVES = 2 * 75;

  private final int halfmove;
  private final Turn last;
  private final int occurrences;

  /** A turn that began with a position, and the turn before it that still counts. */
  private record Turn(Object key, int hash, Turn before) {
    boolean beganWith(Object other, int itsHash) {
      return hash == itsHash && key.equals(other);
    }
  }

  private DrawRules(int halfmove, Turn last, int occurrences) {
    this.halfmove = halfmove;
    this.last = last;
    this.occurrences = occurrences;
  }

  /** The reasons for which a game ends that has these rules and the endings of its own. */
  public static Set<String> and(String... own) {
    Set<String> endings = new TreeSet<>(List.of(own));
    endings.addAll(List.of(FIVEFOLD, SEVENTY_FIVE));
    return Set.copyOf(endings);
  }

  /**
   * A draw that came by itself in words.
   *
   * @param progress what keeps the draw of 75 moves away: {@code a capture or a pawn's move}
   */
  public static Sentences told(String reason, String progress) {
    return switch (reason) {
      case FIVEFOLD -> Sentences.of("The same position has come up five times.").then(A_DRAW);
      case SEVENTY_FIVE ->
          Sentences.of("Each side has made 75 moves without %s.", progress).then(A_DRAW);
      default -> throw new IllegalArgumentException("no draw by itself: " + reason);
    };
  }

  /** Before the first turn has begun. */
  public static DrawRules start() {
    return new DrawRules(0, null, 0);
  }

  /** After a regular move without progress. */
  public DrawRules moved() {
    return new DrawRules(halfmove + 1, last, occurrences);
  }

  /** After progress (a capture, a pawn's move) where nothing can come back as it was. */
  public DrawRules progressed() {
    return new DrawRules(0, null, 0);
  }

  /** After progress in games where earlier positions can still return. */
  public DrawRules progressedReversibly() {
    return new DrawRules(0, last, occurrences);
  }

  /**
   * After a turn has begun, with the same counted position.
   *
   * @param key an immutable value of everything public that decides the legal actions now and
   *     later; equal keys are the same position
   */
  public DrawRules turnBegins(Object key) {
    int hash = key.hashCode();
    int same = 1;
    for (Turn turn = last; turn != null; turn = turn.before) {
      if (turn.beganWith(key, hash)) {
        same++;
      }
    }
    return new DrawRules(halfmove, new Turn(key, hash, last), same);
  }

  /** Regular moves of either side since the last progress. */
  public int halfmove() {
    return halfmove;
  }

  /**
   * The draw that comes by itself as the turn begins: {@code fivefold} before {@code seventy-five}.
   */
  public Optional<Result> result() {
    if (occurrences >= AUTOMATIC_REPETITIONS) {
      return Optional.of(new Result.Draw(FIVEFOLD));
    }
    if (halfmove >= AUTOMATIC_HALFMOVES) {
      return Optional.of(new Result.Draw(SEVENTY_FIVE));
    }
    return Optional.empty();
  }

  /** The draws a seat of the side to move may claim at the start of its turn. */
  public Set<String> claims() {
    if (occurrences < CLAIMED_REPETITIONS && halfmove < CLAIMED_HALFMOVES) {
      return Set.of();
    }
    Set<String> claims = new TreeSet<>();
    if (occurrences >= CLAIMED_REPETITIONS) {
      claims.add("threefold");
    }
    if (halfmove >= CLAIMED_HALFMOVES) {
      claims.add("fifty");
    }
    return claims;
  }
}
