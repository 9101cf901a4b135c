package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.engine.Choice;
import rookery.engine.Duel;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.SetUps;

/** CL-15: setting up in secret, once and for all. */
record SetUpAction(CloakScene scene, Colour side, Arrangement arrangement) implements CloakAction {
  @Override
  public String text() {
    return "setup " + arrangement;
  }

  @Override
  public List<Choice> path() {
    return IntStream.rangeClosed(1, Arrangement.CHECKERS)
        .mapToObj(number -> CloakMenu.setUp(number, arrangement.kind(number)))
        .toList();
  }

  @Override
  public List<Mark> marks() {
    return IntStream.rangeClosed(1, Arrangement.CHECKERS)
        .<Mark>mapToObj(
            number ->
                new Mark.Meant(
                    scene.board().side(side).place(number), arrangement.kind(number).letter()))
        .toList();
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public Optional<String> asks() {
    return Optional.of("Set up " + arrangement);
  }

  @Override
  public CloakScene done(Seat by) {
    SetUps more = scene.setUps().with(side, arrangement);
    return new CloakScene(scene.grid(), scene.open().setUp(more), more);
  }

  @Override
  public String told(Viewer viewer) {
    return viewer.is(Duel.seat(side))
        ? "You set up %s.".formatted(CloakSentences.lettered(arrangement))
        : "%s's set-up is in.".formatted(side.title());
  }

  @Override
  public boolean isFinal() {
    return true;
  }
}
