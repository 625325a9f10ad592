/** How long a row needs to pass its own height, in seconds. */
const ROW_S = 2.5;

/** Only more winners than fit pass by. */
export const isMoving = (winners: number, rows: number) => winners > rows;

/** How long one round of the board takes, in seconds. */
export const roundSeconds = (winners: number) => winners * ROW_S;
