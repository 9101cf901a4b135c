/** Slash commands as a bot declares them, with their options and the choices of an option. */
package rookery.practice.resource.command;
