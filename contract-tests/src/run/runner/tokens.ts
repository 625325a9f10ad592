import type { Contract, Operation } from "../../spec/contract.ts";
import { withoutCertificates, type SecurityAlternative, type SecurityScheme } from "../../spec/security.ts";
import type { Received } from "../../judge/answer.ts";
import { headersOfAccount, missingCredentials } from "../http/given-headers.ts";
import { isUsable, TokenIssuer, type OAuthCredentials } from "../http/oauth-token.ts";
import { ROLES, type SessionName } from "../../plan/case.ts";
import type { Send } from "../http/sender.ts";
import type { RunOptions } from "../run-options.ts";
import type { Access, ShownToken } from "../values/show-token.ts";
import { UNAUTHENTICATED } from "../../status-codes.ts";

const BEARER = "Bearer ";

/** RFC 6750, 3.1: the token has expired, was revoked, or is not valid for another reason. */
const saysInvalidToken = ({ status, headers }: Received): boolean =>
  status === UNAUTHENTICATED && /\berror="?invalid_token/.test(headers.get("www-authenticate") ?? "");

/** A spec without a login has no accounts with other rights, and the first user's credentials must not stand for them. */
const NO_ROLES = "no session of this account: the run opens none for this spec";
const NO_SECOND_USER =
  "no second user: give one with --other-header, or with --other-username and --other-password for the token URL";

/** The issuers of tokens by the names of the security schemes, for one user. */
function issuersFor({ operations }: Contract, credentials: OAuthCredentials, server: string, send: Send) {
  const schemes = operations.flatMap(({ security }): SecurityScheme[] => security.flat());
  const issuers = new Map<string, TokenIssuer>();
  for (const [name, ofName] of Map.groupBy(schemes, (scheme) => scheme.name)) {
    const flow = ofName[0]?.oauth?.flows.find((candidate) => isUsable(candidate, credentials));
    const scopes = [...new Set(ofName.flatMap(({ oauth }) => oauth?.scopes ?? []))];
    if (flow) issuers.set(name, new TokenIssuer({ ...flow, scopes }, credentials, server, send));
  }
  return issuers;
}

/** The credentials of a run against a spec without a login that the run knows: given headers, and tokens by OAuth 2. */
export class Tokens {
  readonly #options: RunOptions;
  readonly #issuers: ReadonlyMap<string, TokenIssuer>;
  readonly #otherIssuers: ReadonlyMap<string, TokenIssuer>;
  readonly #secrets: Map<string, string>;

  constructor(contract: Contract, options: RunOptions, send: Send, secrets: Map<string, string>) {
    this.#options = options;
    this.#secrets = secrets;
    this.#issuers = issuersFor(contract, options.oauth ?? {}, options.url, send);
    // A client without a user is the same for both, so only a user makes a second one.
    this.#otherIssuers = options.otherOauth?.user
      ? issuersFor(contract, options.otherOauth, options.url, send)
      : new Map<string, TokenIssuer>();
  }

  /** How a request shows its credentials, or which are missing. Given headers come first. @throws CannotRun when no token is issued */
  async accessFor(operation: Operation, account: SessionName): Promise<Access> {
    if (ROLES.some((role) => role === account)) return { missing: NO_ROLES };
    const given = headersOfAccount(this.#options, operation, account);
    const missing = missingCredentials({ security: this.#securityOf(operation) }, given);
    if (missing === undefined) return { header: undefined };
    const issuer = this.#issuerFor(operation, account);
    if (issuer) return this.#show(await issuer.token());
    return { missing: account === "other" ? NO_SECOND_USER : missing };
  }

  /**
   * A new token, when the answer says that the one which was `shown` is not valid any more. Another request may have renewed it already.
   * @throws CannotRun when no token is issued
   */
  async renewedAccess(
    operation: Operation,
    account: SessionName,
    answer: Received,
    { header = "" }: ShownToken,
  ): Promise<ShownToken | undefined> {
    const issuer = saysInvalidToken(answer) ? this.#issuerFor(operation, account) : undefined;
    return issuer && this.#show(await issuer.renewed(header.slice(BEARER.length)));
  }

  /** What a request must still show: the connections of the run have shown its certificate. */
  #securityOf({ security }: Operation): readonly SecurityAlternative[] {
    return this.#options.tls?.cert === undefined ? security : withoutCertificates(security);
  }

  /** The issuer of the only credentials that an alternative still needs. */
  #issuerFor(operation: Operation, account: SessionName): TokenIssuer | undefined {
    const headers = headersOfAccount(this.#options, operation, account);
    const given = Object.keys(headers).map((name) => name.toLowerCase());
    const issuers = account === "other" ? this.#otherIssuers : this.#issuers;
    for (const schemes of this.#securityOf(operation)) {
      const wanted = schemes.filter(({ credential }) => !credential || !given.includes(credential.name.toLowerCase()));
      const [first] = wanted;
      const issuer = first && wanted.length === 1 ? issuers.get(first.name) : undefined;
      if (issuer) return issuer;
    }
    return undefined;
  }

  #show(token: string): ShownToken {
    this.#secrets.set(token, "token");
    return { header: BEARER + token };
  }
}
