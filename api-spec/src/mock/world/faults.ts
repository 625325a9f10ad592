/** A failure that testers configure for the next `times` calls of an operation (`POST /__mock/faults`). */
export interface Fault {
  operationId: string;
  kind: FaultKind;
  /** How many calls it affects. */
  times: number;
  /** For kinds "status" and "html": the HTTP status of the response. */
  status: number;
  /** For kind "delay": how late the real response arrives. */
  delayMs: number;
}

/**
 * `status`: responds with that status. `lost-request`: drops the connection before the call is processed. `drop`: drops it after the call
 * is processed, so the client does not know the outcome (D12). `delay`: sends the real response late. `malformed`: cuts it in half. `html`:
 * sends a page in place of JSON, as a proxy does that cannot reach the server.
 */
export const FAULT_KINDS = ["status", "lost-request", "drop", "delay", "malformed", "html"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const DEFAULT_STATUS = 500;
const DEFAULT_HTML_STATUS = 502;
const DEFAULT_DELAY_MS = 2000;

/** Faults are kept in memory only, because they belong to one test and not to a world. */
export function createFaults() {
  let orders: Fault[] = [];
  return {
    /** Replaces all configured faults. @throws TypeError naming what is wrong */
    order: (faults: unknown): void => {
      if (!Array.isArray(faults)) throw new TypeError("Send a list of faults");
      orders = faults.map(readFault);
    },
    /** Returns the fault for this call and counts it as used once. */
    strike: (operationId: string): Fault | undefined => {
      const order = orders.find((fault) => fault.operationId === operationId && fault.times > 0);
      if (order) order.times -= 1;
      return order;
    },
    list: (): Fault[] => orders.filter((fault) => fault.times > 0),
  };
}

function readFault(value: unknown): Fault {
  const given: Partial<Record<keyof Fault, unknown>> = typeof value === "object" && value !== null ? value : {};
  const { operationId, kind, times = 1, delayMs = DEFAULT_DELAY_MS } = given;
  const { status = kind === "html" ? DEFAULT_HTML_STATUS : DEFAULT_STATUS } = given;
  const known = FAULT_KINDS.find((name) => name === kind);
  if (typeof operationId !== "string") throw new TypeError("operationId is missing");
  if (!known) throw new TypeError(`kind is one of ${FAULT_KINDS.join(", ")}`);
  return {
    operationId,
    kind: known,
    times: wholeNumber("times", times, 1, 1000),
    status: wholeNumber("status", status, 200, 599),
    delayMs: wholeNumber("delayMs", delayMs, 0, 120_000),
  };
}

function wholeNumber(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new TypeError(`${name} is a whole number from ${least} to ${most}`);
}
