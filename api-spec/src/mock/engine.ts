import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  ProblemJsonError,
  type IHttpConfig,
  type IHttpRequest,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import { normaliseBody } from "../client/typed-text.ts";
import { isPublic, withCacheHeaders } from "./http/caching.ts";
import {
  failure,
  type ErrorCode,
  type FailureDetail,
  type Handler,
  type HandlerRequest,
  type Reply,
} from "./handler.ts";
import { documentedErrors, type DocumentedErrors } from "./http/documented-errors.ts";
import { answerOnce, isKeyed } from "./http/idempotency.ts";
import { readPrefer } from "./http/prefer.ts";
import { codeOfStatus } from "./http/fault-injection.ts";
import type { PendingStep } from "./world/identity/sessions.ts";
import { MOCK_BREAKS_SPEC } from "./http/verdict.ts";
import { createRouteTable, type Match, type Operation } from "./http/route-table.ts";
import { typedFieldsOf } from "./http/typed-fields.ts";

/** A request the front door has read: body parsed, token known or taken away. */
export interface EngineRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  context: Pick<HandlerRequest, "account" | "token" | "language" | "now" | "gamesOrigin" | "world"> & {
    /** What the member must do first in this session. */
    pending: readonly PendingStep[];
  };
}

export interface EngineReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** Who answered: a handler of ours, or Prism from the examples of the spec. */
  by: "handler" | "prism";
}

export interface Engine {
  match(method: string, path: string): Match | undefined;
  answer(request: EngineRequest): Promise<EngineReply>;
}

/** One request on its way through Prism. */
interface Call {
  request: EngineRequest;
  match: Match;
  answeredBy: EngineReply["by"];
}

type HandlersById = Readonly<Record<string, Handler | undefined>>;
type Diagnostic = Parameters<PrismHttpComponents["forward"]>[0]["validations"][number];

/** Prism's own signal of an upstream that leaves the answer to Prism's mock. */
const LEAVE_TO_PRISM = ProblemJsonError.fromTemplate({
  type: "UPSTREAM_NOT_IMPLEMENTED",
  title: "No handler for this operation",
  status: 501,
});
const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const CONFIG: IHttpConfig = {
  isProxy: true,
  upstream: new URL("http://in-process.invalid"),
  upstreamProxy: undefined,
  // "errors" hands the violations of a request to `forward`; without it Prism keeps them to itself.
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  mock: { dynamic: false },
};

/**
 * Prism as a library (D3a): it validates the request, asks for a token, mocks and validates the answer. Our handlers
 * plug in at its `forward` component, where a proxy would call its upstream.
 * @param spec path of the bundled spec, or the spec itself
 * @throws Error when a handler's operationId is not in the spec
 */
