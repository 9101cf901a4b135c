package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Result;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.play.Situation;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Sentences;

/** What is true at a moment, by what has to be done next. */
sealed interface BoosterPhase extends Situation<BoosterPhase>
    permits BoosterShuffling, BoosterTurn {
  BoosterGameState table();

  /** What everybody is told besides the picture. */
  Sentences status();

  @Override
  default Optional<Result> result() {
    return Optional.empty();
  }

  @Override
  default SortedMap<String, Object> position() {
    return table().facts();
  }

  @Override
  default ViewContent told(Viewer viewer) {
    return result().isPresent() ? toldAtEnd(viewer) : told(viewer, table().facts(viewer), false);
  }

  /** Both hands may be seen then. */
  @Override
  default ViewContent toldAtEnd(Viewer viewer) {
    return told(viewer, position(), true);
  }

  private ViewContent told(Viewer viewer, SortedMap<String, Object> facts, boolean open) {
    BoosterPicture picture = new BoosterPicture(table(), viewer, open);
    return told(viewer, facts, picture, picture.diagram(), status());
  }

  private ViewContent told(
      Viewer viewer,
      SortedMap<String, Object> facts,
      BoosterPicture picture,
      Diagram diagram,
      Sentences status) {
    return new ViewContent(
        facts, diagram, picture.words(), status, new BoosterSentences(table()).secret(viewer));
  }

  /** With what is in danger, and then where boosts reach. */
  @Override
  default Optional<ViewContent> explained(Viewer viewer) {
    BoosterPicture picture = new BoosterPicture(table(), viewer, false);
    BoosterExplanation explanation = new BoosterExplanation(table().position(), viewer.bottom());
    Optional<Explanation> danger = viewer.seat().flatMap(this::danger);
    List<Mark> marks = new ArrayList<>(explanation.marks());
    danger.map(Explanation::marks).ifPresent(marks::addAll);
    return Optional.of(
        told(
            viewer,
            table().facts(viewer),
            picture,
            picture.diagram(marks),
            danger.map(Explanation::told).orElse(Sentences.NONE).then(explanation.text())));
  }
}
