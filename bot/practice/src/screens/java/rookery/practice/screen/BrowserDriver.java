package rookery.practice.screen;

import com.microsoft.playwright.impl.driver.jar.DriverJar;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The program by which Playwright drives a browser. Every process that has a browser would unpack
 * its 130 MB again, so it's unpacked once for all tests of a module, for each version of it.
 */
final class BrowserDriver {
  private static final String FOLDER = "playwright.cli.dir";

  private BrowserDriver() {}

  /** Lets Playwright use the one that is there, which whichever process asks first unpacks. */
  static void share() {
    try {
      Path bundle = source(DriverJar.class).getFileName();
      Path all = Files.createDirectories(source(BrowserDriver.class).resolveSibling("playwright"));
      System.setProperty(FOLDER, unpacked(all, bundle.toString()).toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path source(Class<?> loaded) throws URISyntaxException {
    return Path.of(loaded.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static Path unpacked(Path all, String name) throws IOException, URISyntaxException {
    Path folder = all.resolve(name);
    try (FileChannel lock =
        FileChannel.open(
            all.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      // Given back when the file is closed.
      lock.lock();
      if (!Files.exists(folder)) {
        Path whole = Files.createTempDirectory(all, "begun");
        DriverJar.installDriverTo(whole);
        Files.move(whole, folder);
      }
    }
    return folder;
  }
}
