/**
 * Which pieces surround which: {@link rookery.engine.games.custodian.capture.CaptureGeometry} is
 * the capture table by roles, {@link rookery.engine.games.custodian.capture.CaptureRole} decides
 * what each piece counts as in it, and {@link rookery.engine.games.custodian.capture.Captures}
 * finds what is {@link rookery.engine.games.custodian.capture.CapturedPiece}. {@link
 * rookery.engine.games.custodian.capture.MissingPartner} says what a capture still lacks. Rulings:
 * CU-2, CU-3 and CU-6.
 */
package rookery.engine.games.custodian.capture;
