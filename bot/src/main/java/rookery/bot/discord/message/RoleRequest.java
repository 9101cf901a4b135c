package rookery.bot.discord.message;

import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.internal.requests.RestActionImpl;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.request.season.RoleGiving;
import rookery.bot.season.ChampionRole.Holder;

/**
 * Gives and takes roles by any session. JDA itself would have to know the server, which may be told
 * of to another process; Discord answers for what is missing.
 */
public final class RoleRequest implements RoleGiving {
  private static final Logger LOG = LoggerFactory.getLogger(RoleRequest.class);
  private static final int PATIENCE_SECONDS = 20;

  private final ConnectedShards shards;

  public RoleRequest(ConnectedShards shards) {
    this.shards = shards;
  }

  @Override
  public Answer give(String server, Holder holder) {
    return answer(Route.Guilds.ADD_MEMBER_ROLE.compile(server, holder.person(), holder.role()));
  }

  @Override
  public Answer take(String server, Holder holder) {
    return answer(Route.Guilds.REMOVE_MEMBER_ROLE.compile(server, holder.person(), holder.role()));
  }

  private Answer answer(Route.CompiledRoute route) {
    if (!shards.areConnected()) {
      return Answer.LATER;
    }
    try {
      new RestActionImpl<Void>(shards.any(), route)
          .submit()
          .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
          .join();
      return Answer.DONE;
    } catch (CompletionException | IllegalStateException failed) {
      Throwable cause = DiscordRefusal.cause(failed);
      LOG.info("Couldn't change a role: {}", DiscordRefusal.named(cause));
      return cause instanceof ErrorResponseException refused ? why(refused) : Answer.LATER;
    }
  }

  private static Answer why(ErrorResponseException refused) {
    if (DiscordRefusal.mayPass(refused.getResponse().code)) {
      return Answer.LATER;
    }
    ErrorResponse said = refused.getErrorResponse();
    return switch (said) {
      case UNKNOWN_ROLE -> Answer.ROLE_GONE;
      case UNKNOWN_MEMBER, UNKNOWN_USER -> Answer.MEMBER_GONE;
      default -> Answer.NOT_ALLOWED;
    };
  }
}
