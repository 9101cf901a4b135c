/**
 * A player's turn: the prompt that asks for an action, the menu that leads to it choice by choice,
 * the answer to the action, and the board as one person sees it.
 */
package rookery.bot.post.table.turn;
