import type { OperationBody, OperationValue } from "../../shared/api/api.ts";
import { isRecoveryCode } from "../../shared/verification/recovery-code.ts";

export type Way = OperationBody<"reauthenticate">["method"];
/** In the order in which they are offered. */
const WAYS = ["password", "authenticator", "recoveryCode", "passkey"] as const satisfies readonly Way[];
type Overview = Pick<OperationValue<"getSecurityOverview">, "twoFactor" | "recoveryCodes" | "passkeys">;

/**
 * How a member can prove their identity, the usual way first (E099).
 * The password, also while the overview loads; with an authenticator app, the app or a recovery code instead. A passkey is added when the
 * account has one and the browser supports it.
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

/** Whether the typed text can be a code of this kind. */
export const isCodeOf = (way: "authenticator" | "recoveryCode", typed: string): boolean =>
  way === "authenticator" ? SIX_DIGITS.test(typed) : isRecoveryCode(typed);

const REFUSALS_OF_PROOF: readonly string[] = ["PASSWORD_INCORRECT", "VERIFICATION_CODE_INVALID"];

/** Whether the server refused the typed proof. Other refusals are about the whole form (D21). */
export const isRefusalOfProof = (code: string): boolean => REFUSALS_OF_PROOF.includes(code);
