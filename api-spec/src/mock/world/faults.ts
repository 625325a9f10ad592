/** A failure that testers order for the next `times` calls of one operation (`POST /__mock/faults`). */
export interface Fault {
  operationId: string;
  kind: FaultKind;
  /** How often it strikes. */
  times: number;
  /** For kind "status": the HTTP status to answer. */
  status: number;
  /** For kind "delay": how late the true answer comes. */
  delayMs: number;
}

/** An HTTP status, a connection that drops without an answer, a late answer, an answer that is not JSON. */
export const FAULT_KINDS = ["status", "drop", "delay", "malformed"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Faults {
  /** Replaces all orders. @throws TypeError naming what is wrong */
  order(faults: unknown): void;
  /** The fault that strikes this call, used up once. */
  strike(operationId: string): Fault | undefined;
  list(): Fault[];
}

const DEFAULT_STATUS = 500;
const DEFAULT_DELAY_MS = 2000;

/** Orders live in memory: they are for one test, not for a world. */
export function createFaults(): Faults {
  let orders: Fault[] = [];
  return {
    order: (faults) => {
      if (!Array.isArray(faults)) throw new TypeError("Send a list of faults");
      orders = faults.map(readFault);
    },
    strike: (operationId) => {
      const order = orders.find((fault) => fault.operationId === operationId && fault.times > 0);
      if (order) order.times -= 1;
      return order;
    },
    list: () => orders.filter((fault) => fault.times > 0),
  };
}

function readFault(value: unknown): Fault {
  const given: Partial<Record<keyof Fault, unknown>> = typeof value === "object" && value !== null ? value : {};
  const { operationId, kind, times = 1, status = DEFAULT_STATUS, delayMs = DEFAULT_DELAY_MS } = given;
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
