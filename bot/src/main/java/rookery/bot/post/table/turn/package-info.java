/**
 * A player's turn: the prompt that asks for an action, the menu that leads to it choice by choice,
 * and the answer to the action.
 */
package rookery.bot.post.table.turn;
