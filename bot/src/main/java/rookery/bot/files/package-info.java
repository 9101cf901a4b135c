/** How files come into being that hold people's secrets. A leaf: it knows no other package. */
package rookery.bot.files;
