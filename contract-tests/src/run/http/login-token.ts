import { valueAt } from "../../json.ts";
import type { Login } from "../../profile/inferred-login.ts";
import { CannotRun } from "../cannot-run.ts";
import type { OAuthCredentials } from "./oauth-token.ts";
import type { Send } from "./sender.ts";

type User = NonNullable<OAuthCredentials["user"]>;

/** Logs in with the login operation of a spec, and keeps the token until the server refuses it. */
export class LoginIssuer {
  readonly #login: Login;
  readonly #user: User;
  readonly #server: string;
  readonly #send: Send;
  #token: Promise<string> | undefined;

  constructor(login: Login, user: User, server: string, send: Send) {
    this.#login = login;
    this.#user = user;
    this.#server = server;
    this.#send = send;
  }

  /** The shared token. @throws CannotRun when the login is refused */
  token(): Promise<string> {
    this.#token ??= this.fresh();
    return this.#token;
  }

  /** The next shared token after `old`, which has ended. Calls at the same time share one login. @throws CannotRun */
  async renewed(old: string): Promise<string> {
    const current = this.#token;
    if ((await current) === old && this.#token === current) this.#token = this.fresh();
    return this.token();
  }

  /** A token that nothing else uses. @throws CannotRun when the login is refused */
  async fresh(): Promise<string> {
    const { path, mediaType, body, username, password, tokenPointer } = this.#login;
    const url = this.#server.replace(/\/+$/, "") + path;
    const answer = await this.#send({
      method: "POST",
      url,
      headers: { accept: "application/json", "content-type": mediaType },
      body: JSON.stringify({ ...body, [username]: this.#user.username, [password]: this.#user.password }),
    });
    const token = "failure" in answer ? undefined : valueAt(answer.json, tokenPointer);
    if (typeof token === "string" && token !== "") return token;
    const got = "failure" in answer ? `got no answer (${answer.failure})` : `answered ${answer.status} without a token`;
    throw new CannotRun(`Cannot log in: POST ${url} ${got}. Check --username and --password.`);
  }
}
