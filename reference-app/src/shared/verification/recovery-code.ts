import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";

const RECOVERY_CODE = /^[a-z2-9]{10}$/i;

/** Whether the typed text can be a recovery code (E099): ten letters and digits, with or without the hyphen. */
export const isRecoveryCode = (typed: string): boolean => RECOVERY_CODE.test(normaliseTyped("account", typed));
