package rookery.engine.match;

import rookery.engine.News;

/** What an entry leads to, and what may be read of it. */
record Step(Match next, News news) {}
