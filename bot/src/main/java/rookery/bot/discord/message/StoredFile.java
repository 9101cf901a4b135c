package rookery.bot.discord.message;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import net.dv8tion.jda.api.utils.FileUpload;
import rookery.bot.files.TemporaryFile;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.post.Attachment;

/** A file of an answer, kept on the disk. It is read while it is sent, and again at each retry. */
public record StoredFile(Attachment about, TemporaryFile content) implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  /** Makes the file, which may take long. */
  public static StoredFile of(Attachment wanted, TemporaryFolder folder) throws IOException {
    TemporaryFile content = folder.file();
    try (OutputStream file = new BufferedOutputStream(content.output(), BUFFER)) {
      wanted.content().writeTo(file);
      file.flush();
      return new StoredFile(wanted, content);
    } catch (IOException | RuntimeException | Error failed) {
      content.close();
      throw failed;
    }
  }

  FileUpload upload() {
    FileUpload upload = FileUpload.fromStreamSupplier(about.name(), content::input);
    return about.alt().isEmpty() ? upload : upload.setDescription(about.alt());
  }

  @Override
  public void close() throws IOException {
    content.close();
  }
}
