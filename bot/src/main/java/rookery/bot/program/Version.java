package rookery.bot.program;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest names. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String built = Version.class.getPackage().getImplementationVersion();
    return new String[] {"Rookery " + Optional.ofNullable(built).orElse("(not from a jar)")};
  }
}
