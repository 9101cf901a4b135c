package rookery.bot.season;

/**
 * The role that the champions of a server's seasons are given.
 *
 * @param role its id on Discord
 * @param chooser the account that chose it; empty once that person is forgotten
 * @param settled the last season whose champions have been dealt with; empty for none
 */
public record ChampionRole(String server, String role, String chooser, String settled) {
  /** Somebody to whom the bot has given a role, or was about to. */
  public record Holder(String role, String person) {}

  /** Whether the champions of that season have been dealt with. */
  public boolean isSettled(Season season) {
    return settled.equals(season.id());
  }
}
