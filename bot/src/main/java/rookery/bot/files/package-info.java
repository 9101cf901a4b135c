/**
 * Creates files that hold people's secrets, so that only the owner can read them. This package uses
 * no other package.
 */
package rookery.bot.files;
