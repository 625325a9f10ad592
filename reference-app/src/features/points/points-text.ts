const FORMAT = new Intl.NumberFormat("en");

/** Formats a number of points: whole, in groups of three and Latin digits in every language (R501). */
export const pointsText = (points: number): string => FORMAT.format(points);
