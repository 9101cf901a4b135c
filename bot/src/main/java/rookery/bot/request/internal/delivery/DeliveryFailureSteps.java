package rookery.bot.request.internal.delivery;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.outbox.UndeliverableHandler;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.Request;
import rookery.bot.request.internal.InternalRequests;
import rookery.bot.request.internal.leaderboard.ServerLeaderboardMessages;
import rookery.bot.request.season.BulletinUpdates;
import rookery.bot.request.season.DueSeasonWork;
import rookery.bot.result.Bulletin;
import rookery.bot.season.Season;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

/**
 * Turns messages that cannot be delivered into internal requests at their tables, and ends a
 * server's board that cannot be posted and the sharing of tables where they can't be shown.
 */
public record DeliveryFailureSteps(
    InternalRequests internalRequests,
    DueSeasonWork seasons,
    ServerLeaderboardMessages boards,
    BulletinUpdates kept,
    SharingChannelLost sharing)
    implements UndeliverableHandler {
  @Inject
  public DeliveryFailureSteps {}

  @Override
  public CompletionStage<Void> undelivered(OutgoingMessage letter) {
    boolean daily = letter.table().equals(OutgoingMessage.NO_TABLE);
    return internalRequests.run(
        request(letter, "undelivered"),
        daily ? new NotificationsRestored() : new PromptUndeliverable(letter));
  }

  @Override
  public CompletionStage<Void> shut(OutgoingMessage letter, boolean gone) {
    sharing.shut(letter, gone);
    return ServerLeaderboardMessages.server(letter)
        .map(server -> boards.shut(server, letter, gone))
        .or(() -> Bulletin.Key.parse(letter.table()).map(board -> kept.shut(board, letter, gone)))
        .or(
            () ->
                Season.ofSubject(letter.table()).map(season -> seasons.shut(season, letter, gone)))
        .orElseGet(
            () ->
                internalRequests.run(
                    request(letter, "shut"), new ChannelLost(gone, Optional.of(letter))));
  }

  @Override
  public CompletionStage<Void> vanished(OutgoingMessage letter) {
    return Season.ofSubject(letter.table())
        .map(season -> seasons.vanished(season, letter))
        .or(
            () ->
                ServerLeaderboardMessages.server(letter)
                    .map(server -> boards.vanished(server, letter)))
        .or(() -> Bulletin.Key.parse(letter.table()).map(board -> kept.vanished(board, letter)))
        .orElseGet(
            () -> internalRequests.run(request(letter, "vanished"), new MessageDeleted(letter)));
  }

  private static Request request(OutgoingMessage letter, String what) {
    Person person =
        letter.address() instanceof MessageAddress.Direct to
            ? to.person()
            : InternalRequests.NOBODY;
    return InternalRequests.request(what + " " + letter.id(), person, what, letter.table());
  }
}
