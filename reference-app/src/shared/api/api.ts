import { createClient } from "@lobbykit/api-spec/client/create-client";
import { DEPLOYMENT } from "../config/deployment.ts";
import { language } from "../i18n/language.ts";
import { loadChunk } from "../lib/load-chunk.ts";
import { serverClock } from "../lib/clock.ts";
import { session } from "../session/session.ts";
import { sessionEnded } from "../session/session-ended.ts";
import * as operations from "./operations.ts";

export { ApiError } from "@lobbykit/api-spec/client/errors";
export { mintIdempotencyKey } from "@lobbykit/api-spec/client/idempotency";
export type { OperationBody, OperationQuery, OperationValue } from "@lobbykit/api-spec/client/create-client";

declare global {
  interface Window {
    /** Requests that the page's head started before the bundle arrived (see boot.js): path to answer. */
    lobbykitBoot?: Record<string, Promise<Response> | undefined>;
  }
}

/** Answers asked for before the clock was watching: they say nothing about the time. */
const earlyAnswers = new WeakSet<Response>();

/** Takes the answer that the head script already asked for, once; later calls go out as usual. */
async function fetchOrAdopt(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const early = request.method === "GET" ? window.lobbykitBoot?.[pathname + search] : undefined;
  if (!early) return fetch(request);
  delete window.lobbykitBoot?.[pathname + search];
  const response = await early;
  earlyAnswers.add(response);
  return response;
}

/** The app's client: the one place that talks to the server (R414). */
export const api = createClient({
  operations,
  // Without the ladder of load-chunk.ts: its reload would lose what was typed; the call fails and can be repeated.
  moreOperations: () => import("./later-operations.ts"),
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
