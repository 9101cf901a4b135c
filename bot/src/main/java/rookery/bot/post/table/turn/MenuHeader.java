package rookery.bot.post.table.turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.post.table.Warnings;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a menu says besides its question: who the player is, what there is to do, and how the game
 * stands.
 *
 * @param hint what a first game says of this decision
 */
record MenuHeader(Table table, View view, Warnings warnings, Optional<String> hint) {
  /** Below the question of a later step, as the first has said the rest. */
  LineBudget later(LineBudget question) {
    return who(points(question));
  }

  private LineBudget who(LineBudget before) {
    return new TablePhrases(table).who(before, seat());
  }

  /** What the points stand at, where the board does not show it. */
  private LineBudget points(LineBudget before) {
    return before.then(TablePhrases.STATUS, view.status().only(Set.of(SentenceRole.POINTS)));
  }

  /** Who the player is, in a sentence until they have acted; the task; and how the game stands. */
  LineBudget first(LineBudget before, int rank) {
    Optional<String> introduction = new SeatWords(table).first(seat());
    if (introduction.isEmpty()) {
      return who(standing(before, rank));
    }
    LineBudget lines = standing(before.beside(TablePhrases.OWN_SEAT, introduction.get()), rank);
    LineBudget whole = new TablePhrases(table).place(lines, Optional.empty());
    return whole.keeps(TablePhrases.OWN_SEAT)
        ? lines
        : standing(before, rank)
            .small(TablePhrases.OWN_SEAT, "You're " + PlayerNames.place(seat()));
  }

  /** The task, how the game stands, and what only this seat knows. */
  private LineBudget standing(LineBudget before, int rank) {
    LineBudget warned =
        before.then(
            LineBudget.NEEDED, warnings.worst().map(Explanation::told).orElse(Sentences.NONE));
    LineBudget task = warned.then(need(rank), warned.unsaid(task()));
    LineBudget lines = planned(task, rank);
    lines = lines.then(TablePhrases.STATUS, new TablePhrases(table).status(view, lines));
    List<Sentence> known = before.unsaid(view.secret().orElse(Sentences.NONE)).sentences();
    if (!known.isEmpty()) {
      lines = lines.then(TablePhrases.SECRET, Sentences.of(known.get(0)));
    }
    // What follows from it is in no picture's corner and on no button.
    for (int i = 1; i < known.size(); i++) {
      lines = lines.beside(TablePhrases.SECRET_ADVICE + i, known.get(i));
    }
    return lines.then(TablePhrases.HINT, hint.orElse(""));
  }

  /** A plan that begins with a capture says itself what can be captured. */
  private Sentences task() {
    boolean captures =
        warnings
            .plan()
            .flatMap(Plan::first)
            .flatMap(text -> Action.find(view.legal(), text))
            .filter(action -> !action.captures().isEmpty())
            .isPresent();
    return captures ? Sentences.NONE : view.task().orElse(Sentences.NONE);
  }

  /** How much the task is needed: a hint says what to do as well, and a plan says more. */
  private int need(int rank) {
    if (warnings.plan().isPresent()) {
      return hint.isPresent() ? TablePhrases.HINT + 1 : TablePhrases.CONSEQUENCE;
    }
    return hint.isPresent() ? Math.max(rank, TablePhrases.TASK) : rank;
  }

  /**
   * What the player could work towards; of the sentences that tell it the first is needed most, but
   * less than a warning.
   */
  private LineBudget planned(LineBudget before, int rank) {
    LineBudget lines = before;
    List<Sentence> told =
        warnings.plan().map(plan -> plan.explanation().told().sentences()).orElse(List.of());
    for (int i = 0; i < told.size(); i++) {
      lines = lines.beside(Math.max(rank, TablePhrases.TASK) + i, told.get(i));
    }
    return lines;
  }

  private Seat seat() {
    return view.viewer().seat().orElseThrow();
  }
}
