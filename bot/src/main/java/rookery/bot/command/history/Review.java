package rookery.bot.command.history;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.review.ReviewPost;
import rookery.bot.review.ReviewQueue;
import rookery.bot.review.ReviewStore;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;
import rookery.engine.review.GameReview;

/**
 * Shows the review of a finished game to those who played it, and to the channel if one of them
 * wants.
 */
public record Review(ReviewQueue reviews) implements Command {
  /** So many actions are looked through in about half a minute, see bot/docs/speed.md. */
  private static final int FEW = 30;

  private static final int SOME = 90;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.FINISHED_TABLE,
            "review",
            "See where a finished game turned, and what would have been better",
            "shows where a finished game turned, and what would have been better")
        .everywhere()
        .pressed(ControlVerb.REVIEW, ControlVerb.REVIEW_SHOW);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    Optional<Integer> number = number(request);
    // Whoever sees a review in the channel may look at what it tells.
    boolean isShownToAll = number.isPresent() && request.where().on() == Surface.BOARD;
    check(table, context, isShownToAll);
    Optional<GameReview> review = reviews.find(table).flatMap(ReviewStore.Kept::review);
    if (review.isEmpty()) {
      return RequestOutcome.shown(waiting(table, request.who()));
    }
    if (request.verb().equals(ControlVerb.REVIEW_SHOW)) {
      return toChannel(table, review.get(), context);
    }
    ReviewPost post = new ReviewPost(table, review.get(), Optional.of(request.who()));
    boolean isOne = number.isPresent() && !review.get().points().isEmpty();
    return RequestOutcome.shown(isOne ? post.at(number.get()) : post.post());
  }

  /** Which of its turning points somebody wants to see. */
  private static Optional<Integer> number(Request request) {
    return Optional.of(request.arguments().argument())
        .filter(argument -> argument.length() == 1)
        .map(argument -> Character.digit(argument.charAt(0), 10))
        .filter(number -> number > 0);
  }

  /** A review tells everything that there was to know, so the game and its like must be over. */
  private static void check(Table table, StepContext context, boolean isForAll) {
    PastTable.checkHasStarted(table);
    if (table.stage() != TableStage.OVER || table.result().isEmpty()) {
      throw new Refusal("This game has no result yet. Once it's over, use `/review`.");
    }
    if (!isForAll && !table.concerns(context.request().who())) {
      throw new Refusal(
          "Only people who played this game can ask for its review. Ask one of them to show it here.");
    }
    if (table.match().orElseThrow().record().standing().stream()
        .noneMatch(Entry.Act.class::isInstance)) {
      throw new Refusal("Nobody moved in this game, so there is nothing to review.");
    }
    if (context
        .lookup()
        .openAt(table.place(), context.request().who())
        .anyMatch(open -> isSameDeal(table, open))) {
      throw new Refusal(
          "A game with the same deal is still running here. You can see the review when that game"
              + " is over.");
    }
  }

  /** Whether the person may see the review of that table's game now. */
  static boolean isFor(Table table, StepContext context) {
    try {
      check(table, context, false);
      return true;
    } catch (Refusal notNow) {
      return false;
    }
  }

  /** Whether another game is played with the cards of one that is over, in the same order. */
  static boolean isSameDeal(Table over, Table open) {
    Optional<Entry.Shuffle> deal = deal(open);
    return open.game().id().equals(over.game().id()) && deal.isPresent() && deal.equals(deal(over));
  }

  private static Optional<Entry.Shuffle> deal(Table table) {
    return table.match().map(Match::record).stream()
        .flatMap(record -> record.standing().stream())
        .filter(Entry.Shuffle.class::isInstance)
        .map(Entry.Shuffle.class::cast)
        .findFirst();
  }

  /** How far it is; it is asked for if nobody has. */
  private Post waiting(Table table, Person reader) {
    boolean givenUp =
        reviews.find(table).filter(kept -> kept.state() == ReviewStore.State.GIVEN_UP).isPresent();
    if (givenUp) {
      return Post.words("I gave up on this review: going through the game took me too long.");
    }
    // Where a game lives in answers I write nothing by myself.
    boolean writes = !table.place().isInAnswers();
    if (!reviews.ask(table, Optional.of(reader).filter(any -> writes))) {
      return Post.words("Too many reviews are waiting. Please ask again later.");
    }
    if (reviews.find(table).flatMap(ReviewStore.Kept::review).isPresent()) {
      return Post.words("The review is ready.").with(ReviewPost.showButton(table));
    }
    String words =
        reviews
            .reached(table)
            .map(Review::progress)
            .orElse("I'm looking through this game, which takes %s.".formatted(time(table)));
    return Post.words(writes ? words + " I'll send you a direct message when I'm done." : words)
        .with(new Button(ControlId.of(ControlVerb.REVIEW, table), "Is it ready?", Look.PLAIN));
  }

  /** How long it takes about, by how much there is to look at. */
  private static String time(Table table) {
    long acts =
        table.match().orElseThrow().record().standing().stream()
            .filter(Entry.Act.class::isInstance)
            .count();
    return acts <= FEW ? "less than a minute" : acts <= SOME ? "a minute or two" : "a few minutes";
  }

  private static String progress(ReviewQueue.Reached reached) {
    return "I'm looking through this game: %d of %d steps are done."
        .formatted(reached.done(), reached.all());
  }

  private static RequestOutcome toChannel(Table table, GameReview review, StepContext context) {
    OutgoingMessage letter =
        context.messageToTable(new ReviewPost(table, review, Optional.empty()).post());
    Change change =
        new Change(
            Optional.of(table),
            table,
            List.of(letter),
            Optional.of(context.request().id()),
            Optional.empty());
    return new RequestOutcome(
        Optional.of(change), new Reply.Say(Post.words("The review is in the channel now.")));
  }
}
