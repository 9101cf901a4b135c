package rookery.practice.wire;

/** A file that came with a request. */
record Upload(String filename, byte[] bytes) {}
