/** Seconds in which the list moves by the height of one row. */
const ROW_S = 2.5;

/** The list moves only if there are more winners than rows. */
export const isMoving = (winners: number, rows: number) => winners > rows;

/** Returns the duration of one loop of the board, in seconds. */
export const roundSeconds = (winners: number) => winners * ROW_S;
