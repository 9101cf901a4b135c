package rookery.bot.post.lesson;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.choice.TelephoneScreen;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.lesson.Judgement;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;

/** What somebody is shown who has done what a step asks for, and at the end of the lesson. */
public record LessonAnswerPost(LessonPost asked) {
  /** The board after the right action, and why it is right. */
  public Post answer(Action done, Judgement.Right right) {
    String praise =
        right.goesOn().map(other -> goingOn()).orElse(isOnlyAnswer() ? "**Right!**" : "");
    return answered(done, (praise + " " + right.words()).strip());
  }

  private boolean isOnlyAnswer() {
    return moment().legal().stream().anyMatch(a -> moment().judge(a) instanceof Judgement.NotAsked);
  }

  /** The same for somebody who asked to be shown the answer. */
  public Post shown(Action done, Judgement.Right right) {
    return answered(done, "`%s` it is. %s".formatted(done.text(), right.words()));
  }

  private Post answered(Action done, String words) {
    Table after = asked.table(moment().after(done));
    LineBudget lines =
        new LineBudget(after, TelephoneScreen.MOST - 1).then(LineBudget.NEEDED, words);
    List<Control> row = new ArrayList<>();
    row.add(next(done));
    row.add(controls().button(LessonAction.QUESTION, "", "Back", Look.PLAIN));
    return Post.of(Picture.of(asked.views().of(after, moment().you())), lines.words()).with(row);
  }

  /** For whoever did something as right as what the lesson goes on with. */
  private String goingOn() {
    PlayerNames names = new PlayerNames(asked.table());
    return "**Just as good!** The lesson's own choice was to %s."
        .formatted(names.deed(moment().example()));
  }

  private Button next(Action done) {
    return moment().isLast()
        ? controls().button(LessonAction.END, done.text(), "Finish", Look.MAIN)
        : new Button(
            LessonAction.QUESTION.at(place().at(place().step() + 1), ""), "Next step", Look.MAIN);
  }

  /**
   * The end of the lesson.
   *
   * @param done the text of what the learner did last, which the picture shows
   * @param playing the buttons that open a real game
   * @param untold whether the channel can be told, and has not been
   */
  public Post closing(String done, List<Control> playing, boolean untold) {
    Lesson.Closing closing = lesson().closing();
    List<Control> row = new ArrayList<>();
    if (untold) {
      row.add(controls().button(LessonAction.TELL, done, "Share this", Look.PLAIN));
    }
    row.add(controls().again());
    row.add(RulesButton.of(lesson().game()));
    Action last = Action.find(moment().legal(), done).orElseGet(moment()::example);
    Table after = asked.table(moment().after(last));
    return Post.of(
            Picture.of(asked.views().of(after, moment().you())),
            "**%s**\n%s".formatted(closing.heading(), closing.text()))
        .with(playing)
        .with(row);
  }

  /** What the channel is told if the learner wants that. */
  public Post news() {
    return Post.words(
            "%s has learned %s."
                .formatted(PlayerNames.of(asked.learner()), lesson().game().title()))
        .with(LearnButton.of(lesson().game()).<List<Control>>map(List::of).orElse(List.of()));
  }

  private LessonMoment moment() {
    return asked.moment();
  }

  private LessonPlace place() {
    return asked.place();
  }

  private LessonControls controls() {
    return asked.controls();
  }

  private Lesson lesson() {
    return moment().lesson();
  }
}
