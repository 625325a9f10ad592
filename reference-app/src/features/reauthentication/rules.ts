import type { OperationBody, OperationValue } from "../../shared/api/api.ts";

export type Way = OperationBody<"reauthenticate">["method"];
type Overview = Pick<OperationValue<"getSecurityOverview">, "twoFactor" | "passkeys">;

/**
 * By what a member can prove who they are, the common one first (E099): the password always, even before the overview is here; an
 * authenticator app and a passkey where the account has them, the latter only in a browser that can ask for one.
 */
export function waysToProve(overview: Overview | undefined, canUsePasskeys: boolean): Way[] {
  const hasApp = overview?.twoFactor.includes("authenticator") ?? false;
  const hasPasskey = canUsePasskeys && (overview?.passkeys.length ?? 0) > 0;
  return ["password", ...(hasApp ? (["authenticator"] as const) : []), ...(hasPasskey ? (["passkey"] as const) : [])];
}

const FIELDS = new Map([
  ["PASSWORD_INCORRECT", "password"],
  ["VERIFICATION_CODE_INVALID", "code"],
]);

/** The field that a refusal of the server is about; undefined when it is about the form as a whole (D21). */
export const fieldOfRefusal = (code: string): string | undefined => FIELDS.get(code);
