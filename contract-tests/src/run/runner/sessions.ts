import type { Operation } from "../../spec/contract.ts";
import { valueAt } from "../../json.ts";
import type { Answer } from "../../judge/answer.ts";
import { isAccepted } from "../../judge/judge.ts";
import { isSignIn, type PlanContext } from "../../plan/context.ts";
import type { Authorization, Case, SessionName, TokenForm } from "../../plan/case.ts";
import { oauthSecretsOf, secretsOf } from "../values/credentials/secrets.ts";
import type { Memory } from "../values/series-memory.ts";
import { MISSING_SESSION } from "../values/roles.ts";
import { secretsShown, showToken, type Access, type ShownToken } from "../values/show-token.ts";
import type { RunOptions } from "../run-options.ts";
import type { Caller } from "./caller.ts";
import { NO_SCOPES, Tokens } from "./tokens.ts";

/** Whether an answer is a success by the contract. */
export const hasSucceeded = (operation: Operation, answer: Answer | undefined): boolean =>
  answer !== undefined && "status" in answer && isAccepted(operation, answer);

/** The sessions of a run. */
export class Sessions {
  /** Passwords and tokens, which no report may show, with their names. */
  readonly secrets: Map<string, string>;
  /** The operation that opens a session; undefined when the run opens none. */
  readonly opener: Operation | undefined;
  readonly #shared = new Map<SessionName, string>();
  readonly #context: PlanContext;
  readonly #caller: Caller;
  readonly #tokens: Tokens;

  constructor(context: PlanContext, options: RunOptions, caller: Caller) {
    this.#context = context;
    this.#caller = caller;
    this.opener = context.contract.operations.find(isSignIn);
    const signedIn = this.opener ? { ...options.accounts, ...options.spare } : {};
    // The first user's headers come last, so that a header of both keeps the first user's name.
    this.secrets = new Map([
      ...secretsOf({}, options.otherHeaders ?? {}),
      ...oauthSecretsOf(options.privileged ?? {}),
      ...oauthSecretsOf(options.otherOauth ?? {}),
      ...secretsOf(signedIn, options.headers ?? {}),
      ...oauthSecretsOf(options.oauth ?? {}),
    ]);
    this.#tokens = new Tokens(context.contract, options, caller.send, this.secrets);
  }

  /** The header of an account's shared session; undefined when there is none. */
  headerOf(account: SessionName): string | undefined {
    const token = this.#shared.get(account);
    return token === undefined ? undefined : `Bearer ${token}`;
  }

  /** The number of accounts that may have more rights than the first one. */
  get privilegedCount(): number {
    return this.opener ? 0 : this.#tokens.privilegedCount;
  }

  /** How a request shows the session of an account with more rights; undefined when its login is refused. */
  privilegedAccess(operation: Operation, index: number): Promise<ShownToken | undefined> {
    return this.#tokens.privilegedAccess(operation, index);
  }

  /** Shares the session that the answer opens, where it opens one. */
  share(operation: Operation, answer: Answer | undefined, account: SessionName, name?: SessionName): void {
    const token = this.tokenIn(operation, answer, name);
    if (token !== undefined) this.#shared.set(account, token);
  }

  /** The token in an accepted answer, which is a secret from then on. */
  tokenIn(operation: Operation, answer: Answer | undefined, account?: SessionName): string | undefined {
    const { signIn } = this.#context.contract.profile;
    if (!signIn || !answer || "failure" in answer || !isAccepted(operation, answer)) return undefined;
    const token = valueAt(answer.json, signIn.tokenPointer);
    if (typeof token !== "string" || token === "") return undefined;
    this.secrets.set(token, account === undefined ? "token" : `${account}-token`);
    return token;
  }

  #show(token: string, form: TokenForm | undefined): ShownToken {
    const shown = showToken(token, form);
    for (const secret of secretsShown(shown)) this.secrets.set(secret, "token-shown");
    return shown;
  }

  async #freshToken(account: SessionName): Promise<string | undefined> {
    const login = this.opener;
    return login && this.tokenIn(login, await this.#caller.call(login.id, account, { header: undefined }), account);
  }

  /**
   * Opens a new session in place of the shared one, or requests a new token, when the answer says that the old one has ended, as happens in
   * a long run; undefined otherwise, and when that fails.
   */
  async renewedAccess(
    operation: Operation,
    { request: { authorization } }: Case,
    account: SessionName,
    shown: ShownToken,
    answer: Answer,
  ): Promise<ShownToken | undefined> {
    const { signIn } = this.#context.contract.profile;
    if (authorization.kind !== "session" || authorization.altered || !("status" in answer)) return undefined;
    if (!signIn) return this.#tokens.renewedAccess(operation, account, answer, shown);
    const token = signIn.isTooOld(answer) ? await this.#freshToken(account) : undefined;
    if (token === undefined) return undefined;
    this.#shared.set(account, token);
    return { header: `Bearer ${token}` };
  }

  #accessOfStep(step: string, memory: Memory | undefined): Access {
    const { profile, login } = this.#context.contract;
    const token = memory?.recall({ step, pointer: (profile.signIn ?? login)?.tokenPointer ?? "" });
    if (typeof token === "string") this.secrets.set(token, "token");
    return typeof token === "string"
      ? { header: `Bearer ${token}` }
      : { missing: `the step "${step}" opened no session` };
  }

  #accessByKey(
    { step, pointer, name }: Extract<Authorization, { kind: "step-key" }>,
    memory: Memory | undefined,
  ): Access {
    const key = memory?.recall({ step, pointer });
    if (typeof key !== "string") return { missing: `the step "${step}" has no ${name}` };
    this.secrets.set(key, "key");
    return { header: undefined };
  }

  /** How a request shows its session, or why there is none. */
  async accessFor(
    operation: Operation,
    authorization: Authorization,
    account: SessionName,
    memory?: Memory,
  ): Promise<Access> {
    if (authorization.kind === "step-session") return this.#accessOfStep(authorization.step, memory);
    if (authorization.kind === "none") return { header: undefined };
    if (authorization.kind === "step-key") return this.#accessByKey(authorization, memory);
    if (authorization.kind === "scoped-session")
      return this.opener ? { missing: NO_SCOPES } : this.#tokens.scopedAccess(operation, authorization.scopes);
    if (authorization.kind === "literal") return { header: authorization.name ? undefined : authorization.header };
    if (!this.opener) {
      const ender = authorization.kind === "ended-session" ? this.#caller.operations.get(authorization.by) : undefined;
      // The call that ends the session may need more credentials than the one after it.
      const shower = ender?.isSecured ? ender : operation;
      const access = await this.#tokens.accessFor(shower, account, authorization.kind !== "session");
      if ("missing" in access || authorization.kind !== "ended-session") return access;
      return this.#endedBy(authorization.by, account, access);
    }
    const isShared = authorization.kind === "session";
    const token = isShared ? this.#shared.get(account) : await this.#freshToken(account);
    if (token === undefined) return { missing: MISSING_SESSION[account] };
    if (authorization.kind === "session") return this.#show(token, authorization.shown);
    const header = `Bearer ${token}`;
    if (authorization.kind === "own-session") return { header };
    return this.#endedBy(authorization.by, account, { header });
  }

  /** The same session after the operation `by` has ended it. */
  async #endedBy(by: string, account: SessionName, shown: ShownToken): Promise<Access> {
    const answer = await this.#caller.call(by, account, shown);
    const ender = this.#caller.operations.get(by);
    return ender && hasSucceeded(ender, answer) ? shown : { missing: `${by} did not succeed` };
  }
}
