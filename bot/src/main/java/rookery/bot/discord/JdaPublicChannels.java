package rookery.bot.discord;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import rookery.bot.request.season.PublicPlaces;
import rookery.bot.table.TableLocation;

/** Knows channels by the connection, which itself needs those who ask. */
record JdaPublicChannels(Provider<DiscordConnection> connection) implements PublicPlaces {
  @Inject
  JdaPublicChannels {}

  @Override
  public boolean isPublic(TableLocation place) {
    return connection.get().places().isPublic(place);
  }
}
