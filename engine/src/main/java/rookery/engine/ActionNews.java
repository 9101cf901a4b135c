package rookery.engine;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.GameLogLine;

/**
 * What an action brought to light, told after it was done. Worked out only when first asked, so
 * that play costs nothing where nobody reads it.
 */
public interface ActionNews {
  /**
   * The line of the log that {@code viewer} may read.
   *
   * @return empty if that viewer may not even know that something was done
   */
  Optional<GameLogLine> line(Viewer viewer);

  /** News that everybody may read, of something that shows nothing hidden. */
  static ActionNews toAll(Supplier<GameLogLine> line) {
    Lazy<Optional<GameLogLine>> told = Lazy.of(() -> Optional.of(line.get()));
    return viewer -> told.get();
  }

  /** News that everybody may read, of something that was hidden until now. */
  static ActionNews revealing(Supplier<GameLogLine> line) {
    return new Revealing(toAll(line));
  }

  /** News of something that was hidden until now, with a line for each viewer. */
  record Revealing(ActionNews news) implements ActionNews {
    @Override
    public Optional<GameLogLine> line(Viewer viewer) {
      return news.line(viewer);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** Whether somebody was shown something that was hidden, so that it cannot be taken back. */
  default boolean reveals() {
    return false;
  }

  /** The same news as {@link GameLogLine#weighty} ones, if that is so when they are asked for. */
  default ActionNews weightyIf(BooleanSupplier isWeighty) {
    ActionNews same = this;
    Lazy<Boolean> weighty = Lazy.of(isWeighty::getAsBoolean);
    return new ActionNews() {
      @Override
      public Optional<GameLogLine> line(Viewer viewer) {
        Optional<GameLogLine> line = same.line(viewer);
        return weighty.get() ? line.map(GameLogLine::weighty) : line;
      }

      @Override
      public boolean reveals() {
        return same.reveals();
      }

      @Override
      public boolean isFinal() {
        return same.isFinal();
      }
    };
  }

  /**
   * Whether the game's rules make what was done final, so that it cannot be taken back even though
   * nothing hidden was shown.
   */
  default boolean isFinal() {
    return false;
  }
}
