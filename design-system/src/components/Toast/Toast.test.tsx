import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { ToastRegion } from "./Toast.tsx";
import { currentToasts, dismissToast, showToast } from "./toast-store.ts";

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

test("R183 a toast is a status that leaves by itself after three seconds", async () => {
  render(<ToastRegion label="Messages" />);
  const shownAtMs = performance.now();
  showToast({ message: "Saved" });
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved");
  await expect.poll(() => currentToasts().length, { timeout: 8000 }).toBe(0);
  expect(performance.now() - shownAtMs).toBeGreaterThanOrEqual(2900);
});

test("R183 rests while focus is inside", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  render(<ToastRegion label="Messages" />);
  showToast({ message: "Not saved", tone: "danger" });
  await vi.advanceTimersByTimeAsync(0);
  page.getByRole("button", { name: "Close" }).element().focus();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(currentToasts()).toHaveLength(1);
  vi.useRealTimers();
});

test("R183 lies above an open dialog: read, clickable, and the dialog stays", async () => {
  const onClose = vi.fn<() => void>();
  render(
    <>
      <ToastRegion label="Messages" />
      <Dialog title="Nickname" isOpen onClose={onClose}>
        <p>Text</p>
      </Dialog>
    </>,
  );
  showToast({ message: "Not saved", tone: "danger" });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent("Not saved");
  expect(alert.element().closest("[aria-hidden=true]")).toBeNull();
  await userEvent.click(alert.getByRole("button", { name: "Close" }));
  await expect.element(alert).toBeEmptyDOMElement();
  expect(onClose).not.toHaveBeenCalled();
});

test("2.1.1 is dismissed by Tab and Enter", async () => {
  render(<ToastRegion label="Messages" />);
  showToast({ message: "Not saved", tone: "danger" });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not saved");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toBeEmptyDOMElement();
});
