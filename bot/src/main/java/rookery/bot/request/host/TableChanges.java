package rookery.bot.request.host;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.Markdown;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.table.CachedViews;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.random.RequestRandom;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.request.TableStep;
import rookery.bot.request.TableStorage;
import rookery.bot.request.TableStorage.AlreadyAnsweredException;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.request.TableStorage.ConflictException;
import rookery.bot.request.TableStorage.IdTakenException;
import rookery.bot.request.TableStorage.TooManyTablesException;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TimeRecords;
import rookery.bot.vitals.CommitOutcomeUnknownException;
import rookery.bot.vitals.ErrorReport;
import rookery.bot.vitals.StoreUnwritableException;
import rookery.engine.match.IllegalActionException;
import rookery.engine.option.IllegalOptionException;

/**
 * Carries out requests: reads the table, runs the step and saves the change. If another request was
 * faster, the whole step runs again on the new table.
 */
public record TableChanges(
    TableStorage tables,
    Outbox outbox,
    TableLookup lookup,
    PreferenceStore wishes,
    RequestRandomSource randomSource,
    MessageIds ids,
    Clock clock,
    OutboxSignal signal,
    TimeRecords timeRecords,
    SaveListener saved) {
  private static final Logger LOG = LoggerFactory.getLogger(TableChanges.class);
  private static final int MOST_RUNS = 5;

  /** Discord may deliver an interaction again after the bot was restarted. */
  private static final RequestOutcome DONE = RequestOutcome.refused("That's already done.");

  @Inject
  public TableChanges {}

  /** Carries out a request. Its change is saved when this returns. */
  public RequestOutcome carryOut(Request request, TableStep step) {
    byte[] seed = randomSource.seed();
    int taken = 0;
    for (int run = 1; run <= MOST_RUNS; run++) {
      try {
        StepContext context = context(request, randomSource.draws(seed).withLongerTableIds(taken));
        if (isAnswered(request)) {
          return DONE;
        }
        RequestOutcome outcome =
            outcome(step, context)
                .with(new TablePostsInDirectMessages(ids, context.views())::of)
                .with(new OtherServerMessages(ids, context.views())::of);
        RequestOutcome styled = new PersonalStyle(wishes, request.who()).of(outcome);
        Optional<RequestOutcome> kept = save(styled);
        if (kept.isPresent()) {
          return kept.get();
        }
      } catch (ConflictException faster) {
        // The step runs again with the same random draws, on the table as it is now.
      } catch (IdTakenException another) {
        seed = randomSource.seed();
        taken++;
      } catch (AlreadyAnsweredException again) {
        return DONE;
      } catch (TooManyTablesException tooMany) {
        return RequestOutcome.refused(
            ("You already have a seat at %s tables, which is the maximum. Finish a game or leave"
                    + " a table first.")
                .formatted(TableStorage.MOST_AT_ONCE));
      }
    }
    return RequestOutcome.refused("This table is very busy right now. Please try again.");
  }

  /**
   * To be called after the table was read. Requests that open a table are compared when it is
   * saved.
   */
  private boolean isAnswered(Request request) {
    return request.table().isPresent() && tables.isAnswered(request.id(), request.table());
  }

  private StepContext context(Request request, RequestRandom random) {
    Optional<Table> table =
        request.table().flatMap(lookup::find).map(found -> found.naming(request.who()));
    boolean inPrompt =
        request.where().on() == Surface.OWN_PROMPT
            && table.filter(at -> isLivePrompt(at, request)).isPresent();
    return new StepContext(
        request,
        table,
        inPrompt,
        clock.instant(),
        random,
        ids,
        lookup,
        wishes,
        new CachedViews(wishes),
        timeRecords);
  }

  /** Whether the message whose button was pressed is the person's current prompt. */
  private boolean isLivePrompt(Table table, Request request) {
    return table
        .promptOf(request.who())
        .flatMap(outbox::sent)
        .filter(sent -> request.where().message().filter(sent.message()::equals).isPresent())
        .isPresent();
  }

  private RequestOutcome outcome(TableStep step, StepContext context) {
    boolean outdated = context.found().filter(Table::isOutdated).isPresent();
    // Internal requests leave an outdated table alone.
    boolean asked = context.request().where().on() != Surface.NONE;
    TableStep wanted = outdated && asked ? new OutdatedGames() : step;
    try {
      return wanted.step(context.request(), context);
    } catch (Refusal refused) {
      return RequestOutcome.refused(tableGuessed(context) + refused.getMessage());
    } catch (IllegalActionException | IllegalOptionException refused) {
      // The engine does not escape markup, and may repeat what was typed.
      return RequestOutcome.refused(tableGuessed(context) + Markdown.escaped(refused.getMessage()));
    }
  }

  /** Names the table that refuses a command, if the command could have meant another one. */
  private String tableGuessed(StepContext context) {
    Request request = context.request();
    boolean said =
        request.where().on() != Surface.COMMAND
            || request.arguments().word(Slash.TABLE).isPresent();
    return context
        .found()
        .filter(table -> !said && lookup.couldMeanOtherTables(table, request))
        .map(table -> "%s (table %s): ".formatted(table.game().title(), table.id()))
        .orElse("");
  }

  /** Saves an outcome; empty if it was not saved and the step must run again. */
  private Optional<RequestOutcome> save(RequestOutcome outcome) {
    outcome.away().forEach(away -> timeRecords.keep(away.person(), away.absence()));
    Optional<RequestOutcome> kept =
        outcome.change().isEmpty() ? Optional.of(outcome) : saved(outcome.change().get(), outcome);
    // Only now, because a step that was not saved may be refused when it runs again.
    kept.ifPresent(this::keepPreferences);
    return kept;
  }

  private void keepPreferences(RequestOutcome kept) {
    try {
      kept.preferred().forEach(this::keepPreference);
    } catch (RuntimeException fault) {
      if (kept.change().isEmpty()) {
        throw fault;
      }
      // Beside a change it is only what to offer next time; the change is saved, so it is told.
      ErrorReport.log(LOG, "keeping what to offer next time", fault);
    }
  }

  private Optional<RequestOutcome> saved(Change change, RequestOutcome outcome) {
    try {
      announceSaved(tables.save(change));
    } catch (CommitOutcomeUnknownException unheard) {
      return savedAfterAll(change, outcome, unheard);
    }
    return Optional.of(outcome);
  }

  private void announceSaved(Table kept) {
    signal.ring();
    saved.saved(kept);
  }

  /** The change was saved after all if the request is known by now. */
  private Optional<RequestOutcome> savedAfterAll(
      Change change, RequestOutcome outcome, CommitOutcomeUnknownException unheard) {
    try {
      String table = change.after().id();
      Optional<String> changed = change.before().map(Table::id);
      if (change.request().filter(request -> tables.isAnswered(request, changed)).isEmpty()) {
        return Optional.empty();
      }
      tables.find(table).ifPresent(this::announceSaved);
      return Optional.of(outcome);
    } catch (StoreUnwritableException outOfReach) {
      unheard.addSuppressed(outOfReach);
      throw unheard;
    }
  }

  private void keepPreference(PreferenceChange chosen) {
    if (chosen instanceof PreferenceChange.Forgotten gone) {
      tables.forget(gone.person());
      timeRecords.forget(gone.person());
    }
    wishes.keep(chosen);
  }

  /** Leaves the edit of a person's prompt to the outbox, which is writing to that person. */
  void leave(OutgoingMessage step) {
    Optional<Table> table = tables.find(step.table());
    try {
      table.ifPresent(at -> tables.save(Change.of(at, at, List.of(step))));
      signal.ring();
    } catch (ConflictException movedOn) {
      // The faster change sends its own message to that person.
    }
  }
}
