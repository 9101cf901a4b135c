package rookery.bot.post.table.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.engine.Action;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What explains the move that was chosen or, before that, the piece, in place of the question. */
record ChoiceExplanation(ActionMenu menu) {
  /** With more rows of choices below, an answer above the board is out of sight. */
  private static final int MOST_ROWS = 4;

  Post post() {
    Sentences told = menu.about().map(PieceGuide::told).orElse(Sentences.NONE);
    String words = names().read(told);
    return move()
        .or(this::risks)
        .or(() -> examples(words))
        .orElseGet(() -> inSight(words, menu.illustrated(words, List.of())));
  }

  /** How the piece could be captured where the question has named several squares. */
  private Optional<Post> risks() {
    int squares = menu.board().exposed().size();
    List<Sentence> told =
        menu.walk().possible().stream()
            .filter(Action::isExposed)
            .flatMap(action -> action.exposure().stream())
            .flatMap(exposure -> exposure.told().sentences().stream())
            .distinct()
            .toList();
    String words = names().read(new Sentences(told));
    return told.isEmpty() || squares < 2 || squares > ExposedSquares.MOST_NAMED
        ? Optional.empty()
        : Optional.of(inSight(words, menu.illustrated(words, List.of())));
  }

  /** The same where the words without an explanation are not those of a table. */
  Post post(String otherwise) {
    String words = menu.about().map(guide -> names().read(guide.told())).orElse(otherwise);
    return move()
        .or(() -> examples(words))
        .orElseGet(() -> inSight(words, menu.told(words, List.of())));
  }

  /** What the move does that has been chosen, and what could happen to its piece then. */
  private Optional<Post> move() {
    Optional<Action> move = menu.action();
    Optional<Explanation> exposure =
        move.filter(one -> menu.warnings().marksSquares()).flatMap(Action::exposure);
    List<Sentence> told = new ArrayList<>();
    move.flatMap(Action::explained).ifPresent(one -> told.addAll(one.told().sentences()));
    exposure.ifPresent(one -> told.addAll(one.told().sentences()));
    return told.isEmpty()
        ? Optional.empty()
        : Optional.of(menu.illustrated(names().read(new Sentences(told)), List.of()));
  }

  /** These words above the examples that belong to them; from there one goes on choosing. */
  private Optional<Post> examples(String words) {
    return menu.about()
        .flatMap(PieceGuide::picture)
        .map(drawn -> menu.leadingBack(Post.of(Picture.of(drawn, words), words)));
  }

  /** An answer, alone where the choices below it would push it off the screen of a telephone. */
  private Post inSight(String words, Post withChoices) {
    return withChoices.rows().size() <= MOST_ROWS
        ? withChoices
        : menu.leadingBack(withChoices.withoutControls().saying(words));
  }

  private PlayerNames names() {
    return new PlayerNames(menu.table());
  }
}
