import type { OperationBody, OperationValue } from "../../shared/api/api.ts";
import { isRecoveryCode } from "../../shared/verification/recovery-code.ts";

export type Way = OperationBody<"reauthenticate">["method"];
/** In the order in which they are offered. */
const WAYS = ["password", "authenticator", "recoveryCode", "passkey"] as const satisfies readonly Way[];
type Overview = Pick<OperationValue<"getSecurityOverview">, "twoFactor" | "recoveryCodes" | "passkeys">;

/**
 * By what a member can prove who they are, the common one first (E099): the password, also before the overview is here, unless the account
 * has an authenticator app; then the app or a recovery code. A passkey where the account has one and the browser can ask for it.
 */
export function waysToProve(overview: Overview | undefined, canUsePasskeys: boolean): Way[] {
  const hasApp = overview?.twoFactor.includes("authenticator") ?? false;
  const has: Readonly<Record<Way, boolean>> = {
    password: !hasApp,
    authenticator: hasApp,
    recoveryCode: (overview?.recoveryCodes ?? 0) > 0,
    passkey: canUsePasskeys && (overview?.passkeys.length ?? 0) > 0,
  };
  return WAYS.filter((way) => has[way]);
}

const SIX_DIGITS = /^\d{6}$/;

/** Whether what was typed can be a code of this kind. */
export const isCodeOf = (way: "authenticator" | "recoveryCode", typed: string): boolean =>
  way === "authenticator" ? SIX_DIGITS.test(typed) : isRecoveryCode(typed);

const REFUSALS_OF_PROOF: readonly string[] = ["PASSWORD_INCORRECT", "VERIFICATION_CODE_INVALID"];

/** Whether the server refused what was typed; other refusals are about the form as a whole (D21). */
export const isRefusalOfProof = (code: string): boolean => REFUSALS_OF_PROOF.includes(code);
