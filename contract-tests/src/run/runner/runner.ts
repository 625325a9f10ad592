import { setTimeout as wait } from "node:timers/promises";
import type { AccountName, Operation } from "../../spec/contract.ts";
import { type JsonObject, valueAt } from "../../json.ts";
import { CONFLICT } from "../../status-codes.ts";
import type { Answer } from "../../judge/answer.ts";
import { crossStepFindings, type StepAnswers } from "../../judge/checks/cross-step-checks.ts";
import { findingAbout } from "../../judge/finding.ts";
import { isRefusal, judge, wordsOf, type Verdict } from "../../judge/judge.ts";
import type { Journey, JourneyStep } from "../../plan/journeys/journey.ts";
import type { PlanContext } from "../../plan/context.ts";
import type { Authorization, Case, CaseRequest, Plan, Role, Series, SessionName, Step } from "../../plan/case.ts";
import { exampleCase } from "../../plan/generate/example-cases.ts";
import { applyClaims, withFindings } from "../apply-claims.ts";
import { CannotRun } from "../cannot-run.ts";
import { NO_ROUTE } from "../mark-missing.ts";
import { GiveUpPolicy } from "../limits/give-up-policy.ts";
import { skipReason } from "../../plan/skip-reasons.ts";
import { EncryptionError } from "../http/encryption.ts";
import { withGivenHeaders } from "../http/given-headers.ts";
import { toWire, type WireRequest, type Send } from "../http/send.ts";
import { fillIn } from "../../plan/journeys/runtime-expression.ts";
import { journeyCase, judgeStep } from "../values/journey-step.ts";
import { createMemory, isMissing, type Memory } from "../values/series-memory.ts";
import type { CaseResult } from "../case-result.ts";
import { guestOpener, personalReads } from "../values/roles.ts";
import type { ShownToken } from "../values/show-token.ts";
import type { Borrow, Made, PathValues } from "../values/substitute.ts";
import { LeakDetector } from "../leak-detector.ts";
import type { RunOptions } from "../run-options.ts";
import { BorrowedValues } from "./borrowed-values.ts";
import { Caller, type SendRequest, type Sent } from "./caller.ts";
import { Conflicts } from "./adapt/conflicts.ts";
import { References } from "./adapt/references.ts";
import { Releases } from "./adapt/releases.ts";
import { Rights } from "./rights.ts";
import { Sessions, hasSucceeded } from "./sessions.ts";
import { withoutAnnounced } from "../../judge/checks/outcomes/announced-refusals.ts";
import { EntityTags } from "../../judge/checks/headers/entity-tags.ts";
import { ObjectMemory } from "../../judge/checks/objects/objects.ts";
import { withBodyValue, withLiterals } from "../../plan/generate/requests.ts";
import { answerFindings } from "../../judge/checks/answer-findings.ts";

const LOGIN_OPTIONS: Readonly<Record<AccountName, string>> = {
  member: "--username and --password",
  agent: "--agent-username and --agent-password",
  other: "--other-username and --other-password",
};

/** The account whose session a case uses. */
const accountFor = (operation: Operation, { request: { authorization } }: Case): SessionName =>
  (authorization.kind === "session" ? authorization.account : undefined) ?? operation.account;

const skipped = (tried: Case, reason: string): CaseResult => ({
  tried,
  verdict: { outcome: "skipped", reason, findings: [] },
  wire: undefined,
  answer: undefined,
  durationMs: 0,
});

const nothing = (failure: string): Made => ({ answer: { failure }, path: {} });

const PRIVILEGED: Authorization = { kind: "session", account: "privileged" };
const ANSWERED = { outcome: "answered" } as const;

