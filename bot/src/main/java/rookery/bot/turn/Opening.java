package rookery.bot.turn;

import rookery.bot.preference.PreferenceBook;

/** Makes the form that a request opens, filled in as things are now. */
@FunctionalInterface
public interface Opening {
  /**
   * The form. May read, and changes nothing.
   *
   * @throws rookery.bot.table.Refusal with a sentence for whoever asked
   */
  Form form(PreferenceBook wishes);
}
