/**
 * What the tests of a game are written with: {@link rookery.engine.kit.script.Script} plays what
 * people write, {@link rookery.engine.kit.script.DrawnPosition} reads cases drawn side by side, and
 * {@link rookery.engine.kit.script.ReferenceProgram} holds a game against another program of it.
 */
package rookery.engine.kit.script;
