import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";

/** Six digits (E098), in any script and however they are spaced: the client sends them as the contract has them. */
export const isPaymentPassword = (typed: string): boolean => /^\d{6}$/.test(normaliseTyped("digits", typed));
