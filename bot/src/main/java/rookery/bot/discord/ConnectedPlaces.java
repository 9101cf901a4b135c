package rookery.bot.discord;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import rookery.bot.request.season.PublicPlaces;
import rookery.bot.table.TableLocation;

/** Knows channels by the connection, which itself needs those who ask. */
final class ConnectedPlaces implements PublicPlaces {
  private final Provider<DiscordConnection> connection;

  @Inject
  ConnectedPlaces(Provider<DiscordConnection> connection) {
    this.connection = connection;
  }

  @Override
  public boolean isPublic(TableLocation place) {
    return connection.get().places().isPublic(place);
  }
}
