package rookery.engine.puzzle;

import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** The goals that several games have. */
public final class Goals {
  private Goals() {}

  /** To win in so many turns of one's own. */
  public static Goal win(int turns) {
    return new Win(turns);
  }

  /**
   * To win with this turn, which ends with an action of that text or by itself: it is reached as
   * soon as ending the turn would win.
   *
   * @param how what wins: {@code checkmate}
   */
  public static Goal winThisTurn(String end, String how) {
    return new WinByEnding(end, how);
  }

  /** To end the game for that reason in so many actions. */
  public static Goal end(String reason, int actions, Optional<String> without, String what) {
    return new EndFor(reason, actions, without, what);
  }

  /**
   * To end the game for that reason in this turn.
   *
   * @param end the text of the action that ends a turn
   */
  public static Goal endThisTurn(String reason, String end, String what) {
    return new EndThisTurn(reason, end, what);
  }

  /**
   * To capture so many pieces in this turn.
   *
   * @param end the text of the action that ends a turn
   */
  public static Goal captures(int pieces, String end) {
    return new Captures(pieces, end);
  }

  private record Win(int turns) implements Goal {
    @Override
    public boolean isReached(PuzzleAttempt attempt) {
      return attempt.isWon();
    }

    @Override
    public boolean isLost(PuzzleAttempt attempt) {
      return attempt.turns() >= turns;
    }

    @Override
    public Sentences question(Seat solver) {
      return Sentences.of(
          "You play %s. Win in %s moves, whatever your opponent answers.", solver.title(), turns);
    }

    @Override
    public Sentences missed(PuzzleAttempt after) {
      return switch (turns - after.turns()) {
        case 0 -> Sentences.of("That does not win.");
        case 1 -> Sentences.of("After that no move wins.");
        default -> Sentences.of("After that, you can't win in %s moves.", turns - after.turns());
      };
    }
  }

  private record WinByEnding(String end, String how) implements Goal {
    @Override
    public boolean isReached(PuzzleAttempt attempt) {
      return attempt.isWon() || (attempt.isSolvers() && attempt.turns() == 0 && wins(attempt));
    }

    private boolean wins(PuzzleAttempt attempt) {
      return attempt
          .state()
          .find(attempt.solver(), end)
          .filter(action -> attempt.after(action).isWon())
          .isPresent();
    }

    @Override
    public boolean isLost(PuzzleAttempt attempt) {
      return attempt.turns() > 0;
    }

    @Override
    public boolean needsTheHand() {
      return true;
    }

    @Override
    public Sentences question(Seat solver) {
      return Sentences.of("You play %s. Give %s this turn.", solver.title(), how);
    }

    @Override
    public Sentences missed(PuzzleAttempt after) {
      return after.turns() > 0
          ? Sentences.of("That is no %s.", how)
          : Sentences.of("After that, you can't give %s this turn.", how);
    }
  }

  private record EndFor(String reason, int actions, Optional<String> without, String what)
      implements Goal {
    @Override
    public boolean isReached(PuzzleAttempt attempt) {
      return attempt.endedBy(reason);
    }

    @Override
    public boolean isLost(PuzzleAttempt attempt) {
      return attempt.actions() >= actions;
    }

    @Override
    public boolean offers(Action action) {
      return without.filter(action.text()::equals).isEmpty();
    }

    @Override
    public Sentences question(Seat solver) {
      return Sentences.of("%s in %s moves.", what, actions);
    }

    @Override
    public Sentences missed(PuzzleAttempt after) {
      int left = actions - after.actions();
      return left < 1
          ? Sentences.of("That was your last move, and the pieces are not in one group.")
          : Sentences.of(
              "After that, you'd need more than %s to win.", Phrase.counted(left, "move"));
    }
  }

  /** Something to reach before the solver's turn is over. */
  private interface ThisTurn extends Goal {
    /** The text of the action that ends the turn, which is never an answer. */
    String end();

    @Override
    default boolean isLost(PuzzleAttempt attempt) {
      return attempt.turns() > 0;
    }

    @Override
    default boolean offers(Action action) {
      return !action.text().equals(end());
    }

    @Override
    default boolean needsTheTable() {
      return true;
    }

    @Override
    default boolean isGoodPlay() {
      return false;
    }
  }

  private record EndThisTurn(String reason, String end, String what) implements ThisTurn {
    @Override
    public boolean isReached(PuzzleAttempt attempt) {
      return attempt.endedBy(reason);
    }

    @Override
    public Sentences question(Seat solver) {
      return Sentences.of("You play %s. %s this turn.", solver.title(), Phrase.capitalised(what));
    }

    @Override
    public Sentences missed(PuzzleAttempt after) {
      return Sentences.of("After that, you can't %s this turn.", what);
    }
  }

  private record Captures(int pieces, String end) implements ThisTurn {
    @Override
    public boolean isReached(PuzzleAttempt attempt) {
      return attempt.captures() >= pieces;
    }

    @Override
    public Sentences question(Seat solver) {
      return Sentences.of("You play %s. Capture %s pieces this turn.", solver.title(), pieces);
    }

    @Override
    public Sentences missed(PuzzleAttempt after) {
      return Sentences.of("After that, you can't capture %s pieces this turn.", pieces);
    }
  }
}
