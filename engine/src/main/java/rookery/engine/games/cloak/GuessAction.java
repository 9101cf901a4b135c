package rookery.engine.games.cloak;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** CL-1: saying what one of the other side's cloaked checkers is. */
record GuessAction(CloakSituation situation, int number, PieceType kind)
    implements CloakAction.OfTurn {
  private static final int MOST_NAMED = 2;

  @Override
  public String text() {
    return "guess " + number + " " + kind.letter();
  }

  /** What can only be one thing needs no further question. */
  @Override
  public List<Choice> path() {
    PublicSide other = situation.board().side(side().opposite());
    List<PieceType> kinds = possible(other, number);
    boolean few = !kinds.isEmpty() && kinds.size() <= MOST_NAMED;
    String left =
        kinds.isEmpty() ? "" : Phrase.either(kinds.stream().map(PieceType::word).toList());
    Choice guess = Choice.piece("guess", "Guess a checker");
    String checker = "Checker " + number;
    Choice which = new Choice(which(), Integer.toString(number), checker);
    if (kinds.equals(List.of(kind))) {
      return List.of(
          guess,
          new Choice(which.question(), which.value(), checker + ": " + left)
              .briefly(number + ": " + left));
    }
    String question =
        few
            ? "Is it %s?".formatted(Phrase.either(kinds.stream().map(Evidence::one).toList()))
            : "What is checker %s on %s%s?"
                .formatted(number, other.place(number), left.isEmpty() ? "" : " (" + left + ")");
    return List.of(
        guess,
        few ? which.briefly(checker + ": " + left) : which,
        new Choice(question, "" + kind.letter(), kind.title()));
  }

  /** With what a guess can win and lose; a puzzle, which has no grid, asks for one alone. */
  private String which() {
    return situation.grid() == IdentityGridEntries.OFF
        ? "Which checker?"
        : "Which checker? If you're right, you get a bonus pawn move; if not, your opponent does.";
  }

  /** What the player's own grid leaves, if not everything. */
  private List<PieceType> possible(PublicSide other, int number) {
    return situation
        .grid()
        .concluded(other.known())
        .map(evidence -> evidence.kinds(number))
        .filter(kinds -> kinds.size() < Arrangement.KINDS.size())
        .orElse(List.of());
  }

  /** What the player's own grid rules out is only typed: nobody would choose it. */
  @Override
  public boolean isOffered() {
    return situation
        .grid()
        .concluded(situation.board().side(side().opposite()).known())
        .map(evidence -> evidence.kinds(number).contains(kind))
        .orElse(true);
  }

  @Override
  public Optional<String> spoken() {
    return Optional.of("guess that checker %s is %s".formatted(number, Evidence.one(kind)));
  }

  /** A wrong guess can't be taken back, so nobody makes one by a slip. */
  @Override
  public Optional<String> asks() {
    return possible(situation.board().side(side().opposite()), number).equals(List.of(kind))
        ? Optional.empty()
        : Optional.of("Guess the " + kind.word());
  }

  /** Whether one of some actions captures what it names. */
  boolean isCaptured(List<Action> actions) {
    Square place = situation.board().side(side().opposite()).place(number);
    return actions.stream().anyMatch(action -> action.captures().contains(place));
  }

  /** Whether it can't be wrong. */
  boolean isCertain() {
    return share() == 1;
  }

  @Override
  public Optional<Sentence> warning() {
    return isCertain()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                "If you're wrong, %s gets a bonus move.", TwoColourSeats.seat(side().opposite())));
  }

  /** How likely it is, by all that is public. */
  double share() {
    return situation.board().side(side().opposite()).known().all().share(number, kind);
  }

  @Override
  public Optional<Sentence> fits() {
    double share = share();
    return Optional.of(
        share == 1
            ? Sentence.of("It can't be anything else.")
            : share == 0
                ? Sentence.of("That fits none of the setups that are still possible.")
                : Sentence.of(
                    "That's true in %s of the setups that are still possible.",
                    Math.round(100 * share) + "%"));
  }

  @Override
  public List<Mark> marks() {
    Square place = situation.board().side(side().opposite()).place(number);
    return List.of(Mark.ring(place, "blue"));
  }

  @Override
  public PublicGame after() {
    return situation.open().guessed(number, kind, situation.setUps());
  }

  /** Whether that is what it is. */
  boolean isRight() {
    return situation.setUps().kind(side().opposite(), number) == kind;
  }

  @Override
  public GameLogLine told() {
    return isRight() ? toldRight() : toldWrong();
  }

  private GameLogLine toldRight() {
    Sentence guessed = guessed("%s correctly guessed that %s's checker %s is %s.");
    Sentence bonus =
        Sentence.of(
            SentenceRole.PENDING,
            "That earns %s a bonus pawn move after this turn's move.",
            actor());
    return GameLogLine.by(actor(), guessed, bonus).briefly(guessed);
  }

  private GameLogLine toldWrong() {
    String format = "%s wrongly guessed that %s's checker %s is %s";
    Optional<String> found = found();
    Sentence guessed = guessed(format + found.map(sure -> ", so " + sure).orElse("") + ".");
    String bonus = "%s's next turn can begin with a bonus pawn move.";
    return GameLogLine.by(
            actor(),
            guessed,
            Sentence.of(SentenceRole.PENDING, found.isPresent() ? bonus : "So " + bonus, other()))
        .briefly(guessed(format + "."));
  }

  private Sentence guessed(String format) {
    return Sentence.of(SentenceRole.UNSEEN, format, actor(), other(), number, Evidence.one(kind));
  }

  private Seat other() {
    return TwoColourSeats.seat(side().opposite());
  }

  /** What the tables prove once the guess was wrong: what that checker must be, or another. */
  private Optional<String> found() {
    Colour other = side().opposite();
    SortedMap<Integer, PieceType> found = situation.with(after()).certain(other);
    if (found.containsKey(number)) {
      return Optional.of("it must be " + Evidence.one(found.get(number)));
    }
    found.keySet().removeAll(situation.certain(other).keySet());
    return found.entrySet().stream()
        // The king is what everybody looks for.
        .min(Comparator.comparing(sure -> sure.getValue() != PieceType.KING))
        .map(
            sure ->
                "checker %s must be %s".formatted(sure.getKey(), Evidence.one(sure.getValue())));
  }
}
