/** Six digits (E098). */
export const isPaymentPassword = (typed: string): boolean => /^\d{6}$/.test(typed);
