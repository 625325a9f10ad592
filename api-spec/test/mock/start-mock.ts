import { randomUUID } from "node:crypto";
import { startMockProcess, type MockProcess } from "../../../.ci/programs/mock.ts";
import { HANDLERS } from "../../src/mock/handlers/handlers.ts";
import { createMockServer, type MockOptions } from "../../src/mock/server.ts";
import { contractFile } from "../contract-file.ts";

/** A running mock, and functions that call it. */
export interface Mock {
  url: string;
  /** Headers that choose the mock state, for requests that `call` cannot send. */
  headers: Readonly<Record<string, string>>;
  /** Sends `json`, or `text` with the content type `type`, and returns the answer. Its body is parsed when it is JSON. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

/** A separate mock for one test. */
export interface RunningMock extends Mock {
  stop(): Promise<void>;
}

export interface CallOptions {
  json?: unknown;
  text?: string;
  type?: string;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  json: Envelope;
}

/** The fields of the envelopes that tests check. */
export interface Envelope {
  success?: boolean;
  code?: string;
  message?: string;
  value?: unknown;
  details?: { path: string; message: string }[];
  [field: string]: unknown;
}

/** The app that the mock's links lead to, unless a test chooses another one. */
const APP_ORIGIN = "http://localhost:5173";
let shared: Promise<RunningMock> | undefined;

/** Opens a new mock state on the mock that all tests of this worker share. */
export async function openWorld(): Promise<Mock> {
  shared ??= startMock();
  const { url } = await shared;
  const headers = { "x-mock-session": randomUUID() };
  return { url, headers, call: caller(url, headers) };
}

/** Starts a mock in this process, on a free port. Unless `options` change it, it has the real contract and handlers. */
export async function startMock(options: Partial<MockOptions> = {}): Promise<RunningMock> {
  const server = await createMockServer({
    spec: contractFile(),
    handlers: HANDLERS,
    appOrigin: APP_ORIGIN,
    ...options,
  });
  const { api } = await server.listen({ api: 0, games: 0 });
  const url = `http://127.0.0.1:${api}`;
  return { url, headers: {}, call: caller(url), stop: () => server.close() };
}

/** A mock in a separate process. */
export type SpawnedMock = Mock & MockProcess;

/** Starts the mock by its command and waits until it prints that it is ready. */
export async function spawnMock(...commandLine: string[]): Promise<SpawnedMock> {
  const mock = await startMockProcess(...commandLine);
  return { ...mock, headers: {}, call: caller(mock.url) };
}

/** Returns a function that calls the server at `url`. Every call has the headers `always`. */
export const caller =
  (url: string, always: Readonly<Record<string, string>> = {}): Mock["call"] =>
  async (method, path, { json, text, type, token, headers } = {}) => {
    const body = json === undefined ? text : JSON.stringify(json);
    const contentType = type ?? (json === undefined ? undefined : "application/json");
    const response = await fetch(url + path, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        ...(contentType !== undefined && { "content-type": contentType }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...always,
        ...headers,
      },
    });
    const answer = await response.text();
    return { status: response.status, headers: response.headers, text: answer, json: parse(answer) };
  };

function parse(text: string): Envelope {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Logs a member in and returns the token. */
export async function tokenOf(mock: Mock, username: string, password = "demo-1234", headers = {}) {
  const answer = await mock.call("POST", "/wps/session/login", {
    json: { type: "username", username, password },
    headers,
  });
  return String(Object(answer.json.value).token);
}

/** Returns an ID token of Google or Facebook with these claims. It needs no valid signature, because the mock does not check it. */
export const idTokenOf = (claims: object): string =>
  `eyJhbGciOiJSUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2lnbmF0dXJl`;

/** Returns the SMS, e-mails and captchas that the mock has sent, newest first. */
export async function outboxOf(mock: Mock) {
  const { json } = await mock.call("GET", "/__mock/outbox");
  return json.messages as { kind: string; to: string; code: string }[];
}
