import type { Contract, Operation } from "../../spec/contract.ts";
import type { SecurityAlternative, SecurityScheme } from "../../spec/security.ts";
import type { Received } from "../../judge/answer.ts";
import { missingCredentials } from "../http/given-headers.ts";
import { isUsable, TokenIssuer } from "../http/oauth-token.ts";
import type { Send } from "../http/sender.ts";
import type { RunOptions } from "../run-options.ts";
import type { Access, ShownToken } from "../values/show-token.ts";

const UNAUTHORIZED = 401;
const BEARER = "Bearer ";

/** RFC 6750, 3.1: the token has expired, was revoked, or is not valid for another reason. */
const saysInvalidToken = ({ status, headers }: Received): boolean =>
  status === UNAUTHORIZED && /\berror="?invalid_token/.test(headers.get("www-authenticate") ?? "");

const schemesOf = (security: readonly SecurityAlternative[]): SecurityScheme[] => security.flat();

/** The credentials of a run against a spec without a login that the run knows: given headers, and tokens by OAuth 2. */
export class Tokens {
  readonly #options: RunOptions;
  /** By the name of the security scheme. */
  readonly #issuers = new Map<string, TokenIssuer>();
  readonly #secrets: Map<string, string>;

  constructor({ operations }: Contract, options: RunOptions, send: Send, secrets: Map<string, string>) {
    this.#options = options;
    this.#secrets = secrets;
    const schemes = operations.flatMap(({ security }) => schemesOf(security));
    for (const [name, ofName] of Map.groupBy(schemes, (scheme) => scheme.name)) {
      const flow = ofName[0]?.oauth?.flows.find((candidate) => isUsable(candidate, options.oauth ?? {}));
      const scopes = [...new Set(ofName.flatMap(({ oauth }) => oauth?.scopes ?? []))];
      if (flow) this.#issuers.set(name, new TokenIssuer({ ...flow, scopes }, options.oauth ?? {}, options.url, send));
    }
  }

  /** How a request shows its credentials, or which are missing. Given headers come first. @throws CannotRun when no token is issued */
  async accessFor(operation: Operation): Promise<Access> {
    const given = this.#options.headers ?? {};
    const missing = missingCredentials(operation, given);
    if (missing === undefined) return { header: undefined };
    const issuer = this.#issuerFor(operation);
    return issuer ? this.#show(await issuer.token()) : { missing };
  }

  /**
   * A new token, when the answer says that the one which was `shown` is not valid any more. Another request may have renewed it already.
   * @throws CannotRun when no token is issued
   */
  async renewedAccess(
    operation: Operation,
    answer: Received,
    { header = "" }: ShownToken,
  ): Promise<ShownToken | undefined> {
    const issuer = saysInvalidToken(answer) ? this.#issuerFor(operation) : undefined;
    return issuer && this.#show(await issuer.renewed(header.slice(BEARER.length)));
  }

  /** The issuer of the only credentials that an alternative still needs. */
  #issuerFor({ security }: Operation): TokenIssuer | undefined {
    const given = Object.keys(this.#options.headers ?? {}).map((name) => name.toLowerCase());
    for (const schemes of security) {
      const wanted = schemes.filter(({ credential }) => !credential || !given.includes(credential.name.toLowerCase()));
      const [first] = wanted;
      const issuer = first && wanted.length === 1 ? this.#issuers.get(first.name) : undefined;
      if (issuer) return issuer;
    }
    return undefined;
  }

  #show(token: string): ShownToken {
    this.#secrets.set(token, "token");
    return { header: BEARER + token };
  }
}