export async function createEngine(spec: string | object, handlers: HandlersById): Promise<Engine> {
  const operations = (await getHttpOperationsFromSpec(spec)).map(withoutEmptyLists);
  refuseUnknownHandlers(operations, handlers);
  const table = createRouteTable(operations);
  const errors = documentedErrors(spec);
  const calls = new WeakMap<IHttpRequest, Call>();

  /** Our own answer; undefined leaves it to Prism. */
  const answerOurselves = async ({ request, match }: Call, violations: readonly Diagnostic[]) => {
    const { operation } = match;
    if (violations.length > 0) return refuse(operation, violations, request.context.now);
    const step = stepBefore(operation, request, errors);
    if (step) return failure(request.context, 403, step);
    const handler = handlers[operation.iid ?? ""];
    if (!handler || readPrefer(request.headers.prefer)) return undefined;
    return callHandler(handler, request, match);
  };
  /** What an answer breaks: its schema, by Prism's word, or the list of error codes of its status. */
  const breachesOf = (operation: Operation, output: { statusCode: number; body?: unknown }, found: Diagnostic[]) =>
    found.length > 0 ? toDetails(found) : errors.breachesOf(operation.iid ?? "", output.statusCode, output.body);
  const forward: PrismHttpComponents["forward"] = (input) => () => async () => {
    const call = calls.get(input.data);
    try {
      const reply = call && (await answerOurselves(call, input.validations));
      if (!call || !reply) return left(LEAVE_TO_PRISM);
      call.answeredBy = "handler";
      return right(asResponse(call, reply));
    } catch (error) {
      return left(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const route: PrismHttpComponents["route"] = ({ input }) => {
    const match = calls.get(input)?.match;
    return match ? right(match.operation) : left(new Error(`No operation at ${input.url.path}`));
  };
  const logger = createLogger("mock", { level: "silent" });
  const prism = createInstance(CONFIG, { logger, forward, route });

  return {
    match: (method, path) => table.match(method, path),
    answer: async (request) => {
      const match = table.match(request.method, request.path);
      if (!match) return answerUnrouted(table.methodsOf(request.path), request);
      const input: IHttpRequest = {
        method: match.operation.method as IHttpRequest["method"],
        url: { path: request.path, query: request.query },
        headers: request.headers,
        body: request.body,
      };
      const call: Call = { request, match, answeredBy: "prism" };
      calls.set(input, call);
      const mock = { dynamic: false, ...readPrefer(request.headers.prefer) };
      const outcome = await prism.request(input, operations, { ...CONFIG, mock })();
      if (outcome._tag === "Left") return answerProblem(outcome.left, match.operation, request.context.now);
      const { output, validations } = outcome.right;
      const breaches = breachesOf(match.operation, output, validations.output);
      if (breaches.length > 0) return reportBrokenSpec(match.operation, breaches, request.context.now);
      return {
        status: output.statusCode,
        headers: lowerCaseNames(output.headers),
        body: output.body,
        by: call.answeredBy,
      };
    },
  };
}

/** Removes empty parameter lists. Prism parses the path's template again for each request, even without parameters to check. */
function withoutEmptyLists({ request, ...operation }: Operation): Operation {
  if (!request) return operation;
  const { path, query, headers, cookie, ...rest } = request;
  const kept = {
    ...rest,
    ...(path?.length && { path }),
    ...(query?.length && { query }),
    ...(headers?.length && { headers }),
    ...(cookie?.length && { cookie }),
  };
  return { ...operation, request: kept };
}

function refuseUnknownHandlers(operations: readonly Operation[], handlers: HandlersById): void {
  const known = new Set(operations.map((operation) => operation.iid));
  const unknown = Object.keys(handlers).filter((operationId) => !known.has(operationId));
  if (unknown.length > 0) throw new Error(`No operation in the spec for the handlers of ${unknown.join(", ")}`);
}

function callHandler(handler: Handler, { query, headers, body, context }: EngineRequest, { operation, params }: Match) {
  const request = { params, query, headers, body: readForm(operation, headers, body), ...context };
  return isKeyed(operation) ? answerOnce(handler, request, operation.iid ?? "") : handler(request);
}

/** A step that is not done yet keeps the session from every operation that documents its refusal (R412, R266–R268). */
const stepBefore = (operation: Operation, { context }: EngineRequest, errors: DocumentedErrors) =>
  isPublic(operation) ? undefined : context.pending.find((step) => errors.has(operation.iid ?? "", 403, step));

/** Prism validates a form as text; a handler gets its fields, normalised. Forms are flat in this spec. */
function readForm(operation: Operation, headers: Record<string, string>, body: unknown): unknown {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (!isForm || typeof body !== "string") return body;
  return normaliseBody(Object.fromEntries(new URLSearchParams(body)), typedFieldsOf(operation));
}

function asResponse({ match, request }: Call, reply: Reply) {
  const { status = 200, headers, body } = withCacheHeaders(match.operation, reply, request.headers["if-none-match"]);
  return { statusCode: status, headers: { ...(body !== undefined && JSON_TYPE), ...headers }, body };
}

/** What a refused request gets, most telling first: statuses to look for among those the operation documents. */
const REFUSALS: readonly { code: string; statuses: readonly number[]; errorCode: ErrorCode }[] = [
  { code: "401", statuses: [401], errorCode: "UNAUTHENTICATED" },
  { code: "415", statuses: [415, 400], errorCode: "UNSUPPORTED_MEDIA_TYPE" },
];
/** 422 is for a request that is understood and refused by a rule of the house. */
const INVALID_REQUEST = { statuses: [400], errorCode: "INVALID_REQUEST" } as const;

/** The envelope for a request that breaks the spec, with a status the operation documents; undefined if it has none. */
function refuse(operation: Operation, violations: readonly Diagnostic[], now: number): Reply | undefined {
  const { statuses, errorCode } =
    REFUSALS.find(({ code }) => violations.some((violation) => String(violation.code) === code)) ?? INVALID_REQUEST;
  const documented = new Set(operation.responses.map((response) => response.code));
  const status = statuses.find((candidate) => documented.has(String(candidate)));
  if (status === undefined) return undefined;
  if (errorCode === "UNAUTHENTICATED") {
    return failure({ now }, status, errorCode, { headers: { "www-authenticate": "Bearer" } });
  }
  return failure({ now }, status, errorCode, { details: toDetails(violations) });
}

const MOST_DETAILS = 50;
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 300;

const toDetails = (violations: readonly Diagnostic[]): FailureDetail[] =>
  violations.slice(0, MOST_DETAILS).map(({ path, message }) => ({
    path: (path?.join("/") || "request").slice(0, LONGEST_PATH),
    message: message.slice(0, LONGEST_MESSAGE),
  }));

function answerUnrouted(methods: readonly string[], { context }: EngineRequest): EngineReply {
  if (methods.length === 0) return envelope(failure(context, 404, "NOT_FOUND"));
  const headers = { allow: methods.join(", ") };
  return envelope(failure(context, 405, "METHOD_NOT_ALLOWED", { headers }));
}

/** Prism's own problems (no such example, nothing acceptable) and errors thrown by handlers leave as envelopes. */
function answerProblem(problem: Error, operation: Operation, now: number): EngineReply {
  if (problem instanceof ProblemJsonError && problem.status < 500) {
    const details = [{ path: "request", message: problem.detail || problem.message }];
    return envelope(failure({ now }, problem.status, codeOfStatus(problem.status), { details }));
  }
  console.error(`${operation.iid}:`, problem);
  return envelope(failure({ now }, 500, "INTERNAL_ERROR"));
}

/** Not an answer of the contract but a defect of the mock: it names the operation, the place and the reason. */
function reportBrokenSpec(operation: Operation, details: readonly FailureDetail[], now: number): EngineReply {
  console.error(`${MOCK_BREAKS_SPEC} ${operation.iid}`, details);
  return envelope({
    status: 500,
    body: {
      success: false,
      code: MOCK_BREAKS_SPEC,
      message: `The answer of ${operation.iid} breaks the spec`,
      operationId: operation.iid,
      details,
      timestamp: now,
    },
  });
}

const envelope = ({ status = 200, headers, body }: Reply): EngineReply => ({
  status,
  headers: { ...JSON_TYPE, ...headers },
  body,
  by: "handler",
});

const lowerCaseNames = (headers: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name.toLowerCase(), value]),
  );

const left = <Problem>(problem: Problem) => ({ _tag: "Left" as const, left: problem });
const right = <Result>(result: Result) => ({ _tag: "Right" as const, right: result });
