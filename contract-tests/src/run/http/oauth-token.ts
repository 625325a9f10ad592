import { objectOr } from "../../json.ts";
import type { Answer } from "../../judge/answer.ts";
import type { TokenFlow } from "../../spec/security.ts";
import { CannotRun } from "../cannot-run.ts";
import type { WireRequest, Send } from "./send.ts";
import { FIRST_REFUSAL } from "../../status-codes.ts";

/** What the user gave to get tokens with. */
export interface OAuthCredentials {
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /** Undefined when the user named no account. */
  readonly user?: { readonly username: string; readonly password: string } | undefined;
}

/** A flow that the credentials suffice for, with the scopes to request. */
export interface UsableFlow extends TokenFlow {
  readonly scopes: readonly string[];
}

interface Token {
  readonly value: string;
  readonly refreshToken: string | undefined;
  /** When the run requests the next token, in milliseconds since 1970; undefined when the server does not say how long it is valid. */
  readonly renewAtMs: number | undefined;
}

/** The part of a token's life after which the run requests the next one. */
const USED_LIFE = 0.8;
const MS_PER_S = 1000;

/** Whether a flow can be used with these credentials. */
export const isUsable = ({ grant }: TokenFlow, { clientId, user }: OAuthCredentials): boolean =>
  grant === "password" ? user !== undefined : clientId !== undefined;

