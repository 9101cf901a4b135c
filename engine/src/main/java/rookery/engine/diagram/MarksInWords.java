package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The numbers and arrows on a picture in words, for those who do not see it.
 *
 * @param marks all that is drawn there; what is neither number nor arrow is not told
 */
public record MarksInWords(List<? extends Mark> marks) {
  /** The picture in other words, and then what those do not say yet: {@code Arrow: f3 to e1.} */
  public String after(String words) {
    List<String> told = new ArrayList<>(List.of(words));
    numbers().ifPresent(told::add);
    arrows(arrow -> !says(words, arrow)).ifPresent(told::add);
    return String.join(" ", told);
  }

  private Optional<String> numbers() {
    return listed("The numbers show the order: %s.", of(Mark.Order.class).map(MarksInWords::words));
  }

  private static String words(Mark.Order order) {
    return "%s on %s".formatted(order.number(), order.square());
  }

  private Optional<String> arrows(Predicate<Stroke> wanted) {
    List<String> arrows =
        of(Stroke.class)
            .filter(stroke -> stroke.form() != Stroke.Form.LINE && !stroke.isRing())
            .filter(wanted)
            .map(arrow -> "%s to %s".formatted(arrow.from(), arrow.to()))
            .distinct()
            .toList();
    return listed(arrows.size() == 1 ? "Arrow: %s." : "Arrows: %s.", arrows.stream());
  }

  private static boolean says(String words, Stroke arrow) {
    return Stream.of("%s to %s", "%s-%s", "%sx%s")
        .anyMatch(form -> words.contains(form.formatted(arrow.from(), arrow.to())));
  }

  private <T extends Mark> Stream<T> of(Class<T> kind) {
    return marks.stream().filter(kind::isInstance).map(kind::cast);
  }

  private static Optional<String> listed(String format, Stream<String> parts) {
    return Optional.of(parts.collect(Collectors.joining(", ")))
        .filter(list -> !list.isEmpty())
        .map(format::formatted);
  }
}
