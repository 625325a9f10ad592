import { expect, test, vi } from "vitest";
import { ApiError, type ApiErrorKind } from "@lobbykit/api-spec/client/errors";
import { createMoneyCall, type MoneyState } from "./money-call.ts";
import { STRAY_MS } from "./rules.ts";

const error = (kind: ApiErrorKind, status: number, code = "ANY") =>
  new ApiError({ kind, status, code, message: code, operationId: "createDeposit" });
const LOST = error("offline", 0);
const ABSENT = error("business", 404, "NOT_FOUND");

interface Input {
  amount: string;
}

async function take(from: unknown[]): Promise<string> {
  const answer = from.shift();
  if (answer instanceof Error) throw answer;
  return answer as string;
}

/** A host whose clock advances only by the waits. The answers are returned in the given order; an error is thrown. */
function stage(answers: { sends: unknown[]; lookUps?: unknown[] }) {
  let nowMs = 0;
  let keys = 0;
  const sent: [string, string][] = [];
  const pendingAtSend: string[][] = [];
  const pending = new Set<string>();
  const unseen = vi.fn<(state: MoneyState<string>) => void>();
  const call = createMoneyCall<Input, string>({
    send: ({ amount }, key) => {
      sent.push([amount, key]);
      pendingAtSend.push([...pending]);
      return take(answers.sends);
    },
    lookUp: () => take(answers.lookUps ?? []),
    mintKey: () => `key-${(keys += 1)}`,
    now: () => nowMs,
    wait: async (delayMs) => {
      nowMs += delayMs;
    },
    remember: (key) => pending.add(key),
    forget: (key) => pending.delete(key),
    tellUnseen: unseen,
  });
  const phases: string[] = [];
  const leave = call.subscribe(() => phases.push(call.get().phase));
  return { call, sent, pendingAtSend, pending, phases, leave, unseen, now: () => nowMs };
}

test("D12 two clicks in one frame send one call", async () => {
  const { call, sent, pendingAtSend, phases, pending } = stage({ sends: ["done"] });
  await Promise.all([call.start({ amount: "5" }), call.start({ amount: "5" })]);
  // A reload looks up the calls that were remembered before they were sent.
  expect(pendingAtSend).toEqual([["key-1"]]);
  expect(sent).toEqual([["5", "key-1"]]);
  expect(phases).toEqual(["sending", "confirmed"]);
  expect(pending.size).toBe(0);
});

test("D12 if a money call's answer is lost, the app looks up the outcome, and confirms a call that had arrived", async () => {
  const { call, phases } = stage({ sends: [LOST], lookUps: [LOST, ABSENT, "done"] });
  await call.start({ amount: "5" });
  expect(phases).toEqual(["sending", "checking", "confirmed"]);
  expect(call.get()).toEqual({ phase: "confirmed", value: "done" });
});

test("D12 a money call counts as not arrived only when it can no longer arrive", async () => {
  const { call, now, pending } = stage({ sends: [LOST], lookUps: Array.from({ length: 50 }, () => ABSENT) });
  await call.start({ amount: "5" });
  expect(call.get().phase).toBe("notArrived");
  expect(now()).toBeGreaterThanOrEqual(STRAY_MS);
  expect(pending.size).toBe(0);
});

test("D12 a repeated call keeps its key; a changed amount or a new call gets a new key", async () => {
  const refusal = error("business", 422, "AMOUNT_OUT_OF_RANGE");
  const { call, sent } = stage({ sends: [refusal, refusal, "done", "done"] });
  for (const amount of ["5", "5", "7", "7"]) await call.start({ amount });
  expect(sent.map(([, key]) => key)).toEqual(["key-1", "key-1", "key-2", "key-3"]);
});

test("I4 a money call of an ended session complains of nothing, and is sent once after the login, with its key", async () => {
  const { call, sent, phases, pending } = stage({ sends: [error("unauthenticated", 401), "done"] });
  await call.start({ amount: "5" });
  expect(phases).toEqual(["sending", "idle"]);
  expect(pending.size).toBe(0);
  await call.start({ amount: "5" });
  expect(sent.map(([, key]) => key)).toEqual(["key-1", "key-1"]);
  expect(call.get().phase).toBe("confirmed");
});

test("D12 a money call that is sent again during its look-ups keeps its key and ends the look-ups", async () => {
  const { promise: held, reject } = Promise.withResolvers<string>();
  const { call, sent, phases } = stage({ sends: [LOST, "done"], lookUps: [held] });
  const first = call.start({ amount: "5" });
  await vi.waitFor(() => expect(call.get().phase).toBe("checking"));
  await call.sendAgain();
  reject(ABSENT);
  await first;
  expect(sent).toEqual([
    ["5", "key-1"],
    ["5", "key-1"],
  ]);
  expect(phases).toEqual(["sending", "checking", "sending", "confirmed"]);
});

test("I4 a member who left the form learns that the call of an ended session was refused", async () => {
  const ended = error("unauthenticated", 401);
  const { call, leave, unseen } = stage({ sends: [ended] });
  leave();
  await call.start({ amount: "5" });
  expect(unseen).toHaveBeenCalledExactlyOnceWith({ phase: "refused", error: ended });
});

test("D12 a result that arrives after the visitor left the form is still announced once", async () => {
  const { call, leave, unseen } = stage({ sends: [LOST], lookUps: ["done"] });
  leave();
  await call.start({ amount: "5" });
  expect(unseen).toHaveBeenCalledExactlyOnceWith({ phase: "confirmed", value: "done" });
});
