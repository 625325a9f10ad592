import { JSON_MEDIA_TYPE, type Operation, type ParameterPlace, type Writing } from "../../spec/contract.ts";
import type { Answer } from "../../judge/answer.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { type Connections, createConnections, type TlsFiles } from "./connections.ts";
import { exchange, NoAnswer, type Outgoing } from "./exchange.ts";
import { readText, TooDeep } from "./read-text.ts";
import { writeBody } from "./writing/write-body.ts";
import { encodePairs, writeInHeader, writeInPath, writePairs } from "./writing/write-value.ts";
import { createPace } from "../limits/rate-limit.ts";

/** Time limit of a response, in milliseconds. */
const DEADLINE_MS = 10_000;
/** More than any API response needs; a run holds several in memory at once. */
const MAX_ANSWER_BYTES = 5_000_000;

/** A request as it is sent, as plain data that can be printed. */
export type WireRequest = Outgoing;

const definedEntries = (values: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined);

/** Value of a path parameter that the spec does not describe. */
const UNDESCRIBED = "1";

const writingOf = (operation: Operation, place: ParameterPlace, name: string): Writing =>
  operation.parameters.find((parameter) => parameter.place === place && parameter.name === name)?.writing ?? {
    style: place === "query" || place === "cookie" ? "form" : "simple",
    isExploded: place === "query" || place === "cookie",
    mediaType: undefined,
  };

function addressOf(base: string, operation: Operation, request: CaseRequest): string {
  const { path, query } = request.parameters;
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    writeInPath(name, path[name] ?? UNDESCRIBED, writingOf(operation, "path", name)),
  );
  const pairs = definedEntries(query).flatMap(([name, value]) =>
    writePairs(name, value, writingOf(operation, "query", name)),
  );
  const suffix = pairs.length === 0 ? "" : `?${encodePairs(pairs)}`;
  return base.replace(/\/+$/, "") + filled + suffix;
}

/** Builds the HTTP request after all substitutions. `authorization` is the header's value, or undefined for none. */
export function toWire(
  base: string,
  operation: Operation,
  request: CaseRequest,
  authorization: string | undefined,
): WireRequest {
  const { header, cookie } = request.parameters;
  const cookies = definedEntries(cookie).flatMap(([name, value]) =>
    writePairs(name, value, writingOf(operation, "cookie", name)).map((pair) => encodePairs([pair])),
  );
  const headers = definedEntries(header).map(([name, value]) => [
    name.toLowerCase(),
    writeInHeader(value, writingOf(operation, "header", name)),
  ]);
  const body = request.body && writeBody(operation, request.body);
  return {
    method: request.method ?? operation.method,
    url: addressOf(base, operation, request),
    headers: {
      accept: `${JSON_MEDIA_TYPE}, */*;q=0.5`,
      ...Object.fromEntries(headers),
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
      ...(authorization !== undefined && { authorization }),
      ...(body && { "content-type": body.contentType }),
    },
    body: body?.content,
  };
}

/** Sends one request. A broken connection or a timeout also gives an Answer, with the reason in `failure`. */
export async function send(
  wire: WireRequest,
  deadlineMs: number = DEADLINE_MS,
  connections?: Connections,
): Promise<Answer> {
  const started = performance.now();
  try {
    const { status, headers, bytes } = await exchange(wire, { deadlineMs, maxBytes: MAX_ANSWER_BYTES, connections });
    const [at, tookMs] = [Date.now(), Math.round(performance.now() - started)];
    return { status, headers, ...readText(bytes), at, tookMs };
  } catch (error) {
    if (error instanceof NoAnswer) {
      const { message: failure, isThere, isTooLong } = error;
      return { failure, isThere, ...(isTooLong && { isTooLong }) };
    }
    if (error instanceof TooDeep) return { failure: error.message, isThere: true };
    throw error;
  }
}

/** The run was stopped. */
export class Stopped extends Error {}

export interface SenderOptions {
  /** Time limit of a response, in milliseconds. */
  readonly deadlineMs?: number;
  /** Requests per second, over all connections. */
  readonly rate?: number | undefined;
  readonly signal?: AbortSignal;
  /** Trusted authorities and the client certificate of TLS. */
  readonly tls?: TlsFiles;
}

/** Sends a request when the rate limit allows it. Rejects with Stopped when the run is stopped. */
export type Send = (wire: WireRequest) => Promise<Answer>;

function whenStopped(signal: AbortSignal | undefined): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new Stopped("The run was stopped."));
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
  // Prevents an unhandled rejection when no request is waiting.
  stopped.catch(() => undefined);
  return stopped;
}

/** Creates the function through which a run sends all its requests, within the rate limit and until it is stopped. */
export function createSender({ deadlineMs = DEADLINE_MS, rate, signal, tls }: SenderOptions): Send {
  const pace = createPace(rate);
  const connections = createConnections(tls);
  const stopped = whenStopped(signal);
  return async (wire) => {
    await Promise.race([pace(), stopped]);
    return Promise.race([send(wire, deadlineMs, connections), stopped]);
  };
}
