/** R133: one banner does not move; two or more loop. */
export const canLoop = (slides: number) => slides >= 2;
