import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";

/** Whether the text is six digits (E098), in any script and spacing. The client sends them in the contract's form. */
export const isPaymentPassword = (typed: string): boolean => /^\d{6}$/.test(normaliseTyped("digits", typed));
