import { randomUUID } from "node:crypto";
import { startMockProcess, type MockProcess } from "../../../.ci/programs/mock.ts";
import { HANDLERS } from "../../src/mock/handlers/handlers.ts";
import { createMockServer, type MockOptions } from "../../src/mock/server.ts";
import { contractFile } from "../contract-file.ts";

/** A mock that runs, and how to call it. */
export interface Mock {
  url: string;
  /** Headers that name the world, for requests that `call` cannot send. */
  headers: Readonly<Record<string, string>>;
  /** Sends JSON (or the text of `text` as `type`) and reads the answer, JSON where it is JSON. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

/** A mock of the test's own. */
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
  /** The answer as JSON; undefined when it is none. */
  json: Envelope;
}

/** The parts of the envelopes that tests look at. */
export interface Envelope {
  success?: boolean;
  code?: string;
  message?: string;
  value?: unknown;
  details?: { path: string; message: string }[];
  [field: string]: unknown;
}

let shared: Promise<RunningMock> | undefined;

/** A world that no other test has, on the one mock of this worker. */
export async function openWorld(): Promise<Mock> {
  shared ??= startMock();
  const { url } = await shared;
  const headers = { "x-mock-session": randomUUID() };
  return { url, headers, call: caller(url, headers) };
}

/** Starts a mock in this process, on a free port, with the real contract and handlers unless told otherwise. */
export async function startMock(options: Partial<MockOptions> = {}): Promise<RunningMock> {
  const server = await createMockServer({ spec: contractFile(), handlers: HANDLERS, ...options });
  const { api } = await server.listen({ api: 0, games: 0 });
  const url = `http://127.0.0.1:${api}`;
  return { url, headers: {}, call: caller(url), stop: () => server.close() };
}

/** A mock in a process of its own. */
export type SpawnedMock = Mock & MockProcess;

/** Starts the command as people do and waits for its ready line. */
export async function spawnMock(...commandLine: string[]): Promise<SpawnedMock> {
  const mock = await startMockProcess(...commandLine);
  return { ...mock, headers: {}, call: caller(mock.url) };
}

/** How to call the server at `url`; `always` are headers of every call. */
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

/** Logs a persona in and gives the token. */
export async function tokenOf(mock: Mock, username: string, password = "demo-1234", headers = {}) {
  const answer = await mock.call("POST", "/wps/session/login", {
    json: { type: "username", username, password },
    headers,
  });
  return String(Object(answer.json.value).token);
}

/** A third party's ID token with these claims; the mock checks no signature. */
export const idTokenOf = (claims: object): string =>
  `eyJhbGciOiJSUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2lnbmF0dXJl`;

/** What the mock has sent, newest first. */
export async function outboxOf(mock: Mock) {
  const { json } = await mock.call("GET", "/__mock/outbox");
  return json.messages as { kind: string; to: string; code: string }[];
}
