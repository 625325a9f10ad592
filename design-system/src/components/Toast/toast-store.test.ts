import { afterEach, expect, test } from "vitest";
import { currentToasts, dismissToast, showToast, subscribeToToasts } from "./toast-store.ts";

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

test("R183 a toast has a duration, and is removed when it is dismissed", () => {
  const id = showToast({ message: "Saved" });
  expect(currentToasts()).toEqual([{ id, message: "Saved", tone: "neutral", durationMs: 3000 }]);
  dismissToast(id);
  expect(currentToasts()).toEqual([]);
});

test("R183 the toast store keeps the four newest toasts, and only the newest of equal messages", () => {
  for (const message of ["1", "2", "3", "2", "4", "5"]) showToast({ message });
  expect(currentToasts().map((toast) => toast.message)).toEqual(["3", "2", "4", "5"]);
});

test("R183 the toast store calls its listeners only when the toasts change", () => {
  let calls = 0;
  const stop = subscribeToToasts(() => (calls += 1));
  dismissToast("never shown");
  showToast({ message: "Hello" });
  stop();
  showToast({ message: "Again" });
  expect(calls).toBe(1);
});
