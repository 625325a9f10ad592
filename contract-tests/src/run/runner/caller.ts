import type { Operation } from "../../spec/contract.ts";
import type { Answer } from "../../judge/answer.ts";
import type { PlanContext } from "../../plan/context.ts";
import type { Authorization, CaseRequest, SessionName } from "../../plan/case.ts";
import { exampleCase } from "../../plan/generate/example-cases.ts";
import { createEncrypt } from "../http/encryption.ts";
import { headersOfAccount, withGivenHeaders } from "../http/given-headers.ts";
import { toWire, type WireRequest, type Send } from "../http/send.ts";
import type { Memory } from "../values/series-memory.ts";
import { withShownQuery } from "../values/roles.ts";
import type { ShownToken } from "../values/show-token.ts";
import { substitute, type Account, type Borrow } from "../values/substitute.ts";
import type { RunOptions } from "../run-options.ts";

/** A request as it was sent, and its answer. */
export interface Sent {
  readonly ready: CaseRequest;
  readonly wire: WireRequest;
  readonly answer: Answer;
}

/** Sends the request of a case, and tells what became of it. */
export type SendRequest = (request: CaseRequest) => Promise<Sent>;

/** The credential that a request sends under the name of a security scheme; undefined when it sends none of this kind. */
function keyIn(authorization: Authorization, memory: Memory | undefined): Readonly<Record<string, string>> | undefined {
  if (authorization.kind === "literal" && authorization.name !== undefined)
    return { [authorization.name]: authorization.header };
  if (authorization.kind !== "step-key") return undefined;
  return {
    [authorization.name]:
      authorization.prefix + String(memory?.recall({ step: authorization.step, pointer: authorization.pointer })),
  };
}

/** The credentials without the one that a case leaves out, or with the wrong value that it sends. */
function altered(credentials: Readonly<Record<string, string>>, authorization: Authorization) {
  const change = authorization.kind === "session" ? authorization.altered : undefined;
  if (!change) return credentials;
  return Object.fromEntries(
    Object.entries(credentials).flatMap(([name, value]) => {
      if (name.toLowerCase() !== change.name.toLowerCase()) return [[name, value]];
      return change.value === undefined ? [] : [[name, change.value]];
    }),
  );
}

/** Makes requests to one server: fills in their values, encrypts and writes them. */
export class Caller {
  readonly send: Send;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly #context: PlanContext;
  readonly #options: RunOptions;
  readonly #encrypt: ReturnType<typeof createEncrypt>;

  constructor(context: PlanContext, options: RunOptions, send: Send) {
    this.send = send;
    this.operations = new Map(context.contract.operations.map((operation) => [operation.id, operation]));
    this.#context = context;
    this.#options = options;
    this.#encrypt = createEncrypt(options.url, (wire) =>
      send({ ...wire, headers: { ...options.headers, ...wire.headers } }),
    );
  }

  async wireFor(
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
    const isAboutAccess = operation.isSecured && ["none", "literal", "step-key"].includes(request.authorization.kind);
    const { authorization } = altered(
      { ...(shown.header !== undefined && { authorization: shown.header }) },
      request.authorization,
    );
    const wire = toWire(url, operation, { ...ready, body: sent }, authorization);
    const given = altered(headersOfAccount(this.#options, operation, account), request.authorization);
    const dressed = withGivenHeaders(wire, operation, given, !isAboutAccess);
    const named = keyIn(request.authorization, memory) ?? altered(shown.byPlace ?? {}, request.authorization);
    return { ready, wire: withGivenHeaders(dressed, operation, named, true) };
  }

  /** Writes and sends a request; `wireFor` says what it takes. */
  async ask(...request: Parameters<Caller["wireFor"]>): Promise<Sent> {
    const written = await this.wireFor(...request);
    return { ...written, answer: await this.send(written.wire) };
  }

  /** Calls an operation with its example. */
  async call(operationId: string, account: SessionName, shown: ShownToken): Promise<Answer> {
    const operation = this.operations.get(operationId);
    if (!operation) return { failure: `${operationId} is not in the spec` };
    const { request } = exampleCase(this.#context, operation, operationId);
    return (await this.ask(operation, request, account, shown, async () => undefined)).answer;
  }

  /** A guest has no account, so the ordinary member's values are filled in; the server refuses them. */
  #accountNamed(name: SessionName): Account {
    const { accounts, spare } = this.#options;
    const all: Readonly<Partial<Record<SessionName, Account>>> = { ...spare, ...accounts };
    return all[name] ?? accounts.member;
  }
}
