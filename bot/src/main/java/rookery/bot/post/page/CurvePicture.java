package rookery.bot.post.page;

import java.util.List;
import java.util.stream.Collectors;
import rookery.bot.post.Picture;
import rookery.bot.rating.Rating;
import rookery.bot.result.RatingCurve;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;

/** A rating's curve as a picture, and in words for those who cannot see it. */
record CurvePicture(RatingCurve curve) {
  /** A curve whose points lie close together is not stretched over the whole height. */
  private static final long LEAST_RANGE = 60;

  Picture picture() {
    List<Long> points = curve.points().stream().map(CurvePicture::rounded).toList();
    long least = points.stream().mapToLong(Long::longValue).min().orElseThrow();
    long most = points.stream().mapToLong(Long::longValue).max().orElseThrow();
    long range = Math.max(LEAST_RANGE, most - least);
    long bottom = (least + most - range) / 2;
    List<Integer> heights =
        points.stream()
            .map(point -> (int) ((point - bottom) * BesideBoard.Curve.HIGHEST / range))
            .toList();
    return Picture.of(
        Diagram.of(
            new BesideBoard.Curve(
                heights,
                List.of(),
                curve.stride(),
                false,
                "%d points".formatted(bottom + range),
                "%d points".formatted(bottom))),
        words(points));
  }

  private static long rounded(Rating rating) {
    return Math.round(rating.points());
  }

  private String words(List<Long> points) {
    String every = curve.stride() == 1 ? "each rated game" : curve.stride() + " rated games each";
    return "Overall rating after %s: %s"
        .formatted(every, points.stream().map(Object::toString).collect(Collectors.joining(", ")));
  }
}
