/** The run is not possible; the message says what to do. */
export class CannotRun extends Error {}
