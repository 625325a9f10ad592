import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { ToastRegion } from "./Toast.tsx";
import { currentToasts, showToast } from "./toast-store.ts";

// The mouse may still be where the previous test left it. If toasts appear there, they do not close.
beforeEach(() => page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 }, force: true }));

itConforms(ToastRegion, { label: "Messages" }, "section");

test("R183 a toast is a status that disappears after three seconds", async () => {
  render(<ToastRegion label="Messages" />);
  const shownAtMs = performance.now();
  showToast({ message: "Saved" });
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved");
  await expect.poll(() => currentToasts().length, { timeout: 8000 }).toBe(0);
  expect(performance.now() - shownAtMs).toBeGreaterThanOrEqual(2900);
});

test("R183 a toast stays while it has the focus", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  render(<ToastRegion label="Messages" />);
  showToast({ message: "Not saved", tone: "danger" });
  await vi.advanceTimersByTimeAsync(0);
  page.getByRole("button", { name: "Close" }).element().focus();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(currentToasts()).toHaveLength(1);
  vi.useRealTimers();
});

test("R183 a toast stays while the mouse is over it, and then disappears", async () => {
  render(
    <>
      <button type="button" style={{ marginBlockStart: 300 }}>
        Elsewhere
      </button>
      <ToastRegion label="Messages" />
    </>,
  );
  showToast({ message: "Saved" });
  await page.getByText("Saved").hover();
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(currentToasts()).toHaveLength(1);
  await page.getByRole("button", { name: "Elsewhere" }).hover();
  await expect.poll(() => currentToasts().length, { timeout: 8000 }).toBe(0);
});

test("R183 a toast stays while the page is hidden", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  render(<ToastRegion label="Messages" />);
  showToast({ message: "Saved" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(currentToasts()).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(2900);
  expect(currentToasts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(currentToasts()).toHaveLength(0);
});

const Page = () => (
  <>
    <button type="button">Bet</button>
    <ToastRegion label="Messages" />
  </>
);
const dismissOf = (message: string) =>
  page.getByText(message).element().parentElement?.querySelector("button") as HTMLButtonElement;

test("2.1.1 F6 moves the focus to the newest toast and back", async () => {
  render(<Page />);
  const bet = page.getByRole("button", { name: "Bet" });
  bet.element().focus();
  await userEvent.keyboard("{F6}");
  await expect.element(bet).toHaveFocus();
  showToast({ message: "First" });
  showToast({ message: "Second" });
  await expect.element(page.getByText("Second")).toBeVisible();
  await userEvent.keyboard("{F6}");
  expect(document.activeElement).toBe(dismissOf("Second"));
  await userEvent.keyboard("{F6}");
  await expect.element(bet).toHaveFocus();
});

test("2.1.1 Escape dismisses the focused toast and focuses the next; after the last toast, the focus returns to the page", async () => {
  render(<Page />);
  const bet = page.getByRole("button", { name: "Bet" });
  bet.element().focus();
  showToast({ message: "First" });
  showToast({ message: "Second" });
  await expect.element(page.getByText("Second")).toBeVisible();
  await userEvent.keyboard("{F6}{Escape}");
  await expect.element(page.getByText("Second")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(dismissOf("First"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("First")).not.toBeInTheDocument();
  await expect.element(bet).toHaveFocus();
  showToast({ message: "Third" });
  await expect.poll(() => currentToasts().length, { timeout: 8000 }).toBe(0);
});

test("D17a F6 moves the focus from a dialog to a toast; Escape dismisses only the toast", async () => {
  const onClose = vi.fn<() => void>();
  render(
    <>
      <ToastRegion label="Messages" />
      <Dialog title="Nickname" isOpen onClose={onClose}>
        <p>Text</p>
      </Dialog>
    </>,
  );
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  await expect.element(close).toHaveFocus();
  showToast({ message: "Not saved", tone: "danger" });
  await expect.element(page.getByText("Not saved")).toBeVisible();
  await userEvent.keyboard("{F6}");
  expect(document.activeElement).toBe(dismissOf("Not saved"));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Not saved")).not.toBeInTheDocument();
  await expect.element(close).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test("R183 a toast above an open dialog can be read and closed while the dialog stays open", async () => {
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

test("2.1.1 Tab and Enter dismiss a toast", async () => {
  render(<ToastRegion label="Messages" />);
  showToast({ message: "Not saved", tone: "danger" });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not saved");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toBeEmptyDOMElement();
});
