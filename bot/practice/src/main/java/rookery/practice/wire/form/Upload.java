package rookery.practice.wire.form;

/** A file that came with a request. */
public record Upload(String filename, byte[] bytes) {}
