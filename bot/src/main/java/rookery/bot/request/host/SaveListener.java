package rookery.bot.request.host;

import rookery.bot.table.Table;

/** Whoever wants to know that a table was kept as it is now. */
@FunctionalInterface
public interface SaveListener {
  /** Returns at once. */
  void saved(Table table);
}
