import { setTimeout as wait } from "node:timers/promises";
import { type AccountName, type Operation } from "../spec/contract.ts";
import { valueAt } from "../json.ts";
import type { Answer } from "../judge/answer.ts";
import { crossStepFindings, type StepAnswers } from "../judge/checks/cross-step-checks.ts";
import { findingAbout } from "../judge/finding.ts";
import { computedFindings } from "../judge/checks/computed-values.ts";
import { plausibilityFindings } from "../judge/checks/plausibility.ts";
import { isAccepted, isRefusal, judge, wordsOf, type Verdict } from "../judge/judge.ts";
import type { Journey, JourneyStep } from "../plan/journeys/journey.ts";
import { isSignIn, type PlanContext } from "../plan/context.ts";
import {
  type Authorization,
  type Case,
  type CaseRequest,
  type Role,
  type Series,
  type SessionName,
  type Step,
  type Substitution,
  type TokenForm,
} from "../plan/case.ts";
import { exampleCase } from "../plan/generate/example-cases.ts";
import { applyClaims, withFindings } from "./apply-claims.ts";
import { NO_ROUTE } from "./mark-missing.ts";
import { GiveUpPolicy } from "./limits/give-up-policy.ts";
import { skipReason } from "../plan/skip-reasons.ts";
import { createEncrypt, EncryptionError } from "./http/encryption.ts";
import { missingCredentials, withGivenHeaders, type GivenHeaders } from "./http/given-headers.ts";
import { secretsOf } from "./values/secrets.ts";
import { toWire, type WireRequest } from "./http/send.ts";
import type { Send, SenderOptions } from "./http/sender.ts";
import { fillIn } from "../plan/journeys/runtime-expression.ts";
import { journeyCase, judgeStep } from "./values/journey-step.ts";
import { createMemory, type Memory } from "./values/series-memory.ts";
import type { CaseResult } from "./case-result.ts";
import { guestOpener, MISSING_SESSION, personalReads, withShownQuery } from "./values/roles.ts";
import { secretsShown, showToken, type ShownToken } from "./values/show-token.ts";
import { substitute, type Account, type Borrow, type SpareAccounts } from "./values/substitute.ts";
import { Watch } from "./leak-watch.ts";

const LOGIN_OPTIONS: Readonly<Record<AccountName, string>> = {
  member: "--username and --password",
  agent: "--agent-username and --agent-password",
  other: "--other-username and --other-password",
};

export interface RunOptions extends SenderOptions {
  readonly url: string;
  readonly accounts: Readonly<Record<AccountName, Account>>;
  /** Optional accounts; tests that need a missing one are skipped. */
  readonly spare?: SpareAccounts;
  /** Headers for every request. When the run opens no session, they include the credentials. */
  readonly headers?: GivenHeaders;
  /** Maximum number of concurrent requests. */
  readonly concurrency?: number;
  /** Called with each result as it arrives. */
  readonly onResult?: (result: CaseResult) => void;
  /** Waits for some milliseconds; tests replace it. */
  readonly rest?: (ms: number) => Promise<unknown>;
}

/** The run is not possible; the message says what to do. */
export class CannotRun extends Error {}

type Access = ShownToken | { readonly missing: string };

/** The account whose session a case uses. */
const accountFor = (operation: Operation, { request: { authorization } }: Case): SessionName =>
  (authorization.kind === "session" ? authorization.account : undefined) ?? operation.account;

const hasSucceeded = (operation: Operation, answer: Answer | undefined): boolean =>
  answer !== undefined && "status" in answer && isAccepted(operation, answer);

/** Whether the value that the step tests is missing; with another value the step would prove nothing. */
const isMissing = ({ source }: Substitution, memory: Memory): boolean =>
  "isNeeded" in source && source.isNeeded && memory.recall(source) === undefined;

const skipped = (tried: Case, reason: string): CaseResult => ({
  tried,
  verdict: { outcome: "skipped", reason, findings: [] },
  wire: undefined,
  answer: undefined,
  durationMs: 0,
});

/** One run against one server, with its sessions, borrowed values and encryption key. */
export class Runner {
  readonly secrets: Map<string, string>;
  readonly #context: PlanContext;
  readonly #options: RunOptions;
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #encrypt: ReturnType<typeof createEncrypt>;
  readonly #borrowed = new Map<string, Promise<Answer>>();
  readonly #sharedTokens = new Map<SessionName, string>();
  readonly #signIn: Operation | undefined;
  readonly #send: Send;
  readonly #watch: Watch;
  readonly #giveUpPolicy = new GiveUpPolicy();

