package rookery.bot.request.internal.delivery;

import jakarta.inject.Inject;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.seat.SharingServer;
import rookery.bot.seat.SharingServers;
import rookery.bot.table.MessageAddress;

/**
 * Ends that a server shares tables once the channel that shows those of others is lost. Whoever
 * chose that channel is told.
 */
public record SharingChannelLost(SharingServers sharing, MessageIds ids) {
  @Inject
  public SharingChannelLost {}

  /**
   * Looks whether tables were shown where a message can't be posted.
   *
   * @param gone whether the channel was deleted; otherwise the bot cannot post there
   */
  void shut(OutgoingMessage letter, boolean gone) {
    sharing.all().stream()
        .filter(one -> letter.address().isIn(one.channel()))
        .findFirst()
        .ifPresent(server -> sharing.end(server, told(server, gone)));
  }

  private OutgoingMessage told(SharingServer server, boolean gone) {
    String why =
        gone
            ? "The channel that showed open tables from other servers is gone"
            : "I can no longer post in <#%s>, the channel for other servers' open tables"
                .formatted(server.channel());
    return OutgoingMessage.sending(
        ids.get(),
        new MessageAddress.Direct(server.steward()),
        OutgoingMessage.NO_TABLE,
        Post.words(
            why
                + ", so your server no longer shares tables. To share tables again, use `/settings"
                + " of:this server` in a channel where I can post."));
  }
}
