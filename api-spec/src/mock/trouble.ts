import { failure, type ErrorCode, type Reply } from "./handler.ts";
import type { Operation } from "./route-table.ts";
import type { World } from "./world/world.ts";

/** What testers have ordered to go wrong with a call. */
export interface Trouble {
  /** How long the answer is held back. */
  delayMs: number;
  /** Answered in place of the operation. */
  reply?: Reply;
  /** The operation runs and its answer is lost ("drop") or cut short ("malformed"): the outcome is unknown (D12). */
  spoil?: "drop" | "malformed";
}

const SLOW_MS = 1500;
/** In the scenario "flaky" every third call fails. */
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

/** The error code that goes with a status when nothing tells more. */
export const codeOfStatus = (status: number): ErrorCode =>
  CODE_OF_STATUS[status] ?? (status >= 500 ? "INTERNAL_ERROR" : "INVALID_REQUEST");

/** The trouble a call meets: first the scenario of the world, then a fault ordered for the operation. */
export function troubleFor(world: World, operation: Operation): Trouble {
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

/** What a client needs to show why the site is closed stays open during maintenance. */
const isSystem = (operation: Operation) => operation.tags?.some(({ name }) => name === "system") ?? false;

/** What a proxy says that cannot reach the server behind it. */
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
