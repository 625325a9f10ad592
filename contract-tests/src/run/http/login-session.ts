import { isDeepStrictEqual } from "node:util";
import type { Received } from "../../judge/answer.ts";
import { essenceOf, isForm } from "../../media-type.ts";
import type { Login } from "../../profile/inferred-login.ts";
import { BEARER, type SecurityAlternative } from "../../spec/security.ts";
import { CannotRun } from "../cannot-run.ts";
import type { ShownToken } from "../values/show-token.ts";
import { credentialsIn } from "./login-credentials.ts";
import type { OAuthCredentials } from "./oauth-token.ts";
import type { Send } from "./sender.ts";

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
