package rookery.bot.discord.interaction;

import java.util.Optional;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.interactions.IntegrationOwners;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import rookery.bot.request.rights.NonMemberPlace;
import rookery.bot.request.rights.NonMemberPlace.Where;

/** Tells the places where the bot is a member from those to which somebody brings it along. */
final class NonMemberPlaces {
  /** The permissions that a table needs, as the README asks for them. */
  private static final long NEEDED =
      Permission.getRaw(
          Permission.VIEW_CHANNEL,
          Permission.MESSAGE_SEND,
          Permission.CREATE_PUBLIC_THREADS,
          Permission.MESSAGE_SEND_IN_THREADS,
          Permission.MESSAGE_ATTACH_FILES,
          Permission.MESSAGE_HISTORY);

  private static final String ADDING =
      "https://discord.com/oauth2/authorize?client_id=%s&scope=bot+applications.commands"
          + "&permissions=%d";

  private NonMemberPlaces() {}

  /** Which place the bot visits; empty where it is a member. */
  static Optional<NonMemberPlace> of(Interaction event) {
    return where(event).map(where -> new NonMemberPlace(where, adding(event)));
  }

  private static Optional<Where> where(Interaction event) {
    if (event.isFromGuild()) {
      return Optional.of(event)
          .filter(one -> !one.isFromAttachedGuild())
          .map(NonMemberPlaces::server);
    }
    if (event.getContext() == InteractionContextType.PRIVATE_CHANNEL) {
      return Optional.of(Where.GROUP);
    }
    IntegrationOwners by = event.getIntegrationOwners();
    // Whoever has only added the bot for themselves may not be written to.
    return Optional.of(Where.DIRECT)
        .filter(one -> by.isUserIntegration() && !by.isGuildIntegration());
  }

  private static Where server(Interaction event) {
    boolean hidden = event.getJDA().isUnavailable(event.getGuild().getIdLong());
    return hidden ? Where.HIDDEN_SERVER : Where.SERVER;
  }

  private static String adding(Interaction event) {
    return ADDING.formatted(event.getJDA().getSelfUser().getApplicationId(), NEEDED);
  }
}
