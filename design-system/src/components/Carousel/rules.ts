/** R133: one banner stands still; from two on they go round. */
export const canLoop = (slides: number) => slides >= 2;
