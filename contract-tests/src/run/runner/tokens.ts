import type { Contract, Operation } from "../../spec/contract.ts";
import { withoutCertificates, type SecurityAlternative, type SecurityScheme } from "../../spec/security.ts";
import type { Received } from "../../judge/answer.ts";
import { CannotRun } from "../cannot-run.ts";
import { headersOfAccount, missingCredentials } from "../http/given-headers.ts";
import { isGivenByLogin, LoginIssuer } from "../http/login-session.ts";
import { isUsable, TokenIssuer, type OAuthCredentials } from "../http/oauth-token.ts";
import { ROLES, type SessionName } from "../../plan/case.ts";
import type { Send } from "../http/send.ts";
import type { RunOptions } from "../run-options.ts";
import { secretsShown, type Access, type ShownToken } from "../values/show-token.ts";
import { UNAUTHENTICATED } from "../../status-codes.ts";

const BEARER_PREFIX = "Bearer ";

/** RFC 6750, 3.1: the token has expired, was revoked, or is not valid for another reason. */
const saysInvalidToken = ({ headers }: Received): boolean =>
  /\berror="?invalid_token/.test(headers.get("www-authenticate") ?? "");

/** A spec without a login has no accounts with other rights, and the first user's credentials must not stand for them. */
const NO_ROLES = "no session of this account: the run opens none for this spec";
const NO_SECOND_USER =
  "no second user: give one with --other-header, or with --other-username and --other-password for the token URL or the login";

/** More logins could lock an account. */
const MOST_PRIVILEGED = 4;

/** A token that the user gives has the scopes that it has. */
export const NO_SCOPES = "no token with other scopes: the run requests none";

type Issuer = TokenIssuer | LoginIssuer;

/** An issuer, and the schemes that it serves in one alternative of an operation. */
interface Service {
  readonly issuer: Issuer;
  readonly schemes: SecurityAlternative;
}

/** The issuers of tokens by the names of the security schemes, for one user: a flow of OAuth 2, else the login of the spec. */
function issuersFor({ operations, login }: Contract, credentials: OAuthCredentials, server: string, send: Send) {
  const schemes = operations.flatMap(({ security }): SecurityScheme[] => security.flat());
  const { user } = credentials;
  const byLogin = login && user && new LoginIssuer(login, user, server, send);
  const issuers = new Map<string, Issuer>();
  for (const [name, ofName] of Map.groupBy(schemes, (scheme) => scheme.name)) {
    const flow = ofName[0]?.oauth?.flows.find((candidate) => isUsable(candidate, credentials));
    const scopes = [...new Set(ofName.flatMap(({ oauth }) => oauth?.scopes ?? []))];
    if (flow) issuers.set(name, new TokenIssuer({ ...flow, scopes }, credentials, server, send));
    else if (byLogin && ofName[0] && isGivenByLogin(ofName[0])) issuers.set(name, byLogin);
  }
  return issuers;
}

/** The accounts that may have more rights than the first one: the one that the user has named, and those of the login's examples. */
function privilegedUsers({ login }: Contract, { oauth, otherOauth, privileged }: RunOptions) {
  const known = [oauth?.user, otherOauth?.user].map((user) => user?.username);
  const named = privileged?.user ? [privileged.user] : [];
  const examples = oauth?.user && login ? login.users : [];
  const all = [...named, ...examples].filter(({ username }) => !known.includes(username));
  return [...new Map(all.map((user) => [user.username, user])).values()].slice(0, MOST_PRIVILEGED);
}

/** The credentials of a run whose profile has no login: given headers, tokens by OAuth 2, and tokens by the login of the spec. */
export class Tokens {
  readonly #contract: Contract;
  readonly #options: RunOptions;
  readonly #issuers: ReadonlyMap<string, Issuer>;
  readonly #otherIssuers: ReadonlyMap<string, Issuer>;
  readonly #secrets: Map<string, string>;
  readonly #privileged: readonly ReadonlyMap<string, Issuer>[];
  readonly #scoped = new Map<string, TokenIssuer>();
  readonly #send: Send;

