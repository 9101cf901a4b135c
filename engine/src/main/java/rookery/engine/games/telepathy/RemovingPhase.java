package rookery.engine.games.telepathy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.CardTable;
import rookery.engine.games.telepathy.turn.CoinWords;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.play.Duty;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationAction;
import rookery.engine.refusal.TypedSquares;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;
import rookery.engine.text.Team;

/**
 * The coin went past a side. TE-12: the cards of the turn lie as they were, both shown.
 *
 * @param card the card that was face down
 * @param loser the team that removes a piece
 */
record RemovingPhase(PublicPosition standing, Card card, Colour loser)
    implements TelepathyPhase, Duty<TelepathyPhase> {
  @Override
  public TelepathyPhase with(Roles roles) {
    return new RemovingPhase(standing.with(roles), card, loser);
  }

  @Override
  public Colour acting() {
    return loser;
  }

  @Override
  public List<RemovingPhase> ownDuties() {
    return List.of(this);
  }

  /** TE-5: either partner of the losing team, whoever is to move. */
  @Override
  public Set<Seat> seats() {
    return Set.copyOf(Teams.partners(loser));
  }

  @Override
  public List<Remove> deeds() {
    return standing.removable(loser).stream().map(square -> new Remove(this, square)).toList();
  }

  /** Of the actions of a computer player: the removals that lay nothing of their own open. */
  static List<Action> sensible(List<Action> legal) {
    List<Remove> removals = PlayableState.deeds(legal, Remove.class);
    List<Action> sensible =
        removals.size() < legal.size()
            ? legal
            : IntStream.range(0, legal.size())
                .filter(i -> removals.get(i).effect().isSensible())
                .mapToObj(legal::get)
                .toList();
    return sensible.isEmpty() ? legal : sensible;
  }

  @Override
  public Sentences task() {
    return Sentences.of(
        Sentence.of(SentenceRole.URGENT, "Which of your own pieces will you remove?"),
        Sentence.of("Either you or your partner can choose."));
  }

  @Override
  public Optional<Explanation> danger(Seat seat) {
    Optional<Explanation> danger = TelepathyPhase.super.danger(seat);
    return Teams.team(seat) == loser
        ? prospect().map(next -> next.beside(danger)).or(() -> danger)
        : danger;
  }

  /** What the own turn ends before anything happens is not spoken of. */
  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    SortedMap<Square, Character> pieces = TelepathyPhase.super.endangered(seat);
    boolean comesFirst =
        Teams.team(seat) == loser && prospect().filter(next -> next.outweighs(pieces)).isPresent();
    return comesFirst ? Collections.emptySortedMap() : pieces;
  }

  /** What the team can capture once it has removed a piece, if it's the next to move. */
  private Optional<CaptureNext> prospect() {
    if (standing.team() == loser) {
      return Optional.empty();
    }
    List<Square> removable = standing.removable(loser);
    PublicPosition next = removable.size() == 1 ? standing.without(removable.get(0)) : standing;
    return CaptureNext.of(next.position());
  }

  @Override
  public Sentence inCheck(Team team) {
    // No removal can be an answer to the check, as "must get out of it" would have it.
    return Sentence.of(SentenceRole.URGENT, "Remove a piece, then get out of check.");
  }

  /** The cards have nothing to do with it, and there are many buttons. */
  @Override
  public Optional<Diagram> choosing() {
    TelepathyPicture whole =
        TelepathyPicture.of(this, Optional.of(card), Viewer.of(Teams.partners(loser).get(0)));
    return Optional.of(CardTable.withoutCards(whole.diagram()));
  }

  @Override
  public String title() {
    return "Remove a piece";
  }

  @Override
  public String whyNot(String typed) {
    return TypedSquares.CHESS
        .missing(typed)
        .or(() -> TypedSquares.CHESS.named(typed).map(this::whyNot))
        .orElseGet(
            () ->
                "Name one of your team's pieces by its square, for example `%s`."
                    .formatted(deeds().get(0).text()));
  }

  private String whyNot(Square square) {
    if (!loser.owns(standing.position().at(square))) {
      return "Your team has no piece on %s.".formatted(square);
    }
    return standing.removable(loser).contains(square)
        ? "Name only the square of the piece: `remove %s`.".formatted(square)
        : "You can't remove the king; choose another piece.";
  }

  @Override
  public Optional<Card> faceDown() {
    return Optional.of(card);
  }

  @Override
  public Optional<Colour> pending() {
    return Optional.of(loser);
  }

  @Override
  public Sentences status() {
    return Sentences.of(CoinWords.wentPast(loser));
  }

  /** Taking one of the own pieces off the board. */
  record Remove(RemovingPhase phase, Square square) implements SituationAction<TelepathyPhase> {
    @Override
    public String text() {
      return "remove " + square;
    }

    @Override
    public List<Choice> path() {
      String label = PieceType.of(phase.standing().position().at(square)).title() + " " + square;
      return List.of(
          new Choice("Which of your own pieces will you remove?", square.toString(), label));
    }

    @Override
    public List<String> names() {
      return List.of(square.toString());
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("remove the " + phase.standing().piece(square));
    }

    private RemovalEffect effect() {
      return new RemovalEffect(phase.standing(), phase.loser(), square);
    }

    @Override
    public Optional<Sentence> fits() {
      return effect().reason();
    }

    @Override
    public boolean speaksForItself() {
      return effect().isDecisive();
    }

    /** Whether a line is opened to another piece of the same team, or to its king. */
    @Override
    public boolean isExposed() {
      return effect().exposure().isPresent();
    }

    @Override
    public Optional<Explanation> exposure() {
      return effect().exposure();
    }

    @Override
    public List<Mark> marks() {
      return List.of(Mark.victims(List.of(square)));
    }

    @Override
    public Optional<String> asks() {
      return Optional.of("Remove the " + phase.standing().piece(square));
    }

    /** TE-10: the next turn begins, and may end the game, after the removal. */
    @Override
    public TelepathyPhase done(Seat by) {
      return TelepathyPhase.begin(phase.standing().without(square).finished(phase.card()));
    }

    @Override
    public ActionNews news(Seat by, TelepathyPhase after) {
      return ActionNews.toAll(
          () ->
              GameLogLine.by(
                  by,
                  Sentence.of(
                      SentenceRole.WEIGHTY,
                      "%s removed the %s.",
                      by,
                      phase.standing().piece(square))));
    }
  }
}
