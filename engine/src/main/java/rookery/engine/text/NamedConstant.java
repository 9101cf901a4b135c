package rookery.engine.text;

import java.util.Locale;

/** A constant of an enum whose name in small letters is its word in exchange files and options. */
public interface NamedConstant {
  /** The constant's name, as the enum gives it. */
  String name();

  /** The word: {@code four-bishops}. */
  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What people read in its place: {@code Four bishops}. */
  default String label() {
    return Phrase.capitalised(word().replace('-', ' '));
  }
}