  constructor(context: PlanContext, options: RunOptions, send: Send) {
    this.#context = context;
    this.#send = send;
    this.#watch = new Watch(Object.values(options.accounts), context.contract.profile);
    this.#signIn = context.contract.operations.find(isSignIn);
    this.#options = options;
    this.#operations = new Map(context.contract.operations.map((operation) => [operation.id, operation]));
    this.#encrypt = createEncrypt(options.url, (wire) =>
      send({ ...wire, headers: { ...options.headers, ...wire.headers } }),
    );
    const signedIn = this.#signIn ? { ...options.accounts, ...options.spare } : {};
    this.secrets = new Map(secretsOf(signedIn, options.headers ?? {}));
  }

  /** Opens a shared session. The response is judged like any other; a refusal stops the run. */
  async signIn(account: AccountName): Promise<CaseResult | undefined> {
    const login = this.#signIn;
    if (!login) return undefined;
    const tried = exampleCase(
      this.#context,
      login,
      `${login.id} › sign in${account === "member" ? "" : ` as ${account}`}`,
    );
    const result = await this.#try(login, tried, account);
    const { answer } = result;
    if (answer && "status" in answer && NO_ROUTE.includes(answer.status)) {
      throw new CannotRun(
        `${login.method} ${login.path} answered ${answer.status}: the login is not there. Build it first, or correct --url.`,
      );
    }
    if (answer && "status" in answer && isRefusal(answer)) {
      throw new CannotRun(
        `Cannot sign in as "${this.#options.accounts[account].username}": ` +
          `${login.method} ${login.path} answered ${answer.status}${wordsOf(login, answer)}. ` +
          `Give an account of the server with ${LOGIN_OPTIONS[account]}.`,
      );
    }
    const token = this.#tokenIn(login, answer, account);
    if (token !== undefined) this.#sharedTokens.set(account, token);
    return result;
  }

  /** Reads the second member's personal values, which no other member may get (`x-contract.personal`). */
  async learnPersonal(): Promise<void> {
    const token = this.#sharedTokens.get("other");
    for (const { operation, pointers } of token === undefined ? [] : personalReads(this.#context.contract)) {
      const answer = await this.#call(operation.id, "other", `Bearer ${token}`);
      this.#watch.addPersonal("failure" in answer ? [] : pointers.map((pointer) => valueAt(answer.json, pointer)));
    }
  }

  /** Opens the session of a role. Without one, its cases are skipped. */
  async signInAs(role: Role): Promise<void> {
    const opener = role === "guest" ? guestOpener(this.#context.contract) : this.#options.spare?.[role] && this.#signIn;
    const token = opener && this.#tokenIn(opener, await this.#call(opener.id, role, undefined));
    if (token) this.#sharedTokens.set(role, token);
  }

  /** Returns the reason why the run stops early, because the server does not answer; undefined while it does not stop. */
  get reasonToGiveUp(): string | undefined {
    return this.#giveUpPolicy.reasonToGiveUp;
  }

  async runCase(tried: Case): Promise<CaseResult> {
    const operation = this.#operationOf(tried);
    return this.#try(operation, tried, accountFor(operation, tried));
  }

  /**
   * Sends the groups of a series one after the other. Each step is judged like a case, and by its cross-step checks. After a needed step
   * fails, the rest is skipped.
   */
  async runSeries({ groups, claims = [], rest: pause }: Series): Promise<CaseResult[]> {
    const { rest = wait } = this.#options;
    const memory = createMemory();
    const answers = new Map<string, Answer>();
    const results: CaseResult[] = [];
    let missing: string | undefined;
    for (const [place, group] of groups.entries()) {
      if (place === pause?.before) await rest(pause.ms);
      const ofGroup = await Promise.all(group.map((step) => this.#runStep(step, memory, missing)));
      group.forEach(({ name }, index) => {
        const answer = ofGroup[index]?.answer;
        if (answer) answers.set(name, answer);
        if (answer) memory.keep(name, answer);
      });
      const judged = ofGroup.map((result, index) => this.#judgeBonds(group[index], result, answers));
      results.push(...judged);
      missing ??= group.find((step, index) => step.isNeeded && !this.#hasSucceeded(step, ofGroup[index]))?.name;
    }
    return applyClaims(claims, results, this.#context.contract);
  }

  #operationOf({ operationId }: Case): Operation {
    const operation = this.#operations.get(operationId);
    if (!operation) throw new CannotRun(`The plan names ${operationId}, which is not in the spec.`);
    return operation;
  }

  #hasSucceeded(step: Step, result: CaseResult | undefined): boolean {
    const operation = this.#operations.get(step.operationId);
    return operation !== undefined && hasSucceeded(operation, result?.answer);
  }

  async #runStep(step: Step, memory: Memory, missing: string | undefined): Promise<CaseResult> {
    if (missing !== undefined) return skipped(step, `the step "${missing}" had no success`);
    const empty = step.request.substitutions.find((it) => isMissing(it, memory));
    if (empty)
      return skipped(
        step,
        `there is no value for ${empty.place} ${empty.pointer}: the list has nothing that could be tried`,
      );
    const operation = this.#operationOf(step);
    return this.#try(operation, step, accountFor(operation, step), memory);
  }

  /**
   * Runs a journey. Responses of the contract's operations are checked against the spec, and all responses against the criteria of their
   * step. After a step fails, the rest is skipped.
   */
  async runJourney(journey: Journey): Promise<CaseResult[]> {
    const outputs = new Map<string, Readonly<Record<string, unknown>>>();
    const results: CaseResult[] = [];
    let broken: string | undefined;
    for (const [index, step] of journey.steps.entries()) {
      const tried = journeyCase(journey, step, { outputs, received: undefined });
      const result = broken === undefined ? await this.#tryStep(step, tried, outputs) : skipped(tried, broken);
      const hasHeld = result.verdict.outcome === "passed";
      const isGoneThrough = journey.isOnce && index === 0 && !hasHeld;
      if (isGoneThrough) broken = "its people have been through it before: it needs a fresh world";
      else if (!hasHeld) broken ??= `the step "${step.id}" did not hold`;
      results.push(isGoneThrough && broken !== undefined ? skipped(tried, broken) : result);
    }
    return results;
  }

  async #tryStep(
    step: JourneyStep,
    tried: Case,
    outputs: Map<string, Readonly<Record<string, unknown>>>,
  ): Promise<CaseResult> {
    const started = performance.now();
    const bare = toWire(this.#options.url, step.operation, tried.request, undefined);
    const wire = withGivenHeaders(bare, step.operation, this.#options.headers ?? {}, true);
    const answer = await this.#send(wire);
    this.#tokenIn(step.operation, answer);
    const scene = { outputs, request: tried.request, received: "failure" in answer ? undefined : answer };
    const verdict = judgeStep(step, answer, scene, this.#context.validate);
    outputs.set(step.id, fillIn(step.outputs, scene) as Readonly<Record<string, unknown>>);
    return { tried, verdict, wire, answer, durationMs: Math.round(performance.now() - started) };
  }

  #judgeBonds(step: Step | undefined, result: CaseResult, answers: StepAnswers): CaseResult {
    const operation = step && this.#operations.get(step.operationId);
    if (!operation || !result.answer) return result;
    const findings = crossStepFindings(operation, step.crossStepChecks, result.answer, answers, this.#context.contract);
    return withFindings(result, operation, findings);
  }

  /** The account whose session the case needs; undefined when it needs none. */
  accountOf(tried: Case): SessionName | undefined {
    const { kind } = tried.request.authorization;
    if (kind === "none" || kind === "literal") return undefined;
    const operation = this.#operations.get(tried.operationId);
    return operation && accountFor(operation, tried);
  }

  async #try(operation: Operation, tried: Case, account: SessionName, memory?: Memory): Promise<CaseResult> {
    const started = performance.now();
    const done = (verdict: Verdict, wire?: WireRequest, answer?: Answer): CaseResult => ({
      tried,
      verdict,
      wire,
      answer,
      durationMs: Math.round(performance.now() - started),
    });
    const reason = skipReason(operation, tried) ?? this.#giveUpPolicy.reasonToSkip(operation.id);
    if (reason !== undefined) return skipped(tried, reason);
    const access = await this.#accessFor(operation, tried.request.authorization, account);
    if ("missing" in access) return skipped(tried, access.missing);
    try {
      const send = async (shown: ShownToken) => {
        const ready = await this.#wireFor(operation, tried.request, account, shown, this.#borrow, memory);
        return { ...ready, answer: await this.#send(ready.wire) };
      };
      const first = await send(access);
      const renewed = this.#isTooOld(tried, first.answer) ? await this.#renewedAccess(account) : undefined;
      const { ready, wire, answer } = renewed ? await send(renewed) : first;
      this.#giveUpPolicy.note(operation.id, answer);
      this.#tokenIn(operation, answer, account);
      const judged = done(judge(operation, tried, answer, this.#context.validate), wire, answer);
      const seen = [
        ...plausibilityFindings(this.#context.contract, operation, ready, answer),
        ...computedFindings(this.#context.contract, operation, answer),
        ...this.#watch.look(operation, this.accountOf(tried), wire, answer),
      ];
      return { ...withFindings(judged, operation, seen), sent: ready };
    } catch (error) {
      if (!(error instanceof EncryptionError)) throw error;
      const finding = findingAbout(operation, "encryption", { where: "request", message: error.message });
      return done({ outcome: "failed", findings: [finding] });
    }
  }

  async #wireFor(
    operation: Operation,
    request: CaseRequest,
    account: SessionName,
    shown: ShownToken,
    borrow: Borrow,
    memory?: Memory,
  ) {
    const { url } = this.#options;
    const ready = await substitute(withShownQuery(request, shown), {
      url,
      account: this.#accountNamed(account),
      borrow,
      ...(memory && { earlier: memory.recall }),
    });
    const { body } = ready;
    const isEncrypted = body !== undefined && "value" in body && body.isEncrypted;
    const sent = isEncrypted ? { mediaType: body.mediaType, text: await this.#encrypt(body.value) } : body;
    const isAboutAccess = operation.isSecured && ["none", "literal"].includes(request.authorization.kind);
    const wire = toWire(url, operation, { ...ready, body: sent }, shown.header);
    const dressed = withGivenHeaders(wire, operation, this.#options.headers ?? {}, !isAboutAccess);
    const { authorization } = request;
    if (authorization.kind !== "literal" || authorization.name === undefined) return { ready, wire: dressed };
    const named = { [authorization.name]: authorization.header };
    return { ready, wire: withGivenHeaders(dressed, operation, named, true) };
  }

  #tokenIn(operation: Operation, answer: Answer | undefined, account?: SessionName): string | undefined {
    const { signIn } = this.#context.contract.profile;
    if (!signIn || !answer || "failure" in answer || !isAccepted(operation, answer)) return undefined;
    const token = valueAt(answer.json, signIn.tokenPointer);
    if (typeof token !== "string" || token === "") return undefined;
    this.secrets.set(token, account === undefined ? "token" : `${account}-token`);
    return token;
  }

  async #call(operationId: string, account: SessionName, header: string | undefined): Promise<Answer> {
    const operation = this.#operations.get(operationId);
    if (!operation) return { failure: `${operationId} is not in the spec` };
    const { request } = exampleCase(this.#context, operation, operationId);
    const { wire } = await this.#wireFor(operation, request, account, { header }, async () => undefined);
    return this.#send(wire);
  }

  readonly #borrow: Borrow = async (operationId, pointer) => {
    const account = this.#operations.get(operationId)?.account ?? "member";
    const token = this.#sharedTokens.get(account);
    const header = token === undefined ? undefined : `Bearer ${token}`;
    const answer = this.#borrowed.get(operationId) ?? this.#call(operationId, account, header);
    this.#borrowed.set(operationId, answer);
    const received = await answer;
    return "failure" in received ? undefined : valueAt(received.json, pointer);
  };

  #show(token: string, form: TokenForm | undefined): ShownToken {
    const shown = showToken(token, form);
    for (const secret of secretsShown(shown)) this.secrets.set(secret, "token-shown");
    return shown;
  }

  /** A guest has no account, so the ordinary member's values are filled in; the server refuses them. */
  #accountNamed(name: SessionName): Account {
    const { accounts, spare } = this.#options;
    const all: Readonly<Partial<Record<SessionName, Account>>> = { ...spare, ...accounts };
    return all[name] ?? accounts.member;
  }

  async #freshToken(account: SessionName): Promise<string | undefined> {
    const login = this.#signIn;
    return login && this.#tokenIn(login, await this.#call(login.id, account, undefined), account);
  }

  /** Whether the shared session is too old for this call, as happens in a long run. */
  #isTooOld({ request: { authorization } }: Case, answer: Answer): boolean {
    const { signIn } = this.#context.contract.profile;
    return signIn !== undefined && authorization.kind === "session" && "status" in answer && signIn.isTooOld(answer);
  }

  /** Opens a new session in place of the shared one; undefined when that fails. */
  async #renewedAccess(account: SessionName): Promise<ShownToken | undefined> {
    const token = await this.#freshToken(account);
    if (token === undefined) return undefined;
    this.#sharedTokens.set(account, token);
    return { header: `Bearer ${token}` };
  }

  async #accessFor(operation: Operation, authorization: Authorization, account: SessionName): Promise<Access> {
    if (authorization.kind === "none") return { header: undefined };
    if (authorization.kind === "literal") return { header: authorization.name ? undefined : authorization.header };
    if (!this.#signIn) {
      const missing = missingCredentials(operation, this.#options.headers ?? {});
      return missing === undefined ? { header: undefined } : { missing };
    }
    const isShared = authorization.kind === "session";
    const token = isShared ? this.#sharedTokens.get(account) : await this.#freshToken(account);
    if (token === undefined) return { missing: MISSING_SESSION[account] };
    if (authorization.kind === "session") return this.#show(token, authorization.shown);
    const header = `Bearer ${token}`;
    if (authorization.kind === "own-session") return { header };
    const answer = await this.#call(authorization.by, account, header);
    const ender = this.#operations.get(authorization.by);
    return ender && hasSucceeded(ender, answer) ? { header } : { missing: `${authorization.by} did not succeed` };
  }
}
