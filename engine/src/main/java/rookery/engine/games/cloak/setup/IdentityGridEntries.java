package rookery.engine.games.cloak.setup;

import java.util.Optional;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.text.NamedConstant;

/** What the private grids take into account, which the host keeps for the players. */
public enum IdentityGridEntries implements NamedConstant {
  /** All that is public. */
  FULL("Everything that can be worked out"),
  /** Only guesses, captures and uncloakings. */
  FACTS("Only guesses, captures and revealed checkers"),
  /** There are none. */
  OFF("Nothing");

  /** The option that chooses. */
  public static final OptionSpec SPEC =
      OptionSpec.word(
              "grid",
              "What your private grids take into account: everything, only revealed pieces, or"
                  + " nothing.",
              values())
          .titled("What the private grids show");

  private final String label;

  IdentityGridEntries(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }

  /** What was chosen. */
  public static IdentityGridEntries of(Options options) {
    return options.one(SPEC.name(), values());
  }

  /** What can be concluded, if grids are kept. */
  public Optional<Evidence> concluded(PublicEvidence known) {
    return evidence(known).map(Evidence::concluded);
  }

  /** What they take into account of a side, if they are kept. */
  public Optional<Evidence> evidence(PublicEvidence known) {
    return switch (this) {
      case FULL -> Optional.of(known.all());
      case FACTS -> Optional.of(known.facts());
      case OFF -> Optional.empty();
    };
  }
}
