import type { RoundAnswer, SessionView } from "../protocol.ts";

const ROUND = "/play/api/round";
const RETRY_MS = 2_000;
const RETRIES = 10;
const SERVER_ERROR = 500;
/** Answers below 500 that do not say whether the server has acted: a time-out, and too many requests. */
const TEMPORARY: readonly number[] = [408, 429];

/** The server understood the request and refused it. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const address = (path: string) => {
  const url = new URL(path, location.origin);
  url.searchParams.set("launch", new URL(location.href).searchParams.get("launch") ?? "");
  return url;
};

/** Sends a request with the launch token; a POST when there is a body. @throws Refusal, or another error without a connection or a usable answer */
export async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address(path), init);
  // A server or gateway that fails has not refused anything: it may have taken the money before.
  if (response.status >= SERVER_ERROR || TEMPORARY.includes(response.status)) throw new Error(response.statusText);
  const answer = await response.json();
  if (!response.ok) throw new Refusal(String(answer.code));
  return answer;
}

/** The keys of the money calls that the server has not answered, by call. */
const unanswered = new Map<string, string>();

/**
 * Sends a money call, and retries it with the same key until a response arrives, so that the intent has at most one effect. After the last
 * retry the call keeps its key: when the member presses again, the same call still counts once.
 */
export async function callUntilAnswered<Answer>(path: string, wish: object, onTrouble: () => void): Promise<Answer> {
  const intent = path + JSON.stringify(wish);
  const key = unanswered.get(intent) ?? crypto.randomUUID();
  unanswered.set(intent, key);
  try {
    const answer = await retry<Answer>(path, { key, ...wish }, onTrouble);
    unanswered.delete(intent);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) unanswered.delete(intent);
    throw error;
  }
}

/**
 * Starts a round. When one is open already, such as in another tab or after an answer that was lost, its state is returned, so that the
 * member can end it.
 */
export async function startRound(wish: object, onTrouble: () => void): Promise<RoundAnswer> {
  try {
    return await callUntilAnswered<RoundAnswer>(ROUND, wish, onTrouble);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "ROUND_OPEN") throw error;
    const { round, balance } = await call<SessionView>("/play/api/session");
    if (!round) throw error;
    return { round, balance };
  }
}

/** Sends a call, and retries it until a response arrives. */
async function retry<Answer>(path: string, body: object, onTrouble: () => void): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call<Answer>(path, body);
    } catch (error) {
      if (error instanceof Refusal || attempt === RETRIES) throw error;
      onTrouble();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
