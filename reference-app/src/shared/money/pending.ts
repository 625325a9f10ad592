import { localBox, sessionBox } from "../lib/storage.ts";

/** A money call whose end this browser does not know. No amount and nothing secret: the server knows what it was. */
export interface PendingCall {
  key: string;
  operationId: string;
  /** Who made it: a key belongs to an account. */
  customerId: string;
  /** Epoch ms, by the phone's clock: only to tell when it can be on its way no more. */
  sentAtMs: number;
}

const isPending = (entry: unknown): entry is PendingCall =>
  typeof entry === "object" &&
  entry !== null &&
  "key" in entry &&
  typeof entry.key === "string" &&
  "operationId" in entry &&
  typeof entry.operationId === "string" &&
  "customerId" in entry &&
  typeof entry.customerId === "string" &&
  "sentAtMs" in entry &&
  typeof entry.sentAtMs === "number";

/** All that are kept; what is no such list is none. */
function read(): PendingCall[] {
  try {
    const stored: unknown = JSON.parse(localBox.get("pendingMoney") ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPending) : [];
  } catch {
    return [];
  }
}

function write(calls: readonly PendingCall[]): void {
  if (calls.length === 0) localBox.remove("pendingMoney");
  else localBox.set("pendingMoney", JSON.stringify(calls));
}

const ownId = (): string => sessionBox.get("customerId") ?? "";

/** The keys of this page's own calls, which see to their end themselves. */
const live = new Set<string>();

/** Money calls on their way, kept over a reload and for every tab of the browser (D12). */
export const pendingCalls = {
  /** Those of the member who is logged in that no part of this page waits for. */
  abandoned: (): PendingCall[] => read().filter(({ key, customerId }) => customerId === ownId() && !live.has(key)),
  add: (key: string, operationId: string): void => {
    live.add(key);
    const others = read().filter((call) => call.key !== key);
    write([...others, { key, operationId, customerId: ownId(), sentAtMs: Date.now() }]);
  },
  remove: (key: string): void => write(read().filter((call) => call.key !== key)),
};