  constructor(contract: Contract, options: RunOptions, send: Send, secrets: Map<string, string>) {
    this.#contract = contract;
    this.#options = options;
    this.#secrets = secrets;
    this.#send = send;
    this.#issuers = issuersFor(contract, options.oauth ?? {}, options.url, send);
    // A client without a user is the same for both, so only a user makes a second one.
    this.#otherIssuers = options.otherOauth?.user
      ? issuersFor(contract, options.otherOauth, options.url, send)
      : new Map<string, Issuer>();
    this.#privileged = privilegedUsers(contract, options).map((user) =>
      issuersFor(contract, { ...options.oauth, user }, options.url, send),
    );
  }

  /** The number of accounts that may have more rights than the first one. */
  get privilegedCount(): number {
    return this.#privileged.length;
  }

  /** How a request shows the session of an account with more rights; undefined when its login is refused. */
  async privilegedAccess(operation: Operation, index: number): Promise<ShownToken | undefined> {
    const service = this.#serviceIn(this.#privileged[index] ?? new Map<string, Issuer>(), operation, {});
    try {
      return service && (await this.#access(service));
    } catch (error) {
      // The accounts of a spec's examples may not exist on this server.
      if (error instanceof CannotRun) return undefined;
      throw error;
    }
  }

  /** How a request shows its credentials, or which are missing. Given headers come first. @throws CannotRun when no token is issued */
  async accessFor(operation: Operation, account: SessionName, isOwn = false): Promise<Access> {
    if (ROLES.some((role) => role === account)) return { missing: NO_ROLES };
    const given = headersOfAccount(this.#options, operation, account);
    const missing = missingCredentials({ security: this.#securityOf(operation) }, given);
    if (missing === undefined) return isOwn ? { missing: this.#noOwnSession } : { header: undefined };
    const service = this.#serviceFor(operation, account);
    if (service) return this.#access(service, isOwn);
    return { missing: account === "other" ? NO_SECOND_USER : missing + this.#loginHint };
  }

  /** How a request shows a token with only these scopes, or why there is none: the server may refuse to issue it. */
  async scopedAccess(operation: Operation, scopes: readonly string[]): Promise<Access> {
    const given = headersOfAccount(this.#options, operation, operation.account);
    const credentials = this.#options.oauth ?? {};
    const flow = operation.security
      .flat()
      .flatMap(({ oauth }) => oauth?.flows ?? [])
      .find((candidate) => isUsable(candidate, credentials));
    if (!flow || missingCredentials({ security: this.#securityOf(operation) }, given) === undefined)
      return { missing: NO_SCOPES };
    const key = JSON.stringify([flow, scopes]);
    const issuer =
      this.#scoped.get(key) ?? new TokenIssuer({ ...flow, scopes }, credentials, this.#options.url, this.#send);
    this.#scoped.set(key, issuer);
    try {
      return this.#showBearer(await issuer.token());
    } catch (error) {
      if (error instanceof CannotRun) return { missing: error.message };
      throw error;
    }
  }

  /**
   * A new token, when the answer says that the one which was `shown` is not valid any more. Another request may have renewed it already.
   * Only OAuth 2 has words for that; after a login, every 401 may mean it.
   * @throws CannotRun when no token is issued
   */
  async renewedAccess(
    operation: Operation,
    account: SessionName,
    answer: Received,
    shown: ShownToken,
  ): Promise<ShownToken | undefined> {
    const service = answer.status === UNAUTHENTICATED ? this.#serviceFor(operation, account) : undefined;
    if (!service) return undefined;
    const { issuer, schemes } = service;
    if (issuer instanceof LoginIssuer) return this.#keep(await issuer.renewed(shown, schemes));
    if (!saysInvalidToken(answer)) return undefined;
    return this.#showBearer(await issuer.renewed((shown.header ?? "").slice(BEARER_PREFIX.length)));
  }

  /** The reason to skip an operation that would end the session of all other calls. */
  get #noOwnSession(): string {
    return `it ends the session of --header, which the other calls need${this.#loginHint}`;
  }

  get #loginHint(): string {
    const { login } = this.#contract;
    return login ? `: give --username and --password, so that the run can log in with ${login.operationId}` : "";
  }

  /** What a request must still show: the connections of the run have shown its certificate. */
  #securityOf({ security }: Operation): readonly SecurityAlternative[] {
    return this.#options.tls?.cert === undefined ? security : withoutCertificates(security);
  }

  /** The issuer of the credentials that an alternative still needs. */
  #serviceFor(operation: Operation, account: SessionName): Service | undefined {
    const headers = headersOfAccount(this.#options, operation, account);
    return this.#serviceIn(account === "other" ? this.#otherIssuers : this.#issuers, operation, headers);
  }

  #serviceIn(
    issuers: ReadonlyMap<string, Issuer>,
    operation: Operation,
    headers: Readonly<Record<string, string>>,
  ): Service | undefined {
    const given = Object.keys(headers).map((name) => name.toLowerCase());
    for (const schemes of this.#securityOf(operation)) {
      const wanted = schemes.filter(({ credential }) => !credential || !given.includes(credential.name.toLowerCase()));
      const [issuer, ...others] = new Set(wanted.map(({ name }) => issuers.get(name)));
      // A token fills the header Authorization. A login can give several credentials, such as a cookie and a header.
      const isServed = others.length === 0 && (wanted.length === 1 || issuer instanceof LoginIssuer);
      if (issuer && isServed) return { issuer, schemes: wanted };
    }
    return undefined;
  }

  async #access({ issuer, schemes }: Service, isOwn = false): Promise<ShownToken> {
    if (!(issuer instanceof LoginIssuer)) return this.#showBearer(await issuer.token());
    return this.#keep(await (isOwn ? issuer.fresh(schemes) : issuer.access(schemes)));
  }

  #showBearer(token: string): ShownToken {
    return this.#keep({ header: BEARER_PREFIX + token });
  }

  /** Remembers what no report may show. */
  #keep(shown: ShownToken): ShownToken {
    for (const secret of secretsShown(shown)) this.#secrets.set(secret, "token");
    return shown;
  }
}
