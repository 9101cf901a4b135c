/**
 * What lies beside the board or beneath it: cards and the links between them, heaps, coins, grids.
 */
package rookery.render.beside;
