package rookery.bot.request;

import rookery.bot.preference.PreferenceReader;

/** Makes the form that a request opens, filled in as things are now. */
@FunctionalInterface
public interface FormRequest {
  /**
   * The form. May read, and changes nothing.
   *
   * @throws rookery.bot.table.Refusal with a sentence for whoever asked
   */
  Form form(PreferenceReader wishes);
}
