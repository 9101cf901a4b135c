package rookery.engine.games.cloak;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.SetUps;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** CL-15: setting up in secret, once and for all. */
record SetUpAction(CloakSituation situation, Colour side, Arrangement arrangement)
    implements CloakAction {
  private static final List<Map<PieceType, Choice>> SET_UPS =
      IntStream.rangeClosed(1, Arrangement.CHECKERS).mapToObj(SetUpAction::asked).toList();

  @Override
  public String text() {
    return "setup " + arrangement;
  }

  @Override
  public List<Choice> path() {
    return IntStream.rangeClosed(1, Arrangement.CHECKERS)
        .mapToObj(number -> asked(number, arrangement.kind(number)))
        .toList();
  }

  /** What one checker is, in a set-up. There are 960 of these, all made of the same few answers. */
  private static Choice asked(int number, PieceType kind) {
    return SET_UPS.get(number - 1).get(kind);
  }

  private static Map<PieceType, Choice> asked(int number) {
    return Arrangement.KINDS.stream()
        .collect(Collectors.toUnmodifiableMap(kind -> kind, kind -> answer(number, kind)));
  }

  private static Choice answer(int number, PieceType kind) {
    char file = (char) ('a' + number - 1);
    return new Choice(
        "Which piece is checker %s, on file %s?".formatted(number, file),
        "" + kind.letter(),
        kind.title());
  }

  @Override
  public List<Mark> marks() {
    return IntStream.rangeClosed(1, Arrangement.CHECKERS)
        .<Mark>mapToObj(
            number ->
                new Mark.Meant(
                    situation.board().side(side).place(number), arrangement.kind(number).letter()))
        .toList();
  }

  @Override
  public boolean secret() {
    return true;
  }

  /** How seldom the king is where it would be. */
  @Override
  public Optional<Sentence> fits() {
    int king = arrangement.king();
    long alike = Arrangement.ALL.stream().filter(other -> other.king() == king).count();
    return Optional.of(
        Sentence.of(
            "Only %s of the %s setups make checker %s the king, so few people guess that.",
            alike, Arrangement.ALL.size(), king));
  }

  @Override
  public Optional<String> asks() {
    return Optional.of("Use this setup");
  }

  @Override
  public CloakSituation done(Seat by) {
    SetUps more = situation.setUps().with(side, arrangement);
    return new CloakSituation(situation.grid(), situation.open().setUp(more), more);
  }

  @Override
  public GameLogLine told() {
    Seat by = TwoColourSeats.seat(side);
    return GameLogLine.by(by, Sentence.of("%s finished setting up.", by));
  }

  @Override
  public boolean isFinal() {
    return true;
  }
}
