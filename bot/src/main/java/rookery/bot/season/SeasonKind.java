package rookery.bot.season;

import rookery.bot.preference.ChoiceLabel;

/** How people meet in a season. What is stored is the constant's name. */
public enum SeasonKind implements ChoiceLabel {
  ROUND_ROBIN("Everyone plays everyone"),
  LADDER("A ladder: people challenge players above them");

  private final String words;

  SeasonKind(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
