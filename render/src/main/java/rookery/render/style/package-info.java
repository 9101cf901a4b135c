/** How people wish pictures to be: the colours of the board and what is written on it. */
package rookery.render.style;
