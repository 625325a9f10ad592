import { createClient } from "@lobbykit/api-spec/client/create-client";
import { DEPLOYMENT } from "../config/deployment.ts";
import { language } from "../i18n/language.ts";
import { loadChunk } from "../loading/load-chunk.ts";
import { serverClock } from "../clock/clock.ts";
import { session } from "../session/session.ts";
import { sessionEnded } from "../session/session-ended.ts";
import * as operations from "./operations.ts";

export { ApiError } from "@lobbykit/api-spec/client/errors";
export { mintIdempotencyKey } from "@lobbykit/api-spec/client/idempotency";
export type { OperationBody, OperationQuery, OperationValue } from "@lobbykit/api-spec/client/create-client";

declare global {
  interface Window {
    /** Requests that the head script started before the bundle arrived (see head-script.js), by path. */
    lobbykitBoot?: Record<string, Promise<Response> | undefined>;
  }
}

/** Responses to requests that started before the app's clock began to measure. The clock cannot use them to compute the server's time. */
const earlyAnswers = new WeakSet<Response>();

/** Uses the response that the head script already requested, once per path. Later calls are sent as usual. */
async function fetchOrAdopt(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const early = request.method === "GET" ? window.lobbykitBoot?.[pathname + search] : undefined;
  if (!early) return fetch(request);
  delete window.lobbykitBoot?.[pathname + search];
  const response = await early;
  earlyAnswers.add(response);
  return response;
}

// Imported without the retries of load-chunk.ts, because their page reload would lose typed input. The call fails and can be repeated.
const loadOperations = async () => (await import("./later-operations.ts")).OPERATIONS;

/** Starts to load the operations of the later screens, so that a screen's first call does not wait for them after its code. */
export function loadOperationsAhead(): void {
  loadOperations().catch(() => {
    // The call loads them again, and reports a failure.
  });
}

/** The app's API client. Only this client talks to the server (R414). */
export const api = createClient({
  operations,
  moreOperations: loadOperations,
  baseUrl: location.origin,
  token: session.token,
  language,
  encryption: DEPLOYMENT.encryption,
  onUnauthenticated: sessionEnded,
  reauthenticate: async () => (await loadChunk(() => import("../session/reauthentication.ts"))).askForProof(),
  onServerTime: ({ response, ...sample }) => {
    if (!earlyAnswers.has(response)) serverClock.observe(sample);
  },
  fetch: fetchOrAdopt,
});
