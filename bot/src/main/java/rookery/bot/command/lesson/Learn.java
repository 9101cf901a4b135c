package rookery.bot.command.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import rookery.bot.command.lobby.Play;
import rookery.bot.command.move.TypedMove;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.lesson.LessonAction;
import rookery.bot.post.lesson.LessonAction.Asked;
import rookery.bot.post.lesson.LessonAnswerPost;
import rookery.bot.post.lesson.LessonListPost;
import rookery.bot.post.lesson.LessonPlace;
import rookery.bot.post.lesson.LessonPost;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.FormRequest;
import rookery.bot.request.GameOption;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.lesson.Judgement;
import rookery.engine.lesson.Lesson;
import rookery.engine.option.Options;

/** Teaches a game step by step, in private. */
public final class Learn implements Command {

  private static final String CHANGED =
      "This lesson has changed since you began, so it starts again.";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "learn",
            "Learn a game in three minutes",
            "teaches you a game in about three minutes; only you see it",
            GameOption.OPTION)
        .everywhere()
        .pressed(ControlVerb.LEARN, ControlVerb.LESSON);
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    return GameOption.complete(typing.typed(), LessonListPost.games());
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return asked(request)
        .filter(asked -> asked.action() == LessonAction.TYPE)
        .map(
            asked ->
                wishes -> TypedMove.form(asked.as(LessonAction.TYPED), example(asked.place())));
  }

  private static String example(LessonPlace place) {
    return Lesson.of(GameOption.find(place.game()))
        .filter(place::isIn)
        .map(lesson -> lesson.at(place.step()))
        .map(moment -> moment.match().example(moment.you()))
        .orElse("");
  }

  private static Optional<Asked> asked(Request request) {
    return Optional.of(request)
        .filter(one -> one.verb().equals(ControlVerb.LESSON))
        .flatMap(one -> LessonAction.parse(one.arguments().argument()));
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (!request.verb().equals(ControlVerb.LESSON)) {
      return game(request)
          .map(game -> begun(game, "", request))
          .orElseGet(() -> RequestOutcome.shown(LessonListPost.post()));
    }
    Asked asked =
        asked(request).orElseThrow(() -> new Refusal("I don't know this button any more."));
    Lesson lesson = lesson(GameOption.find(asked.place().game()));
    return asked.place().isIn(lesson)
        ? new Lessons(lesson, asked, post(lesson, asked.place(), request), request, context)
            .outcome()
        : begun(lesson.game(), CHANGED, request);
  }

  /** The game that was typed, picked or named by the button. */
  private static Optional<Game> game(Request request) {
    Arguments given = request.arguments();
    return given
        .word(GameOption.NAME)
        .or(() -> given.word(Arguments.PICKED))
        .or(() -> Optional.of(given.argument()))
        .filter(word -> !word.isBlank())
        .map(GameOption::find);
  }

  private static Lesson lesson(Game game) {
    return Lesson.of(game)
        .orElseThrow(
            () ->
                new Refusal(
                    "There is no lesson for %s yet. `/rules game:%s` explains it."
                        .formatted(game.title(), game.id())));
  }

  private static RequestOutcome begun(Game game, String note, Request request) {
    Lesson lesson = lesson(game);
    LessonPost post = post(lesson, LessonPlace.first(lesson), request);
    return RequestOutcome.shown(post.beginning(note));
  }

  private static LessonPost post(Lesson lesson, LessonPlace place, Request request) {
    return LessonPost.of(lesson, place, request.who(), request.where().place());
  }

  /** A press in a lesson. */
  private record Lessons(
      Lesson lesson, Asked asked, LessonPost post, Request request, StepContext context) {
    private LessonAnswerPost answer() {
      return new LessonAnswerPost(post);
    }

    RequestOutcome outcome() {
      return switch (asked.action()) {
        case QUESTION, TYPE -> RequestOutcome.shown(post.question());
        case CHOOSE, STEP, PLAY -> chosen();
        case PAGE -> shown(menu(), post::choices);
        case ABOUT -> shown(menu(), post::about);
        case LOOK_UP -> RequestOutcome.shown(post.lookedUp("Back to the question"));
        case ANY -> shown(menu().drawing(context.random().generator()), post::choices);
        case TYPED -> typed();
        case SHOW -> showed();
        case MORE -> RequestOutcome.shown(post.more());
        case MARKS -> RequestOutcome.shown(post.marks());
        case SQUARES -> RequestOutcome.shown(post.inWords());
        case END ->
            RequestOutcome.preferring(
                new PreferenceChange.Learned(request.who(), lesson.game().id()),
                answer().closing(asked.argument(), playing(), request.where().isAmongOthers()));
        case TELL ->
            RequestOutcome.of(
                new Reply.Aloud(
                    answer().closing(asked.argument(), playing(), false), answer().news()));
      };
    }

    private ActionMenu menu() {
      return post.menu(asked.argument());
    }

    private RequestOutcome shown(ActionMenu menu, Function<ActionMenu, Post> how) {
      return RequestOutcome.shown(menu.isPossible() ? how.apply(menu) : post.question());
    }

    /**
     * Does the action after the last choice, unless it is one that is asked about because it costs
     * something: a secret choice is asked about only as it can't be changed, and here it can. Nor
     * is anything lost by what the step does not ask for.
     */
    private RequestOutcome chosen() {
      ActionMenu before = menu();
      ActionMenu menu =
          request.arguments().word(Arguments.PICKED).map(before::choosing).orElse(before);
      boolean sure = asked.action() == LessonAction.PLAY;
      return menu.action()
          .filter(a -> sure || a.asks().isEmpty() || isSlight(a) || isMiss(a))
          .map(this::done)
          .orElseGet(() -> shown(menu.pastSingleChoices(), post::choices));
    }

    private static boolean isSlight(Action action) {
      return action.secret() && action.path().size() == 1 && action.warning().isEmpty();
    }

    /**
     * Whether it's another than the step asks for: the lesson says itself what is wrong with it.
     */
    private boolean isMiss(Action action) {
      return !(post().moment().judge(action) instanceof Judgement.Right);
    }

    private RequestOutcome typed() {
      TypedMove move = new TypedMove(request.arguments().word(Arguments.TYPED).orElse(""));
      try {
        return done(move.read(post.moment().match(), post.moment().you()));
      } catch (Refusal refused) {
        return RequestOutcome.shown(post.remark(refused.getMessage()));
      }
    }

    private RequestOutcome done(Action action) {
      Judgement judged = post.moment().judge(action);
      return RequestOutcome.shown(
          judged instanceof Judgement.Right right
              ? answer().answer(action, right)
              : post.missed().remark(judged.words()));
    }

    private RequestOutcome showed() {
      Action example = post.moment().example();
      Judgement judged = post.moment().judge(example);
      return RequestOutcome.shown(answer().shown(example, (Judgement.Right) judged));
    }

    private List<Control> playing() {
      Game game = lesson.game();
      List<Seat> seats = game.seats(Options.of(game.options(), Map.of()));
      boolean alone = seats.size() == 1;
      List<Control> row = new ArrayList<>();
      if (alone) {
        row.add(Play.button(game, Optional.empty(), "Play a real one now", Look.MAIN));
        return row;
      }
      String beginners = ComputerPlayers.LEVELS.get(0).name();
      String how =
          seats.stream().allMatch(seat -> seat.side() == Side.PARTNERS) ? "with" : "against";
      // What was learned from one side is first tried from there, if that is the first seat.
      row.add(
          seats.get(0).equals(lesson.setup().you())
              ? Play.inFirstSeat(game, beginners, "Play " + how + " computers", Look.MAIN)
              : Play.button(game, Optional.of(beginners), "Play " + how + " computers", Look.MAIN));
      Play.alone(game, "Play alone", Look.PLAIN).ifPresent(row::add);
      if (!request.where().place().isDirect()) {
        row.add(Play.button(game, Optional.empty(), "Play " + how + " people", Look.PLAIN));
      }
      return row;
    }
  }
}
