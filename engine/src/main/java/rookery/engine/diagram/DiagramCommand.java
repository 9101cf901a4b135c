package rookery.engine.diagram;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import rookery.engine.diagram.BesideBoard.Link.Captor;
import rookery.engine.diagram.BesideBoard.Link.Strength;

/** The commands of the notation: how each is written and what it adds to a diagram. */
enum DiagramCommand {
  PIECES(
      "pieces: toddler",
      exactly(1),
      (d, f) -> d.with(f.oneOf(0, Diagram.PieceSet.values(), Diagram.PieceSet::word))),
  NUMBERING(
      "numbering: top",
      exactly(1),
      (d, f) -> d.with(f.oneOf(0, Diagram.Numbering.values(), Diagram.Numbering::word))),
  AREA("area: b2, g7", exactly(2), (d, f) -> d.with(new Diagram.Area(f.square(0), f.square(1)))),
  VIEW("view: black", exactly(1), (d, f) -> d.seenFrom(f.colour(0))),
  MARGINS("margins: 0, 0, 4, 0", CommandFields::of, (d, f) -> d.with(f.margins())),
  CARD(
      "card: P, 11, 2.5",
      body -> CommandFields.of(body).orTwoMore(3),
      mark(
          f ->
              new BesideBoard.Card(
                  f.word(0), f.number(1), f.number(2), f.number(3, 1), f.has(4) ? f.whole(4) : 0))),
  ARROW(
      "arrow: e6, d5, black",
      exactly(3),
      mark(f -> Mark.arrow(f.square(0), f.square(1), f.word(2)))),
  BOW("bow: b3, g3, black", exactly(3), mark(f -> Mark.bow(f.square(0), f.square(1), f.word(2)))),
  LINE(
      "line: e6, d5, black",
      exactly(3),
      mark(f -> Mark.joint(f.square(0), f.square(1), f.word(2)))),
  LINK(
      "link: 1, 9, 1.2, 9, thick",
      body -> CommandFields.of(body).orOneMore(5),
      mark(
          f ->
              new BesideBoard.Link(
                  f.number(0),
                  f.number(1),
                  f.number(2),
                  f.number(3),
                  f.oneOf(4, Strength.values(), Strength::word),
                  f.has(5) ? f.oneOf(5, Captor.values(), Captor::word) : Captor.EITHER))),
  TEXT(
      "text: Black to move, 4.5, 9",
      wordsThen(2),
      mark(f -> new Mark.Text(f.word(0), f.number(1), f.number(2)))),
  CORNER_TEXT(
      "corner text: 12, 4, 5",
      wordsThen(2),
      mark(f -> new Mark.CornerText(f.word(0), f.number(1), f.number(2)))),
  RECT(
      "rect: 3, 1, 5, 2",
      exactly(4),
      mark(f -> new Mark.Rect(f.number(0), f.number(1), f.number(2), f.number(3)))),
  CHECKERS(
      "checkers: e4, 2, white",
      exactly(3),
      mark(f -> new Mark.Checkers(f.square(0), f.whole(1), f.colour(2)))),
  HEAP(
      "heap: 6, black, 9, 0.5",
      exactly(4),
      mark(f -> new BesideBoard.Heap(f.whole(0), f.colour(1), f.number(2), f.number(3)))),
  COIN("coin: 9, 4", exactly(2), mark(f -> new BesideBoard.Coin(f.number(0), f.number(1)))),
  LAST("last: e2, e4", CommandFields::of, mark(f -> Mark.last(f.squares()))),
  CHECK("check: e8", exactly(1), mark(f -> Mark.check(f.square(0)))),
  GROUP("group: a1, a2, b2", CommandFields::of, mark(f -> Mark.group(f.squares()))),
  CANDIDATES("candidates: e3, e4", CommandFields::of, mark(f -> Mark.candidates(f.squares()))),
  CAPTURES("captures: e5, f3", CommandFields::of, mark(f -> Mark.captures(f.squares()))),
  VICTIMS("victims: d4", CommandFields::of, mark(f -> Mark.victims(f.squares()))),
  STACKED("stacked: a1, b1", CommandFields::of, mark(f -> Mark.stacked(f.squares()))),
  SAFE("safe: a1, b1", CommandFields::of, mark(f -> Mark.safe(f.squares()))),
  GUARDED("guarded: a1", CommandFields::of, mark(f -> Mark.guarded(f.squares()))),
  BANNED("banned: c3", CommandFields::of, mark(f -> Mark.banned(f.squares()))),
  DANGER("danger: c3, d4", CommandFields::of, mark(f -> Mark.danger(f.squares()))),
  DOUBT("doubt: c3, d4", CommandFields::of, mark(f -> Mark.doubt(f.squares()))),
  FOG("fog: a8, b8", CommandFields::of, mark(f -> Mark.fog(f.squares()))),
  MEANT("meant: c1, R", exactly(2), mark(f -> new Mark.Meant(f.square(0), f.word(1).charAt(0)))),
  ORDER("order: c1, 2", exactly(2), mark(f -> new Mark.Order(f.square(0), f.whole(1)))),
  GRID(
      "grid: . 1 2 | K . O, 9, 0",
      body -> CommandFields.of(body).orOneMore(3),
      mark(f -> new BesideBoard.Grid(f.rows(0), f.number(1), f.number(2), f.number(3, 1)))),
  CURVE(
      "curve: 26 30* 12, 1, even, White is better, Black is better",
      exactly(5),
      mark(BesideBoard.Curve::read)),
  CROSSTABLE("crosstable: Ada = x 1 = 1 | Ben = 0 x = 0", exactly(1), mark(CrossTable::read)),
  LEGEND(
      "legend: toddler, T = Toddler = your king | E = Emperor = moves like a queen",
      exactly(2),
      mark(PieceLegend::read));

  private final String example;
  private final Function<String, CommandFields> cut;
  private final BiFunction<Diagram, CommandFields, Diagram> effect;

  DiagramCommand(
      String example,
      Function<String, CommandFields> cut,
      BiFunction<Diagram, CommandFields, Diagram> effect) {
    this.example = example;
    this.cut = cut;
    this.effect = effect;
  }

  private static Function<String, CommandFields> exactly(int count) {
    return body -> CommandFields.of(body).exactly(count);
  }

  private static Function<String, CommandFields> wordsThen(int numbers) {
    return body -> CommandFields.ofWords(body, numbers);
  }

  private static BiFunction<Diagram, CommandFields, Diagram> mark(
      Function<CommandFields, Mark> made) {
    return (diagram, fields) -> diagram.with(made.apply(fields));
  }

  /** The command of that name, if there is one. */
  static Optional<DiagramCommand> named(String name) {
    return Arrays.stream(values()).filter(command -> command.word().equals(name)).findFirst();
  }

  /** The names of all commands. */
  static List<String> words() {
    return Arrays.stream(values()).map(DiagramCommand::word).toList();
  }

  /** What stands before the colon. */
  String word() {
    return example.substring(0, example.indexOf(':'));
  }

  /**
   * {@code diagram} after the command.
   *
   * @param body what stands after the colon
   * @throws IllegalArgumentException if the body is not written as it should be; its sentence says
   *     so and gives an example
   */
  Diagram applied(Diagram diagram, String body) {
    try {
      return effect.apply(diagram, cut.apply(body));
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException(
          "%s Write it like this: %s".formatted(wrong.getMessage(), example), wrong);
    }
  }
}
