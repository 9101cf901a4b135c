package rookery.bot.request.internal;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.TableStep;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.request.host.TableChanges;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** Runs steps that no person asked for, in the queue of their table like any other request. */
public record InternalRequests(TableChanges changes, SerialQueues queues) {
  /** Who asks where nobody did. */
  public static final Person NOBODY = new Person("0");

  private static final RequestOrigin NOWHERE =
      new RequestOrigin(new TableLocation("", ""), Surface.NONE);

  @Inject
  public InternalRequests {}

  /** Runs the step in its turn; the stage completes when its change is saved. */
  public CompletionStage<Void> run(Request request, TableStep step) {
    return queues.inTurn(request.table().orElseThrow(), () -> changes.carryOut(request, step));
  }

  /** A request to which nobody gets an answer. */
  public static Request request(String id, Person who, String what, String table) {
    return new Request(id, who, NOWHERE, what, Optional.of(table), Arguments.NONE);
  }
}
