import { localBox, sessionBox } from "../../storage/storage.ts";

/** A money call whose outcome this browser does not know. It stores no amount and no secret, since the server has the details. */
export interface PendingCall {
  key: string;
  operationId: string;
  /** The account that made the call; a key belongs to one account. */
  customerId: string;
  /** Epoch ms by the device's clock. Used only to decide when the call can no longer be on its way. */
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

/** Returns all stored calls. A stored value that is not a list of calls counts as empty. */
function read(): PendingCall[] {
  try {
    const stored: unknown = JSON.parse(localBox.get("pendingMoney") ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPending) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

function write(calls: readonly PendingCall[]): void {
  if (calls.length === 0) localBox.remove("pendingMoney");
  else localBox.set("pendingMoney", JSON.stringify(calls));
  for (const listener of listeners) listener();
}

const ownId = (): string => sessionBox.get("customerId") ?? "";

/** Keys of this page's own calls, which look up their outcome themselves. */
const live = new Set<string>();

/** Running money calls, stored so that they survive a reload and all tabs see them (D12). */
export const pendingCalls = {
  /** The logged-in member's calls that no component of this page handles. */
  abandoned: (): PendingCall[] => read().filter(({ key, customerId }) => customerId === ownId() && !live.has(key)),
  add: (key: string, operationId: string): void => {
    live.add(key);
    const others = read().filter((call) => call.key !== key);
    write([...others, { key, operationId, customerId: ownId(), sentAtMs: Date.now() }]);
  },
  remove: (key: string): void => write(read().filter((call) => call.key !== key)),
  /** Whether the outcome of a call of this operation by the logged-in member is unknown, in this tab or another. */
  has: (operationId: string): boolean =>
    read().some((call) => call.operationId === operationId && call.customerId === ownId()),
  /** Calls the listener after each change, also by other tabs. Returns a function that ends this. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  },
};
