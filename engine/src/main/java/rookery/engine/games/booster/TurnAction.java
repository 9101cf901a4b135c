package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.ActionStandIn;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.San;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.Landing;
import rookery.engine.games.booster.part.AddCard;
import rookery.engine.games.booster.part.LandingWords;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** One part of a turn, as it can be done at a table. */
record TurnAction(BoosterGameState table, TurnPart part)
    implements SituationAction<BoosterPhase>, ActionStandIn {
  /** What computer players look into: a turn that wins as it stands is ended at once. */
  static List<Action> sensible(List<Action> legal) {
    List<Action> last = legal.subList(Math.max(0, legal.size() - 1), legal.size());
    return PlayableState.deeds(last, TurnAction.class).stream().anyMatch(TurnAction::wins)
        ? last
        : legal;
  }

  private boolean wins() {
    return part instanceof TurnPart.End && table.mates();
  }

  @Override
  public TurnPart original() {
    return part;
  }

  /** The moves of step 1 have those of SAN. */
  @Override
  public List<String> names() {
    return part.orthodox()
        .map(move -> San.forms(table.position().orthodox(), move))
        .orElse(List.of());
  }

  /**
   * A boost names only where it goes, so its arrow is drawn here; of a card the corners of its
   * square, as a ring would be taken for that of a boosted piece, and its checker, which lies there
   * already unless that would hide another.
   */
  @Override
  public List<Mark> marks() {
    if (part instanceof AddCard card) {
      Mark corners = Mark.candidates(List.of(card.square()));
      return card.addsUp()
          ? List.of(corners, new Mark.Checkers(card.square(), 1, card.owner()))
          : List.of(corners);
    }
    List<Square> way = part.touched();
    return way.size() < 2 ? List.of() : List.of(Mark.arrow(way.get(0), way.get(1), "blue"));
  }

  /** While it can be boosted a piece can still leave. */
  @Override
  public boolean isExposed() {
    return exposure().isPresent();
  }

  @Override
  public Optional<Explanation> exposure() {
    if (!(part instanceof TurnPart.OfLanding arrival) || arrival.landing().left() > 0) {
      return Optional.empty();
    }
    Square end = arrival.landing().end();
    BoosterDanger danger = BoosterDanger.to(table.turn(), table.after(part));
    return danger.isLostOn(Geometry.CHESS.number(end)) && !isMating()
        ? Optional.of(danger.on(end).exposed())
        : Optional.empty();
  }

  /** Whether the turn wins if it ends then, or by a card. */
  private boolean isMating() {
    BoosterGameState after = table.after(part);
    return after.mates() || new CardPlays(after).mating().isPresent();
  }

  /** A checker changes nothing at a glance under a piece that neither can move nor be captured. */
  @Override
  public boolean isExpected() {
    return !(part instanceof AddCard card)
        || card.boosters() != 0
        || new CardPlays(table).isLively(card.square());
  }

  @Override
  public boolean isFatal() {
    return BoosterThreat.to(table.turn(), done(by()).table()).mate().isPresent();
  }

  private Seat by() {
    return TwoColourSeats.seat(table.turn());
  }

  /** Whoever captures on an enemy's checkers hobbles the own piece, which is easily overlooked. */
  @Override
  public Optional<String> asks() {
    return hobbling().map(landing -> "Capture it anyway");
  }

  @Override
  public Optional<Sentence> warning() {
    return hobbling().map(landing -> new LandingWords(landing).hobbled());
  }

  private Optional<Landing> hobbling() {
    return part instanceof TurnPart.OfLanding arrival && arrival.landing().isHobbledByCapture()
        ? Optional.of(arrival.landing())
        : Optional.empty();
  }

  /** That its piece can capture something more in the same turn. */
  @Override
  public Optional<Sentence> fits() {
    return part instanceof TurnPart.OfLanding arrival && arrival.landing().left() > 0
        ? BoosterMotive.extraCapture(table.after(part))
        : Optional.empty();
  }

  @Override
  public BoosterPhase done(Seat by) {
    return part.endsTurn() ? table.ended(part) : new BoosterTurn.GoingOn(table.after(part));
  }

  @Override
  public Optional<ScoreSheetNote> noted(Seat by, BoosterPhase after) {
    return part instanceof TurnPart.End
        ? Optional.empty()
        : Optional.of(new ScoreSheetNote(by, text()));
  }

  @Override
  public ActionNews news(Seat by, BoosterPhase after) {
    return new Report(table, part);
  }

  /** What is told about one part of a turn, the same to everybody. */
  private record Report(BoosterGameState table, TurnPart part) implements ActionNews {
    @Override
    public Optional<GameLogLine> line(Viewer viewer) {
      Seat by = TwoColourSeats.seat(table.turn());
      boolean draws = part.endsTurn() && table.coming(part) > 0;
      return Optional.of(draws ? drawing(by, viewer.is(by)) : part.told(by));
    }

    /** Whoever draws reads what; after a shuffle the hand alone shows it. */
    private GameLogLine drawing(Seat by, boolean known) {
      int drawn = table.coming(part);
      String cards =
          known && !table.reshuffles(part)
              ? BoosterNames.CARDS.counted(table.hands().pile().subList(0, drawn))
              : Phrase.counted(drawn, "card");
      GameLogLine told =
          part instanceof TurnPart.End
              ? GameLogLine.by(
                  by,
                  Sentence.of(SentenceRole.LEADS_ON, "%s ended the turn and drew %s.", by, cards))
              : part.told(by)
                  .then(
                      Sentences.of(
                          Sentence.of(
                              SentenceRole.CONSEQUENCE,
                              "%s drew %s for the checker%s that came back.",
                              by,
                              cards,
                              drawn == 1 ? "" : "s")));
      return table.reshuffles(part)
          ? told.then(Sentences.of("The discards were shuffled into a new pile."))
          : told;
    }

    /** Cards are shown by being played, and to whoever draws them. */
    @Override
    public boolean reveals() {
      return part instanceof AddCard || part.endsTurn() && table.coming(part) > 0;
    }
  }
}
