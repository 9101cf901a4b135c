package rookery.bot.request;

import rookery.bot.preference.PreferenceReader;

/** Makes the form that a request opens, filled in with the current values. */
@FunctionalInterface
public interface FormRequest {
  /**
   * Returns the form. It can read, but changes nothing.
   *
   * @throws rookery.bot.table.Refusal with a sentence for the person
   */
  InputForm form(PreferenceReader wishes);
}
