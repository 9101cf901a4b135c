package rookery.bot.request.host;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.outbox.LaneClaims;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.CommandList;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;

/**
 * The entrance for all requests: each waits in the queue of its table, is carried out and answered.
 * Every method but {@link #complete} returns at once.
 */
@Singleton
public final class RequestHost {
  private static final Logger LOG = LoggerFactory.getLogger(RequestHost.class);

  private static final Post MOVING_TO_OTHER_MACHINE =
      Post.words(
          "I was restarting just then, so what you did may not have been saved."
              + " `/board` shows the current position; please try again if your move is missing.");

  private static final Post FROM_OLDER_VERSION =
      Post.words("This button is from an older version of me. `/board` shows the current board.");

  private final CommandList commands;
  private final TableChanges changes;
  private final TableLookup lookup;
  private final PreferenceReader wishes;
  private final LaneClaims lanes;
  private final SerialQueues queues;
  private final WaitForPostedBoards boards;
  private final WaitForComputers settling;
  private final RecentRequestIds handled = new RecentRequestIds();
  private final RecentAnswers answered = new RecentAnswers();

  @Inject
  public RequestHost(
      CommandList commands,
      TableChanges changes,
      TableLookup lookup,
      PreferenceReader wishes,
      LaneClaims lanes,
      SerialQueues queues,
      WaitForPostedBoards boards,
      WaitForComputers settling) {
    this.commands = commands;
    this.changes = changes;
    this.lookup = lookup;
    this.wishes = wishes;
    this.lanes = lanes;
    this.queues = queues;
    this.boards = boards;
    this.settling = settling;
  }

  /**
   * The form that a command or button opens; empty if the request is carried out at once. Making
   * the form reads the database and may throw a refusal.
   */
  public Optional<Supplier<InputForm>> form(Request request) {
    return commands
        .of(request.verb())
        .filter(command -> works(request, command))
        .flatMap(command -> command.form(request))
        .map(opening -> () -> opening.form(wishes));
  }

  /** Whether this request is new; Discord may deliver the same one twice. */
  public boolean isNew(Request request) {
    boolean isNew = handled.add(request.id());
    if (!isNew) {
      LOG.info("Discord sent {} twice; ignoring the second", request.verb());
    }
    return isNew;
  }

  /** Suggestions for what is being typed into a slash command. Reads the database. */
  public List<SelectableOption> complete(String slash, CompletionRequest typing) {
    try {
      return typing.option().equals(Slash.TABLE)
          ? lookup.completeTable(typing)
          : commands.of("/" + slash).map(c -> c.complete(typing, lookup)).orElse(List.of());
    } catch (Refusal nothingToComplete) {
      // Suggestions cannot explain anything; the command itself will say why.
      return List.of();
    }
  }

  /**
   * Carries out a request and answers it.
   *
   * @return whether the request is new; repeated requests are dropped
   */
  public boolean handle(Request request, RequestAnswerer answerer) {
    boolean isNew = isNew(request);
    if (isNew) {
      enqueue(request, answerer);
    }
    return isNew;
  }

  /** Leaves a request to another process that may already be carrying it out, and says so. */
  public void leave(Request request, RequestAnswerer answerer) {
    say(MOVING_TO_OTHER_MACHINE, request, answerer);
  }

  /** Refuses a request because nothing can be saved. */
  public void refuse(Request request, RequestAnswerer answerer) {
    say(FaultPost.CANNOT_SAVE, request, answerer);
  }

  private void enqueue(Request request, RequestAnswerer answerer) {
    String own = "person " + request.who().id();
    Optional<Command> command = commands.of(request.verb());
    queues.run(
        request.table().orElse(own),
        () ->
            answeringFaults(
                request,
                answerer,
                () ->
                    command.ifPresentOrElse(
                        wanted -> begin(request, wanted, answerer),
                        () -> say(FROM_OLDER_VERSION, request, answerer))));
  }

  private void begin(Request request, Command command, RequestAnswerer answerer) {
    if (works(request, command)) {
      findTable(request, command, answerer);
    } else {
      say(request.where().visit().orElseThrow().refusal(), request, answerer);
    }
  }

  /** Where the bot is no member, only what concerns the person alone can be done. */
  private static boolean works(Request request, Command command) {
    return request.where().visit().isEmpty()
        || request.table().isPresent()
        || command.declared().worksOnVisits();
  }

  /** Finds the table of a slash command, only once: a second run must not pick another table. */
  private void findTable(Request request, Command command, RequestAnswerer answerer) {
    Optional<Slash> typed = command.declared().slash().filter(s -> isTyped(s, request));
    typed.ifPresent(slash -> command.declared().check(request.arguments().words()));
    Optional<Slash> about = typed.filter(slash -> slash.about() != About.NOTHING);
    if (about.isEmpty()) {
      checkNear(request, command);
      finish(request, command, answerer);
      return;
    }
    String table =
        lookup.table(
            request.who(),
            request.where().place(),
            request.arguments().word(Slash.TABLE),
            about.get().about(),
            command.fit(request));
    queues.runHere(
        table,
        () ->
            answeringFaults(
                request, answerer, () -> finish(request.about(table), command, answerer)));
  }

