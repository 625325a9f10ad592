import type { OperationBody, OperationValue } from "../../shared/api/api.ts";
import { isRecoveryCode } from "../../shared/verification/recovery-code.ts";

export type Way = OperationBody<"reauthenticate">["method"];
/** In the order in which they are offered. */
const WAYS = ["password", "authenticator", "recoveryCode", "passkey"] as const satisfies readonly Way[];
type Overview = Pick<OperationValue<"getSecurityOverview">, "twoFactor" | "recoveryCodes" | "passkeys">;

/**
 * By what a member can prove who they are, the common one first (E099): the password always, even before the overview is here; an
 * authenticator app, recovery codes and a passkey where the account has them, the latter only in a browser that can ask for one.
 */
export function waysToProve(overview: Overview | undefined, canUsePasskeys: boolean): Way[] {
  const has: Readonly<Record<Way, boolean>> = {
    password: true,
    authenticator: overview?.twoFactor.includes("authenticator") ?? false,
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
