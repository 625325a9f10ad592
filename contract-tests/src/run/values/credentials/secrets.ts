import type { OAuthCredentials } from "../../http/oauth-token.ts";
import { secretsIn, type GivenHeaders } from "../../http/given-headers.ts";
import type { Account } from "../substitute.ts";

type NamedSecret = readonly [secret: string, name: string];

/** The secrets that were given to a run, by name; no report may show them. */
export function secretsOf(accounts: Readonly<Record<string, Account>>, headers: GivenHeaders): NamedSecret[] {
  const ofHeaders = Object.entries(headers).flatMap(([header, value]) => {
    const name = `header-${header.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
    return secretsIn(value).map((secret): NamedSecret => [secret, secret === value ? name : `${name}-credential`]);
  });
  // In reverse, so that a password shared by two accounts keeps the first account's name.
  const ofAccounts = Object.entries(accounts)
    .toReversed()
    .flatMap(([name, { password, paymentPassword }]): NamedSecret[] => [
      [paymentPassword, `${name}-payment-password`],
      [password, `${name}-password`],
    ]);
  return [...ofHeaders, ...ofAccounts];
}

/** The secrets with which a run requests tokens. */
export const oauthSecretsOf = ({ clientSecret, user }: OAuthCredentials): NamedSecret[] => [
  ...(user ? [[user.password, "user-password"] as const] : []),
  ...(clientSecret === undefined ? [] : [[clientSecret, "client-secret"] as const]),
];
