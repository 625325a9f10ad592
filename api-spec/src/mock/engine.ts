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

/** A request that the server has read for Prism: the body is parsed, and a token that belongs to no session is removed. */
export interface EngineRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  context: Pick<HandlerRequest, "account" | "token" | "language" | "now" | "gamesOrigin" | "appOrigin" | "world"> & {
    /** The steps that the member must complete first in this session, such as a change of password. */
    pending: readonly PendingStep[];
    /** Whether a token was sent that belongs to no active session. */
    hasInvalidToken: boolean;
  };
}

export interface EngineReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** Where the response comes from: one of our handlers, or Prism, which uses the examples of the spec. */
  by: "handler" | "prism";
}

export interface Engine {
  match(method: string, path: string): Match | undefined;
  answer(request: EngineRequest): Promise<EngineReply>;
}

/** A request that Prism is processing. */
interface Call {
  request: EngineRequest;
  match: Match;
  answeredBy: EngineReply["by"];
}

type HandlersById = Readonly<Record<string, Handler | undefined>>;
type Diagnostic = Parameters<PrismHttpComponents["forward"]>[0]["validations"][number];

/** The error that makes Prism respond with an example of the spec, because we have no handler for the operation. */
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
  // With "errors", Prism passes the violations of a request to `forward`, so that we can report them.
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  mock: { dynamic: false },
};

/**
 * Runs Prism as a library (D3a). Prism validates the request, requires a token, creates a response from the examples when there is no
 * handler, and validates the response. Our handlers run in its `forward` component, where a proxy would call its upstream.
 * @param spec path of the bundled spec, or the spec itself
 * @throws Error when a handler's operationId is not in the spec
 */
export async function createEngine(spec: string | object, handlers: HandlersById): Promise<Engine> {
  const operations = (await getHttpOperationsFromSpec(spec)).map(withoutEmptyLists);
  refuseUnknownHandlers(operations, handlers);
  const table = createRouteTable(operations);
  const errors = documentedErrors(spec);
  const calls = new WeakMap<IHttpRequest, Call>();

  /** Returns our own response; undefined makes Prism respond with an example of the spec. */
  const answerOurselves = async ({ request, match }: Call, violations: readonly Diagnostic[]) => {
    const { operation } = match;
    if (request.context.hasInvalidToken && hasOptionalToken(operation)) return unauthenticated(request.context, 401);
    if (violations.length > 0) return refuse(operation, violations, request.context.now);
    const step = stepBefore(operation, request, errors);
    if (step) return failure(request.context, 403, step);
    const handler = handlers[operation.iid ?? ""];
    if (!handler || readPrefer(request.headers.prefer)) return undefined;
    return callHandler(handler, request, match);
  };
  /** Returns what is wrong with a response: Prism's violations of its schema, else an error code that its status does not list. */
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
      if (!match) return answerUnrouted(table.methodsOf(request.path), table.nearestPath(request.path), request);
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

/** Returns the pending step that blocks an operation: those operations are blocked that document its error code (R412, R266–R268). */
const stepBefore = (operation: Operation, { context }: EngineRequest, errors: DocumentedErrors) =>
  isPublic(operation) ? undefined : context.pending.find((step) => errors.has(operation.iid ?? "", 403, step));

/** Converts a form, which Prism validates as text, to an object of normalised fields for the handler. Forms in this spec are flat. */
function readForm(operation: Operation, headers: Record<string, string>, body: unknown): unknown {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (!isForm || typeof body !== "string") return body;
  return normaliseBody(Object.fromEntries(new URLSearchParams(body)), typedFieldsOf(operation));
}

function asResponse({ match, request }: Call, reply: Reply) {
  const { status = 200, headers, body } = withCacheHeaders(match.operation, reply, request.headers["if-none-match"]);
  return { statusCode: status, headers: { ...(body !== undefined && JSON_TYPE), ...headers }, body };
}

/** How a violation is refused, the most important first: Prism's code for it, and the statuses to use if the operation documents them. */
const REFUSALS: readonly { code: string; statuses: readonly number[]; errorCode: ErrorCode }[] = [
  { code: "401", statuses: [401], errorCode: "UNAUTHENTICATED" },
  { code: "415", statuses: [415, 400], errorCode: "UNSUPPORTED_MEDIA_TYPE" },
];
/** How any other violation is refused. The status is not 422, which is for a valid request that a business rule refuses. */
const INVALID_REQUEST = { statuses: [400], errorCode: "INVALID_REQUEST" } as const;

/** Refuses a request that violates the spec, with a status that the operation documents; undefined when it documents none. */
function refuse(operation: Operation, violations: readonly Diagnostic[], now: number): Reply | undefined {
  const { statuses, errorCode } =
    REFUSALS.find(({ code }) => violations.some((violation) => String(violation.code) === code)) ?? INVALID_REQUEST;
  const documented = new Set(operation.responses.map((response) => response.code));
  const status = statuses.find((candidate) => documented.has(String(candidate)));
  if (status === undefined) return undefined;
  if (errorCode === "UNAUTHENTICATED") return unauthenticated({ now }, status);
  return failure({ now }, status, errorCode, { details: toDetails(violations) });
}

const unauthenticated = (request: { now: number }, status: number): Reply =>
  failure(request, status, "UNAUTHENTICATED", { headers: { "www-authenticate": "Bearer" } });

/** Whether an operation is for guests and members. A token must be valid when it is sent; Prism would take its sender for a guest. */
const hasOptionalToken = (operation: Operation): boolean =>
  isPublic(operation) && (operation.security ?? []).some((alternative) => alternative.length > 0);

const MOST_DETAILS = 50;
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 300;

/** Prism repeats a violation for each alternative of a schema, so equal ones are reported once. */
const toDetails = (violations: readonly Diagnostic[]): FailureDetail[] => {
  const details = violations.map(({ path, message }) => ({
    path: (path?.join("/") || "request").slice(0, LONGEST_PATH),
    message: message.slice(0, LONGEST_MESSAGE),
  }));
  return [...new Map(details.map((detail) => [`${detail.path} ${detail.message}`, detail])).values()].slice(
    0,
    MOST_DETAILS,
  );
};

/** @param nearest a path of the contract that the caller may have meant */
function answerUnrouted(
  methods: readonly string[],
  nearest: string | undefined,
  { context }: EngineRequest,
): EngineReply {
  if (methods.length === 0) {
    const advice = nearest === undefined ? "GET /reference lists its addresses." : `Did you mean ${nearest}?`;
    // The message does not repeat the address, because the log keeps it, and an address may contain a token (E067).
    const message = `The contract has no such address. ${advice}`;
    return envelope(failure(context, 404, "NOT_FOUND", { details: [{ path: "request", message }] }));
  }
  const headers = { allow: methods.join(", ") };
  return envelope(failure(context, 405, "METHOD_NOT_ALLOWED", { headers }));
}

/** Converts an error to the envelope: a problem of Prism, such as an unknown example, or an error that a handler has thrown. */
function answerProblem(problem: Error, operation: Operation, now: number): EngineReply {
  if (problem instanceof ProblemJsonError && problem.status < 500) {
    const details = [{ path: "request", message: problem.detail || problem.message }];
    return envelope(failure({ now }, problem.status, codeOfStatus(problem.status), { details }));
  }
  console.error(`${operation.iid}:`, problem);
  return envelope(failure({ now }, 500, "INTERNAL_ERROR"));
}

/** Responds 500 when the mock's own response violates the contract, and names the operation, the place and the reason. */
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