/** One run against one server: judges cases, series and journeys, and keeps borrowed values. */
export class Runner {
  readonly #context: PlanContext;
  readonly #options: RunOptions;
  readonly #caller: Caller;
  readonly #sessions: Sessions;
  readonly #borrowed: BorrowedValues;
  readonly #watch: LeakDetector;
  readonly #objects = new ObjectMemory();
  readonly #tags = new EntityTags();
  readonly #giveUpPolicy = new GiveUpPolicy();
  readonly #conflicts: Conflicts;
  readonly #references: References;
  readonly #rights: Rights;
  readonly #releases: Releases;

  constructor(context: PlanContext, options: RunOptions, send: Send) {
    this.#context = context;
    this.#options = options;
    this.#releases = new Releases(context, (...asked) => this.#callExample(...asked));
    this.#borrowed = new BorrowedValues(
      (...asked) => this.#callExample(...asked),
      (id, made) => this.#releases.note(this.#operationOf({ operationId: id }), made),
    );
    this.#conflicts = new Conflicts(context);
    this.#references = new References(context, async (operationId) => (await this.#callExample(operationId)).answer);
    this.#watch = new LeakDetector(Object.values(options.accounts), context.contract.profile);
    this.#caller = new Caller(context, options, send);
    this.#sessions = new Sessions(context, options, this.#caller);
    this.#rights = new Rights(this.#sessions);
  }

  /** Passwords and tokens, which no report may show, with their names. */
  get secrets(): Map<string, string> {
    return this.#sessions.secrets;
  }

  /** Opens a shared session. The response is judged like any other; a refusal stops the run. */
  async signIn(account: AccountName): Promise<CaseResult | undefined> {
    const login = this.#sessions.opener;
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
        `${login.method} ${login.path} answered ${answer.status}: the login does not exist. ` +
          "Build it first, name operations without a session with --only, or correct --url.",
      );
    }
    if (answer && "status" in answer && isRefusal(answer)) {
      throw new CannotRun(
        `Cannot log in as "${this.#options.accounts[account].username}": ` +
          `${login.method} ${login.path} answered ${answer.status}${wordsOf(login, answer)}. ` +
          `Give an account of the server with ${LOGIN_OPTIONS[account]}.`,
      );
    }
    this.#sessions.share(login, answer, account, account);
    return result;
  }

  /** Reads the second member's personal values, which no other member may get (`x-contract.personal`). */
  async learnPersonal(): Promise<void> {
    const header = this.#sessions.headerOf("other");
    for (const { operation, pointers } of header === undefined ? [] : personalReads(this.#context.contract)) {
      const answer = await this.#caller.call(operation.id, "other", { header });
      this.#watch.addPersonal("failure" in answer ? [] : pointers.map((pointer) => valueAt(answer.json, pointer)));
    }
  }

  /** Opens the session of a role. Without one, its cases are skipped. */
  async signInAs(role: Role): Promise<void> {
    const { opener: login } = this.#sessions;
    const opener = role === "guest" ? guestOpener(this.#context.contract) : this.#options.spare?.[role] && login;
    if (opener) this.#sessions.share(opener, await this.#caller.call(opener.id, role, { header: undefined }), role);
  }

  /** Creates the objects that several requests read, before other requests count what there is. */
  async createShared(plan: Plan): Promise<void> {
    const steps = plan.series.flatMap(({ groups }) => groups.flat());
    const sources = [...plan.cases, ...steps].flatMap(({ request }) =>
      request.substitutions.map(({ source }) => source),
    );
    const shared = sources.flatMap((source) => ("isNew" in source && !source.isNew ? [source] : []));
    // The first creation serves all that read from the same operation.
    for (const source of shared) await this.#borrowed.borrow(source, { path: {}, made: new Map() });
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
    this.#releases.endSeries(memory.id);
    return applyClaims(claims, results, this.#context.contract);
  }

  #operationOf({ operationId }: Pick<Case, "operationId">): Operation {
    const operation = this.#caller.operations.get(operationId);
    if (!operation) throw new CannotRun(`The plan names ${operationId}, which is not in the spec.`);
    return operation;
  }

  #hasSucceeded(step: Step, result: CaseResult | undefined): boolean {
    const operation = this.#caller.operations.get(step.operationId);
    return operation !== undefined && hasSucceeded(operation, result?.answer);
  }

  async #runStep(step: Step, memory: Memory, missing: string | undefined): Promise<CaseResult> {
    if (missing !== undefined) return skipped(step, `the step "${missing}" did not succeed`);
    const empty = step.request.substitutions.find((it) => isMissing(it, memory));
    if (empty)
      return skipped(step, `there is no value for ${empty.place} ${empty.pointer}: the list has no suitable entry`);
    if (step.request.given?.some((source) => memory.recall(source) === undefined))
      return skipped(step, "an earlier step has found nothing that this one is about");
    const operation = this.#operationOf(step);
    return this.#try(operation, step, accountFor(operation, step), memory);
  }

  /**
   * Runs a journey. Responses of the contract's operations are checked against the spec, and all responses against the criteria of their
   * step. After a step fails, the rest is skipped, except the step that the failed one names for this.
   */
  async runJourney(journey: Journey): Promise<CaseResult[]> {
    const outputs = new Map<string, Readonly<Record<string, unknown>>>();
    const results: CaseResult[] = [];
    let broken: string | undefined;
    let next: string | undefined;
    for (const [index, step] of journey.steps.entries()) {
      const tried = journeyCase(journey, step, { outputs, received: undefined });
      const result =
        broken === undefined || step.id === next ? await this.#tryStep(step, tried, outputs) : skipped(tried, broken);
      const hasHeld = result.verdict.outcome === "passed";
      const isGoneThrough = journey.isOnce && index === 0 && !hasHeld;
      if (isGoneThrough) broken = "its accounts have gone through it before: it needs a server with fresh data";
      else if (!hasHeld && broken === undefined) [broken, next] = [`the step "${step.id}" failed`, step.goesTo];
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
    const answer = await this.#caller.send(wire);
    this.#sessions.tokenIn(step.operation, answer);
    const scene = { outputs, request: tried.request, received: "failure" in answer ? undefined : answer };
    const verdict = judgeStep(step, answer, scene, this.#context.validate);
    outputs.set(step.id, fillIn(step.outputs, scene) as Readonly<Record<string, unknown>>);
    const result = { tried, verdict, wire, answer, durationMs: Math.round(performance.now() - started) };
    if (step.isControl) return result;
    return withFindings(result, step.operation, answerFindings(this.#context, step.operation, tried, answer));
  }

  #judgeBonds(step: Step | undefined, result: CaseResult, answers: StepAnswers): CaseResult {
    const operation = step && this.#caller.operations.get(step.operationId);
    if (!operation || !result.answer) return result;
    const findings = crossStepFindings(operation, step.crossStepChecks, result.answer, answers, this.#context.contract);
    return withFindings(result, operation, findings);
  }

  /** The account whose session the case needs; undefined when it needs none, or one of an account that its series has opened. */
  accountOf(tried: Case): SessionName | undefined {
    const { kind } = tried.request.authorization;
    if (["none", "literal", "step-session", "step-key"].includes(kind)) return undefined;
    const operation = this.#caller.operations.get(tried.operationId);
    return operation && accountFor(operation, tried);
  }

  /** Whose objects the answer has: those of an account of the run, or of one that the series has opened. */
  #ownerOf(tried: Case, memory: Memory | undefined): string | undefined {
    return tried.request.authorization.kind === "step-session" ? memory?.id : this.accountOf(tried);
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
    const privileged = await this.#rights.accessFor(operation, tried, memory);
    const access =
      privileged ?? (await this.#sessions.accessFor(operation, tried.request.authorization, account, memory));
    if ("missing" in access) return skipped(tried, access.missing);
    try {
      const send = (shown: ShownToken) =>
        this.#adapted(
          operation,
          tried.request,
          (request) => this.#caller.ask(operation, request, account, shown, this.#borrowed.borrow, memory),
          tried.expectation.outcome !== "refused",
        );
      const first = await send(access);
      const renewed = await this.#sessions.renewedAccess(operation, tried, account, access, first.answer);
      const asked = renewed ? await send(renewed) : first;
      const retried = await this.#rights.retry(operation, tried, asked, send, memory);
      const { ready: filled, wire, answer } = retried ?? asked;
      const actor = privileged || retried ? PRIVILEGED : tried.request.authorization;
      const ready: CaseRequest = { ...filled, authorization: actor };
      const acted = { ...tried, request: ready };
      this.#giveUpPolicy.note(operation.id, answer);
      this.#releases.note(operation, { answer, path: filled.parameters.path }, memory?.id);
      if (tried.request.authorization.kind === "session") this.#giveUpPolicy.noteSession(operation, answer);
      this.#sessions.tokenIn(operation, answer, account);
      const verdict = judge(operation, acted, answer, this.#context.validate);
      const { document } = this.#context.contract;
      const judged = done(withoutAnnounced(document, operation, answer, verdict), wire, answer);
      const seen = [
        // The refusal of the first account must have its documented form, too.
        ...(retried
          ? judge(operation, { ...acted, expectation: ANSWERED }, asked.answer, this.#context.validate).findings
          : []),
        ...answerFindings(this.#context, operation, acted, answer),
        ...this.#objects.look(this.#context, operation, this.#ownerOf(acted, memory), answer),
        ...this.#tags.look(this.#context, operation, this.#ownerOf(acted, memory), wire, answer),
        ...this.#watch.look(operation, this.accountOf(acted), wire, answer),
      ];
      return { ...withFindings(judged, operation, seen), sent: ready };
    } catch (error) {
      if (!(error instanceof EncryptionError)) throw error;
      const finding = findingAbout(operation, "encryption", { where: "request", message: error.message });
      return done({ outcome: "failed", findings: [finding] });
    }
  }

  /** Sends a request with values that suit the data of the server, where the documented ones do not. */
  async #adapted(operation: Operation, request: CaseRequest, send: SendRequest, maySearch = true): Promise<Sent> {
    const avoid = (ready: CaseRequest) => this.#conflicts.avoid(operation, ready, send, maySearch);
    const adapt = () => this.#references.use(operation, request, avoid, maySearch);
    const sent = await adapt();
    const isConflict = "status" in sent.answer && sent.answer.status === CONFLICT;
    return isConflict && (await this.#releases.free(operation)) ? adapt() : sent;
  }

  /**
   * Calls an operation with its example, in the session of its account.
   * @param path values of parameters of the path
   * @param value of the body, in place of the documented one
   */
  async #callExample(operationId: string, path?: PathValues, value?: JsonObject): Promise<Made> {
    const operation = this.#caller.operations.get(operationId);
    if (!operation) return nothing(`${operationId} is not in the spec`);
    const { account, profile } = operation;
    const example = exampleCase(this.#context, operation, operationId).request;
    const named = path ? withLiterals(example, "path", path) : example;
    const request = value ? withBodyValue(named, value) : named;
    const privileged = await this.#rights.accessFor(operation, { request });
    const access = privileged ?? (await this.#sessions.accessFor(operation, request.authorization, account));
    if ("missing" in access) return nothing(access.missing);
    const borrow: Borrow = async (...source) =>
      profile.guessesResources ? this.#borrowed.borrow(...source) : undefined;
    const send = (shown: ShownToken) =>
      this.#adapted(operation, request, (ready) => this.#caller.ask(operation, ready, account, shown, borrow));
    const first = await send(access);
    const { answer, ready } = (await this.#rights.retry(operation, { request }, first, send)) ?? first;
    return { answer, path: ready.parameters.path };
  }
}
