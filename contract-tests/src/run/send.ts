import { FORM_MEDIA_TYPE, JSON_MEDIA_TYPE, type Operation } from "../contract.ts";
import type { Answer } from "../judge/answer.ts";
import type { CaseBody, CaseRequest } from "../plan/case.ts";
import { asText } from "../plan/text.ts";
import { objectOr } from "../json.ts";

/** Longer than any answer may take, in milliseconds. */
export const DEADLINE_MS = 10_000;

/** A request as it goes over the wire; plain data, so that it can be printed. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes for a picture. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

function bodyContent(body: CaseBody): string | Uint8Array<ArrayBuffer> {
  if ("text" in body) return body.text;
  if ("base64" in body) return Buffer.from(body.base64, "base64");
  if (body.mediaType === FORM_MEDIA_TYPE) {
    const members = Object.entries(objectOr(body.value)).map(([name, value]) => [name, asText(value)]);
    return new URLSearchParams(members).toString();
  }
  return JSON.stringify(body.value);
}

const definedEntries = (values: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined);

function addressOf(base: string, operation: Operation, request: CaseRequest): string {
  const { path, query } = request.parameters;
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(asText(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of definedEntries(query)) {
    for (const member of [value].flat()) search.append(name, asText(member));
  }
  const suffix = search.size === 0 ? "" : `?${search.toString()}`;
  return base.replace(/\/+$/, "") + filled + suffix;
}

/** Writes a request whose substitutions are done. `authorization` is the header's value, or undefined for none. */
export function toWire(
  base: string,
  operation: Operation,
  request: CaseRequest,
  authorization: string | undefined,
): WireRequest {
  const { header, cookie } = request.parameters;
  const cookies = definedEntries(cookie).map(([name, value]) => `${name}=${encodeURIComponent(asText(value))}`);
  return {
    method: request.method ?? operation.method,
    url: addressOf(base, operation, request),
    headers: {
      accept: `${JSON_MEDIA_TYPE}, */*;q=0.5`,
      ...Object.fromEntries(definedEntries(header).map(([name, value]) => [name.toLowerCase(), asText(value)])),
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
      ...(authorization !== undefined && { authorization }),
      ...(request.body && { "content-type": request.body.mediaType }),
    },
    body: request.body && bodyContent(request.body),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf(error: unknown, deadlineMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${deadlineMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error
    ? `no answer: ${"code" in cause ? String(cause.code) : cause.message}`
    : `no answer: ${error.message}`;
}

/** Sends one request. A broken connection or a missed deadline is an answer too: `failure` says which. */
export async function send(wire: WireRequest, deadlineMs: number = DEADLINE_MS): Promise<Answer> {
  const started = performance.now();
  try {
    const response = await fetch(wire.url, {
      method: wire.method,
      headers: wire.headers,
      redirect: "manual",
      signal: AbortSignal.timeout(deadlineMs),
      ...(wire.body !== undefined && { body: wire.body }),
    });
    const text = await response.text();
    const [at, tookMs] = [Date.now(), Math.round(performance.now() - started)];
    return { status: response.status, headers: new Map(response.headers), text, json: parse(text), at, tookMs };
  } catch (error) {
    return { failure: wordsOf(error, deadlineMs) };
  }
}
