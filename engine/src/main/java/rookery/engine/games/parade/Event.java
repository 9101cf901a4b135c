package rookery.engine.games.parade;

import java.util.List;
import rookery.engine.diagram.Mark;

/** What happened last, as everybody saw it. */
sealed interface Event permits Ordered, Added {
  /** What shows it on the board. */
  List<Mark> marks();

  /** It in words. */
  String sentence();
}
