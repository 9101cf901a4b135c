package rookery.engine.games.fluid.move;

/** Whether a piece goes by itself, or together with the one it shares its square with. */
public enum Company {
  ALONE {
    @Override
    public boolean passes(int stack, int colour) {
      return Stack.letsThrough(stack, colour);
    }

    @Override
    public boolean mayEnd(int stack, int colour) {
      return Stack.admitsSingle(stack, colour);
    }
  },
  TOGETHER {
    // FL-1: beside a pair there is no room on an occupied square, not for a moment.
    @Override
    public boolean passes(int stack, int colour) {
      return stack == Stack.EMPTY;
    }

    @Override
    public boolean mayEnd(int stack, int colour) {
      return Stack.admitsPair(stack, colour);
    }
  };

  /** Whether what stands on a square lets the mover of {@code colour} through. */
  public abstract boolean passes(int stack, int colour);

  /** Whether the mover of {@code colour} may end its move there. */
  public abstract boolean mayEnd(int stack, int colour);
}
