package rookery.bot.discord;

import jakarta.inject.Inject;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlId.Verb;
import rookery.bot.post.Post;
import rookery.bot.post.RulesPost;
import rookery.bot.table.Refusal;
import rookery.bot.turn.Agreements;
import rookery.bot.turn.Asked;
import rookery.bot.turn.Gatherings;
import rookery.bot.turn.Play;

/** What each button, menu and modal asks for. */
final class Presses {
  /** What may not be pressed under an earlier board, lest it mean something else by now. */
  private static final Set<Verb> TIED_TO_THE_BOARD =
      EnumSet.of(
          Verb.DRAW,
          Verb.DECLINE_DRAW,
          Verb.TAKE_BACK,
          Verb.AGREE_TAKE_BACK,
          Verb.DECLINE_TAKE_BACK);

  private final Gatherings tables;
  private final Play play;
  private final Agreements talk;

  @Inject
  Presses(Gatherings tables, Play play, Agreements talk) {
    this.tables = tables;
    this.play = play;
    this.talk = talk;
  }

  /**
   * Does what was pressed or picked.
   *
   * @param control what the control said; empty for controls that are not of this version
   * @param picked the answer picked from a menu
   */
  Post press(Asked asked, Optional<ControlId> control, Optional<String> picked) {
    ControlId id = control.orElseThrow(Presses::old);
    String table = id.table();
    if (TIED_TO_THE_BOARD.contains(id.verb())) {
      play.mustBeCurrent(asked, id);
    }
    return switch (id.verb()) {
      case JOIN -> tables.join(asked, table);
      case LEAVE -> tables.leave(asked, table);
      case DECLINE -> tables.decline(asked, table);
      case CANCEL -> tables.cancel(asked, table);
      case MOVE -> play.menu(asked, id);
      case STEP -> play.step(asked, id, picked.orElseThrow(Presses::old));
      case PAGE -> play.page(asked, id);
      case ANY -> play.any(asked, id);
      case PLAY -> play.confirm(asked, id);
      case BOARD -> play.board(asked, table, false);
      case EXPLAIN -> play.board(asked, table, true);
      case DRAW -> talk.draw(asked, table, id.argument().equals("agree"));
      case DECLINE_DRAW -> talk.declineDraw(asked, table);
      case CLAIM -> claim(asked, id);
      case TAKE_BACK -> talk.takeBack(asked, table);
      case AGREE_TAKE_BACK -> talk.agreeTakeBack(asked, table);
      case DECLINE_TAKE_BACK -> talk.declineTakeBack(asked, table);
      case RESIGN -> resign(asked, id);
      case RULES -> RulesPost.page(id);
      case DISMISS -> Post.words("Nothing was done.");
      case ANSWER -> talk.answer(asked, table, id.argument());
      case TYPE, ASK -> throw old();
    };
  }

  private Post claim(Asked asked, ControlId id) {
    return id.argument().isEmpty()
        ? talk.aboutDraw(asked, id.table())
        : talk.claim(asked, id.table(), id.argument());
  }

  private Post resign(Asked asked, ControlId id) {
    return id.argument().equals("ask")
        ? talk.askToResign(asked, id.table())
        : talk.resign(asked, id.table());
  }

  /** Plays what was typed into the modal. */
  Post typed(Asked asked, Optional<ControlId> control, String typed) {
    ControlId id = control.orElseThrow(Presses::old);
    if (id.verb() == Verb.ASK) {
      return talk.ask(asked, id.table(), typed);
    }
    play.mustBeCurrent(asked, id);
    return play.type(asked, id.table(), typed);
  }

  private static Refusal old() {
    return new Refusal(
        "This button is from an older version of me. /board shows the present board.");
  }
}
