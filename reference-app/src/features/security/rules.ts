import type { OperationValue } from "../../shared/api/api.ts";

export type SecurityOverview = OperationValue<"getSecurityOverview">;
export type OwnSession = OperationValue<"listSessions">[number];
export type AccountEventPage = OperationValue<"listAccountEvents">;
export type Passkey = SecurityOverview["passkeys"][number];
export type SecurityLevel = SecurityOverview["level"];

/** Measures that make an account safer, most useful first. */
export const PROTECTIONS = ["secondFactor", "paymentPassword", "email", "mobile"] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** The measures that the account lacks (E099). A second factor is a code from an app or by message, or a passkey. */
export function missingProtections(overview: SecurityOverview): Protection[] {
  const has: Readonly<Record<Protection, boolean>> = {
    secondFactor: overview.twoFactor.length > 0 || overview.passkeys.length > 0,
    paymentPassword: overview.paymentPassword,
    email: overview.email !== null,
    mobile: overview.mobile !== null,
  };
  return PROTECTIONS.filter((protection) => !has[protection]);
}
