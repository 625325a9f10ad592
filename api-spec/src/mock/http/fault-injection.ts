import { failure, type ErrorCode, type Reply } from "../handler.ts";
import type { Operation } from "./route-table.ts";
import type { World } from "../world/world.ts";

/** The failure that testers have configured for a call. */
export interface InjectedFault {
  /** How long the response is delayed. */
  delayMs: number;
  /** Sent in place of the operation's response. */
  reply?: Reply;
  /** The operation runs, but its response is lost ("drop") or cut short ("malformed"), so the client does not know the outcome (D12). */
  spoil?: "drop" | "malformed";
}

const SLOW_MS = 1500;
/** In the scenario "flaky", every third call fails. */
const FLAKY_EVERY = 3;
const MAINTENANCE_RETRY_SECONDS = 60;
const LOCK_RETRY_SECONDS = 300;

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: "UNAUTHENTICATED",
  403: "ACCESS_RESTRICTED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "IDEMPOTENCY_CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "MAINTENANCE",
};

/** The default error code of a status. */
export const codeOfStatus = (status: number): ErrorCode =>
  CODE_OF_STATUS[status] ?? (status >= 500 ? "INTERNAL_ERROR" : "INVALID_REQUEST");

/** The fault of a call: the world's scenario first, then a fault configured for the operation. */
export function injectedFaultFor(world: World, operation: Operation): InjectedFault {
  const now = world.clock.now();
  const { scenarios } = world;
  if (scenarios.isOn("maintenance") && !isSystem(operation)) return { delayMs: 0, reply: refusal(503, now) };
  if (scenarios.isOn("flaky") && scenarios.countCall() % FLAKY_EVERY === 0) {
    return { delayMs: 0, reply: refusal(500, now) };
  }
  const delayMs = scenarios.isOn("slow") ? SLOW_MS : 0;
  const fault = world.faults.strike(operation.iid ?? "");
  if (!fault) return { delayMs };
  if (fault.kind === "status") return { delayMs, reply: refusal(fault.status, now) };
  if (fault.kind === "delay") return { delayMs: delayMs + fault.delayMs };
  if (fault.kind === "html") return { delayMs, reply: page(fault.status) };
  if (fault.kind === "lost-request") return { delayMs, reply: { body: undefined }, spoil: "drop" };
  return { delayMs, spoil: fault.kind };
}

/** Operations that a client needs to explain a maintenance stay available during it. */
const isSystem = (operation: Operation) => operation.tags?.some(({ name }) => name === "system") ?? false;

/** An error page as a proxy sends it when it cannot reach the server. */
const page = (status: number): Reply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: `<!doctype html><title>${status}</title><h1>Bad gateway</h1>`,
});

function refusal(status: number, now: number): Reply {
  const retryAfterSeconds = { 429: LOCK_RETRY_SECONDS, 503: MAINTENANCE_RETRY_SECONDS }[status];
  const headers = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return failure({ now }, status, codeOfStatus(status), { headers });
}
