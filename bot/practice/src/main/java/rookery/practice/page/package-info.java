/**
 * The practice room for a browser on this machine: static files and the JSON API under {@code
 * /practice/api} that {@link rookery.practice.page.PageServer} describes.
 */
package rookery.practice.page;
