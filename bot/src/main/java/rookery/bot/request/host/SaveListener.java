package rookery.bot.request.host;

import rookery.bot.table.Table;

/** Is told after a table was saved. */
@FunctionalInterface
public interface SaveListener {
  /** Called with the saved table; must return at once. */
  void saved(Table table);
}
