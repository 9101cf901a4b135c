/** What people see in the practice room's page, as a browser shows it on a telephone. */
package rookery.bot.inbrowser;
