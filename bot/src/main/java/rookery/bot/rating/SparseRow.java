package rookery.bot.rating;

import java.util.Arrays;
import java.util.TreeMap;

/** A few entries of a long vector that is zero elsewhere: which strengths a result depends on. */
final class SparseRow {
  private final int[] indices;
  private final double[] values;

  private SparseRow(int[] indices, double[] values) {
    this.indices = indices;
    this.values = values;
  }

  double dot(double[] vector) {
    double sum = 0;
    for (int i = 0; i < indices.length; i++) {
      sum += values[i] * vector[indices[i]];
    }
    return sum;
  }

  /** Adds this row, times a factor, to a vector. */
  void addTo(double[] vector, double factor) {
    for (int i = 0; i < indices.length; i++) {
      vector[indices[i]] += factor * values[i];
    }
  }

  /** Adds the squares of this row's entries, times a factor, to a vector. */
  void addSquaresTo(double[] vector, double factor) {
    for (int i = 0; i < indices.length; i++) {
      vector[indices[i]] += factor * values[i] * values[i];
    }
  }

  double[] dense(int length) {
    double[] vector = new double[length];
    addTo(vector, 1);
    return vector;
  }

  boolean isZero() {
    return Arrays.stream(values).allMatch(value -> value == 0);
  }

  /** Collects entries; the same index twice adds up. */
  static final class Builder {
    private final TreeMap<Integer, Double> entries = new TreeMap<>();

    void add(int index, double value) {
      entries.merge(index, value, Double::sum);
    }

    SparseRow build() {
      return new SparseRow(
          entries.keySet().stream().mapToInt(Integer::intValue).toArray(),
          entries.values().stream().mapToDouble(Double::doubleValue).toArray());
    }
  }
}