  private static boolean isTyped(Slash slash, Request request) {
    return request.verb().equals(slash.verb());
  }

  /** Checks access when a button is pressed; that the button was shown proves nothing. */
  private void checkNear(Request request, Command command) {
    boolean inServer =
        command.declared().slash().filter(s -> s.about() == About.SERVER_TABLE).isPresent();
    request.table().ifPresent(table -> lookup.checkNear(request, table, inServer, command));
  }

  private void finish(Request request, Command command, RequestAnswerer answerer) {
    PromptClaim prompt = new PromptClaim(lanes, request);
    try {
      RequestOutcome outcome = changes.carryOut(request, command);
      try {
        answer(outcome, request, prompt, answerer);
      } catch (RuntimeException | Error fault) {
        String what = request.named();
        Post told = outcome.isSaved() ? FaultPost.ofAnswer(what, fault) : FaultPost.of(what, fault);
        say(told, request, answerer);
      }
    } finally {
      prompt.end();
    }
  }

  private static void answeringFaults(Request request, RequestAnswerer answerer, Runnable work) {
    try {
      work.run();
    } catch (Refusal refused) {
      say(Post.words(refused.getMessage()), request, answerer);
    } catch (RuntimeException | Error fault) {
      apologise(FaultPost.of(request.named(), fault), request, answerer);
    }
  }

  /** As nothing has changed, what was pressed stays, so that it can be pressed again. */
  private static void apologise(Post post, Request request, RequestAnswerer answerer) {
    if (request.where().changesMessage()) {
      answerer.beside(post);
    } else {
      answerer.give(post);
    }
  }

  private void answer(
      RequestOutcome outcome, Request request, PromptClaim prompt, RequestAnswerer answerer) {
    Reply reply = outcome.reply();
    request.card(outcome.endsGame()).ifPresent(answerer::replacing);
    request.closes(outcome.change().isPresent()).ifPresent(answerer::closing);
    if (reply instanceof Reply.Say say) {
      outcome.change().ifPresent(kept -> answered.add(request, say.post()));
      say(say.post(), request, answerer);
    } else if (reply instanceof Reply.Leading leading) {
      outcome.change().ifPresent(kept -> answered.add(request, leading.post()));
      boards
          .posted(leading.board())
          .thenAccept(found -> say(leading(leading, found), request, answerer));
    } else if (reply instanceof Reply.Beside beside) {
      answerer.beside(beside.post());
    } else if (reply instanceof Reply.Past past) {
      say(answered.of(request).orElse(past.post()), request, answerer);
    } else if (reply instanceof Reply.Cards cards) {
      answerer.give(cards.list());
    } else if (reply instanceof Reply.Pondered pondered) {
      if (request.where().on() != RequestOrigin.Surface.OWN_PROMPT) {
        answerer.meanwhile(pondered.meanwhile(), pondered.interrupted());
      }
      pondered
          .post()
          .exceptionally(fault -> FaultPost.of(request.named(), fault))
          .thenAccept(post -> say(post, request, answerer));
    } else if (reply instanceof Reply.Settled settled) {
      answered.add(request, settled.meanwhile());
      settling
          .settled(settled)
          .exceptionally(fault -> FaultPost.ofAnswer(request.named(), fault))
          .thenAccept(post -> say(post, request, answerer));
    } else if (reply instanceof Reply.UntilMoved until) {
      answered.add(request, until.now());
      answerer.meanwhile(until.now());
      settling
          .moved(until)
          .exceptionally(fault -> Optional.of(FaultPost.ofAnswer(request.named(), fault)))
          .thenAccept(post -> post.ifPresent(answerer::give));
    } else if (reply instanceof Reply.Delivery delivery) {
      answerer.deliver(delivery.post(), delivery.files());
    } else if (reply instanceof Reply.Aloud aloud) {
      answerer.aloud(aloud.own(), aloud.aloud());
    } else if (reply instanceof Reply.Turn turn) {
      outcome.change().ifPresent(kept -> answered.add(request, turn.message().post()));
      if (!prompt.answers(turn.message(), outcome.change().isPresent(), answerer)) {
        leaveToOutbox(turn.message(), outcome, answerer);
      }
    }
  }

  private void leaveToOutbox(
      OutgoingMessage message, RequestOutcome outcome, RequestAnswerer answerer) {
    if (outcome.change().isEmpty()) {
      changes.leave(message);
    }
    answerer.later();
  }

  private static Post leading(Reply.Leading reply, Optional<Sent> board) {
    return board.map(sent -> reply.to(sent.channel(), sent.message())).orElseGet(reply::post);
  }

  private static void say(Post post, Request request, RequestAnswerer answerer) {
    if (request.where().on() == RequestOrigin.Surface.OWN_PROMPT) {
      // What changes a prompt must go through its lane.
      answerer.beside(post);
    } else {
      answerer.give(post);
    }
  }
}
