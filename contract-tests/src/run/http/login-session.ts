import { isDeepStrictEqual } from "node:util";
import { isObject, valueAt } from "../../json.ts";
import type { Received } from "../../judge/answer.ts";
import { percentDecoded } from "../../percent-decoding.ts";
import type { Login } from "../../profile/inferred-login.ts";
import { BEARER, type SecurityAlternative, type SecurityScheme } from "../../spec/security.ts";
import { essenceOf, isForm } from "../../media-type.ts";
import { CannotRun } from "../cannot-run.ts";
import type { ShownToken } from "../values/show-token.ts";
import type { OAuthCredentials } from "./oauth-token.ts";
import type { Send } from "./send.ts";

/** Names of tokens that prove that a request comes from the server's own page (double submit cookie). */
const CSRF = /csrf|xsrf/i;
/** Headers with the token of a session. A key for programs, such as X-Api-Key, does not come from a login. */
const SESSION_HEADER = /csrf|xsrf|session|(?:auth|access)[-_]?token/i;
/** How deep in a response the token may be. */
const MAX_DEPTH = 2;
/** Before the name of a cookie, where several Set-Cookie headers are joined. A comma is also in the date of `Expires`. */
const NEXT_COOKIE = /,\s*(?=[^;,=\s]+=)/;

/** Whether a login can give the credential of a scheme: a bearer token, a cookie, or a header that its name says belongs to a session. */
export const isGivenByLogin = ({ form, credential }: SecurityScheme): boolean =>
  form === BEARER ||
  (form === "key" &&
    (credential?.place === "cookie" || (credential?.place === "header" && SESSION_HEADER.test(credential.name))));

/** The cookies that a response sets, by name. */
function cookiesIn({ headers }: Received): ReadonlyMap<string, string> {
  const pairs = (headers.get("set-cookie") ?? "").split(NEXT_COOKIE).flatMap((cookie) => {
    const [pair = ""] = cookie.split(";");
    const end = pair.indexOf("=");
    return end > 0 ? [[pair.slice(0, end).trim(), pair.slice(end + 1).trim()] as const] : [];
  });
  return new Map(pairs);
}

/** The first text in a response whose name fits. */
function textNamed(json: unknown, name: RegExp, depth = 0): string | undefined {
  if (!isObject(json) || depth > MAX_DEPTH) return undefined;
  const own = Object.entries(json).find(([member, value]) => name.test(member) && typeof value === "string");
  if (own) return String(own[1]);
  return Object.values(json)
    .map((value) => textNamed(value, name, depth + 1))
    .find((text) => text !== undefined);
}

/** The token against forged requests: in the header of the same name, in a readable cookie, or in the body. */
function csrfTokenIn(session: Received, header: string): string | undefined {
  const [, cookie] = [...cookiesIn(session)].find(([name]) => CSRF.test(name)) ?? [];
  const inCookie = cookie === undefined ? undefined : (percentDecoded(cookie) ?? cookie);
  return session.headers.get(header.toLowerCase()) ?? inCookie ?? textNamed(session.json, CSRF);
}

/** The credential that the response of a login has for a scheme; undefined when it has none. */
function credentialIn(session: Received, { form, credential }: SecurityScheme, { tokenPointer }: Login) {
  if (form !== BEARER && credential?.place === "cookie") return cookiesIn(session).get(credential.name);
  if (form !== BEARER && credential && CSRF.test(credential.name)) return csrfTokenIn(session, credential.name);
  const token = tokenPointer === undefined ? undefined : valueAt(session.json, tokenPointer);
  return typeof token === "string" ? token : undefined;
}

/** The credentials that the response of a login has for schemes, or the name of the scheme for which it has none. */
export function credentialsIn(
  session: Received,
  schemes: SecurityAlternative,
  login: Login,
): { readonly byScheme: ReadonlyMap<SecurityScheme, string> } | { readonly missing: string } {
  const byScheme = new Map<SecurityScheme, string>();
  for (const scheme of schemes) {
    const value = credentialIn(session, scheme, login);
    if (value === undefined || value === "")
      return { missing: scheme.credential?.place === "cookie" ? `cookie ${scheme.credential.name}` : "token" };
    byScheme.set(scheme, value);
  }
  return { byScheme };
}

type User = NonNullable<OAuthCredentials["user"]>;

/** The login of a page may redirect. */
const isSuccess = (status: number): boolean => status >= 200 && status < 400;

/** Logs in with the login operation of a spec, and keeps the session until the server refuses it. */
export class LoginIssuer {
  readonly #login: Login;
  readonly #user: User;
  readonly #url: string;
  readonly #send: Send;
  #session: Promise<Received> | undefined;

  constructor(login: Login, user: User, server: string, send: Send) {
    this.#login = login;
    this.#user = user;
    this.#url = server.replace(/\/+$/, "") + login.path;
    this.#send = send;
  }

  /** How a request shows the shared session by these schemes. @throws CannotRun when the login is refused */
  async access(schemes: SecurityAlternative): Promise<ShownToken> {
    this.#session ??= this.#logIn();
    return this.#show(await this.#session, schemes);
  }

  /** Shows the next shared session after `old`, which has ended. Calls at the same time share one login. @throws CannotRun */
  async renewed(old: ShownToken, schemes: SecurityAlternative): Promise<ShownToken> {
    const current = this.#session;
    const isOld = current !== undefined && isDeepStrictEqual(this.#show(await current, schemes), old);
    if (isOld && this.#session === current) this.#session = this.#logIn();
    return this.access(schemes);
  }

  /** Shows a session that nothing else uses. @throws CannotRun when the login is refused */
  async fresh(schemes: SecurityAlternative): Promise<ShownToken> {
    return this.#show(await this.#logIn(), schemes);
  }

  async #logIn(): Promise<Received> {
    const { mediaType, body, username, password } = this.#login;
    const value = { ...body, [username]: this.#user.username, [password]: this.#user.password };
    const answer = await this.#send({
      method: "POST",
      url: this.#url,
      headers: { accept: "application/json, */*;q=0.5", "content-type": essenceOf(mediaType) },
      body: isForm(mediaType)
        ? new URLSearchParams(Object.entries(value).map(([name, member]) => [name, String(member)])).toString()
        : JSON.stringify(value),
    });
    if ("failure" in answer) throw this.#failure(`got no answer (${answer.failure})`);
    if (!isSuccess(answer.status)) throw this.#failure(`answered ${answer.status}`);
    return answer;
  }

  #show(session: Received, schemes: SecurityAlternative): ShownToken {
    const found = credentialsIn(session, schemes, this.#login);
    if ("missing" in found) throw this.#failure(`answered ${session.status} without a ${found.missing}`);
    const byPlace: Record<string, string> = {};
    let header: string | undefined;
    for (const [{ form, credential }, value] of found.byScheme) {
      if (form === BEARER) header = `Bearer ${value}`;
      else if (credential) byPlace[credential.name] = value;
    }
    return { header, ...(Object.keys(byPlace).length > 0 && { byPlace }) };
  }

  #failure(what: string): CannotRun {
    return new CannotRun(`Cannot log in: POST ${this.#url} ${what}. Check --username and --password.`);
  }
}