/** An address of the spec, which may be relative to the server; undefined when it is none. */
function resolved(address: string, server: string): URL | undefined {
  const base = new URL(server.endsWith("/") ? server : `${server}/`);
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/**
 * The address of the token endpoint. A spec may name any server, so credentials are sent only by https, or to the server that is tested.
 * @throws CannotRun
 */
export function tokenAddress(tokenUrl: string, server: string): string {
  const address = resolved(tokenUrl, server);
  const base = new URL(server);
  if (address && (address.protocol === "https:" || address.origin === base.origin)) return address.href;
  throw new CannotRun(
    `The spec names the token URL "${tokenUrl}". Credentials are sent only by https, or to the server of --url. ` +
      'Get a token yourself and give it with --header "authorization: Bearer …".',
  );
}

const basic = (id: string, secret: string): string =>
  // RFC 6749, 2.3.1: both are form-encoded first.
  `Basic ${Buffer.from([id, secret].map((text) => encodeURIComponent(text)).join(":")).toString("base64")}`;

/** The request for a token (RFC 6749, 4.3.2, 4.4.2 and 6). */
export function tokenRequest(
  url: string,
  grant: Readonly<Record<string, string>>,
  { clientId, clientSecret }: OAuthCredentials,
): WireRequest {
  const isSecret = clientId !== undefined && clientSecret !== undefined;
  const form = new URLSearchParams({ ...grant, ...(clientId !== undefined && !isSecret && { client_id: clientId }) });
  return {
    method: "POST",
    url,
    headers: {
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      ...(isSecret && { authorization: basic(clientId, clientSecret) }),
    },
    body: form.toString(),
  };
}

/** Reads the token in a successful answer (RFC 6749, 5.1); undefined when it has none. */
export function readToken(answer: Answer, nowMs: number): Token | undefined {
  if ("failure" in answer || answer.status < 200 || answer.status > 299) return undefined;
  const { access_token: value, refresh_token: refreshToken, expires_in: lifeS } = objectOr(answer.json);
  if (typeof value !== "string" || value === "") return undefined;
  return {
    value,
    refreshToken: typeof refreshToken === "string" ? refreshToken : undefined,
    renewAtMs: typeof lifeS === "number" ? nowMs + lifeS * MS_PER_S * USED_LIFE : undefined,
  };
}

/** The options that a flow needs. */
export const OPTIONS_OF_GRANT: Readonly<Record<TokenFlow["grant"], string>> = {
  password: "--username and --password",
  client_credentials: "--client-id and --client-secret",
};

/** Says why there is no token. */
function complaint(url: string, grant: TokenFlow["grant"], answer: Answer): string {
  const ask = `Cannot get a token: POST ${url}`;
  if ("failure" in answer) return `${ask} got no answer (${answer.failure}).`;
  const { error, error_description: words } = objectOr(answer.json);
  const reason = [error, words].filter((text) => typeof text === "string").join(": ");
  if (reason === "" && answer.status < FIRST_REFUSAL)
    return `${ask} answered ${answer.status} without an access_token.`;
  return `${ask} answered ${answer.status}${reason === "" ? "" : ` (${reason})`}. Check ${OPTIONS_OF_GRANT[grant]}.`;
}

/** Requests tokens by one flow of OAuth 2, and keeps the last one until most of its life is over. */
export class TokenIssuer {
  readonly #flow: UsableFlow;
  readonly #credentials: OAuthCredentials;
  readonly #server: string;
  readonly #send: Send;
  #token: Promise<Token> | undefined;

  constructor(flow: UsableFlow, credentials: OAuthCredentials, server: string, send: Send) {
    this.#flow = flow;
    this.#credentials = credentials;
    this.#server = server;
    this.#send = send;
  }

  /** A valid token. @throws CannotRun when the server issues none */
  async token(): Promise<string> {
    this.#token ??= this.#request();
    const { value, renewAtMs } = await this.#token;
    if (renewAtMs === undefined || Date.now() < renewAtMs) return value;
    return this.renewed(value);
  }

  /** The next token after `old`, which has ended. Calls at the same time share one request. @throws CannotRun */
  async renewed(old: string): Promise<string> {
    const current = this.#token;
    const last = await current;
    if (last?.value === old && this.#token === current) this.#token = this.#renew(last);
    return (await this.#token)?.value ?? old;
  }

  /** The URL of the token endpoint, which the provider may publish. @throws CannotRun when it does not */
  async #tokenUrl(): Promise<string> {
    const { tokenUrl } = this.#flow;
    if (typeof tokenUrl === "string") return tokenUrl;
    const { discoveryUrl } = tokenUrl;
    const url = resolved(discoveryUrl, this.#server)?.href;
    if (url === undefined)
      throw new CannotRun(`The spec names "${discoveryUrl}" as openIdConnectUrl, which is no URL.`);
    const answer = await this.#send({ method: "GET", url, headers: { accept: "application/json" }, body: undefined });
    const endpoint = "failure" in answer ? undefined : objectOr(answer.json)["token_endpoint"];
    if (typeof endpoint === "string") return endpoint;
    const got = "failure" in answer ? `got no answer (${answer.failure})` : `answered ${answer.status}`;
    throw new CannotRun(
      `Cannot find the token URL: GET ${url} ${got}${"failure" in answer ? "" : " without a token_endpoint"}.`,
    );
  }

  async #renew({ refreshToken }: Token): Promise<Token> {
    if (refreshToken === undefined) return this.#request();
    const url = tokenAddress(this.#flow.refreshUrl ?? (await this.#tokenUrl()), this.#server);
    const grant = { grant_type: "refresh_token", refresh_token: refreshToken };
    const token = readToken(await this.#send(tokenRequest(url, grant, this.#credentials)), Date.now());
    // A server may keep the refresh token, and then does not repeat it.
    return token ? { ...token, refreshToken: token.refreshToken ?? refreshToken } : this.#request();
  }

  async #request(): Promise<Token> {
    const { grant, scopes } = this.#flow;
    const url = tokenAddress(await this.#tokenUrl(), this.#server);
    const form = {
      grant_type: grant,
      ...(grant === "password" && this.#credentials.user),
      ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    };
    const answer = await this.#send(tokenRequest(url, form, this.#credentials));
    const token = readToken(answer, Date.now());
    if (token) return token;
    throw new CannotRun(complaint(url, grant, answer));
  }
}
