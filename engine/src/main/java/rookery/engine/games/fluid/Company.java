package rookery.engine.games.fluid;

/** Whether a piece goes by itself, or together with the one it shares its square with. */
enum Company {
  ALONE {
    @Override
    boolean passes(int stack, int colour) {
      return Stack.letsThrough(stack, colour);
    }

    @Override
    boolean mayEnd(int stack, int colour) {
      return Stack.admitsSingle(stack, colour);
    }
  },
  TOGETHER {
    // FL-1: beside a pair there is no room on an occupied square, not for a moment.
    @Override
    boolean passes(int stack, int colour) {
      return stack == Stack.EMPTY;
    }

    @Override
    boolean mayEnd(int stack, int colour) {
      return Stack.admitsPair(stack, colour);
    }
  };

  /** Whether what stands on a square lets the mover of {@code colour} through. */
  abstract boolean passes(int stack, int colour);

  /** Whether the mover of {@code colour} may end its move there. */
  abstract boolean mayEnd(int stack, int colour);
}
