/**
 * A review as a page that any browser shows. It needs no table and no bot, so that the command line
 * writes it too; its boards are those that a message shows.
 */
package rookery.bot.review.page;
