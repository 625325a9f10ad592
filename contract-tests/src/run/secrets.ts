import { secretsIn, type GivenHeaders } from "./given-headers.ts";
import type { Account } from "./substitute.ts";

type NamedSecret = readonly [secret: string, name: string];

/** What a run is given that no report may show, each with its name. */
export function secretsOf(accounts: Readonly<Record<string, Account>>, headers: GivenHeaders): NamedSecret[] {
  const ofHeaders = Object.entries(headers).flatMap(([header, value]) => {
    const name = `header-${header.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
    return secretsIn(value).map((secret): NamedSecret => [secret, secret === value ? name : `${name}-credential`]);
  });
  // Backwards, so that a password of two accounts has the name of the first.
  const ofAccounts = Object.entries(accounts)
    .toReversed()
    .flatMap(([name, { password, paymentPassword }]): NamedSecret[] => [
      [paymentPassword, `${name}-payment-password`],
      [password, `${name}-password`],
    ]);
  return [...ofHeaders, ...ofAccounts];
}
