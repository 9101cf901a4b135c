package rookery.bot.discord;

import com.google.inject.Inject;
import com.google.inject.Provider;
import rookery.bot.request.season.RoleGiving;
import rookery.bot.season.ChampionRole.Holder;

/** Gives roles by the connection, which itself needs those who ask for it. */
record JdaRoleGiving(Provider<DiscordConnection> connection) implements RoleGiving {
  @Inject
  JdaRoleGiving {}

  @Override
  public Answer give(String server, Holder holder) {
    return connection.get().roles().give(server, holder);
  }

  @Override
  public Answer take(String server, Holder holder) {
    return connection.get().roles().take(server, holder);
  }
}
