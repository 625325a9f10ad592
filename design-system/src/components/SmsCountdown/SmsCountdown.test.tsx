import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ticker } from "../../foundations/time/ticker.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
import { SmsCountdown } from "./SmsCountdown.tsx";

const button = () => page.getByRole("button");
const END_WITHIN_MS = 5000;

/** Collects all announcements from now on. */
function listen(): string[] {
  const heard: string[] = [];
  const watch = new MutationObserver(() => {
    const text = liveRegionText();
    if (text) heard.push(text);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}

describe("SmsCountdown", () => {
  itConforms(SmsCountdown, { endsAtMs: null, onSend: () => undefined }, "button");

  it("R278 ignores presses until the countdown ends, keeps its focus, and then sends again", async () => {
    const onSend = vi.fn<() => void>();
    const { rerender } = render(<SmsCountdown endsAtMs={null} onSend={onSend} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledOnce();
    const endsAtMs = ticker.now() + 1700;
    rerender(<SmsCountdown endsAtMs={endsAtMs} onSend={onSend} />);
    await expect.element(page.getByRole("button", { name: "Send again" })).toHaveAttribute("aria-disabled", "true");
    await expect.element(button()).toMatchTextContent(/00:02/);
    await userEvent.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledOnce();
    await expect.poll(() => button().element().ariaDisabled, { timeout: END_WITHIN_MS }).toBe(null);
    expect(ticker.now()).toBeGreaterThanOrEqual(endsAtMs);
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it("4.1.3 announces only the start and the end of the wait", async () => {
    const heard = listen();
    const { rerender } = render(<SmsCountdown endsAtMs={null} onSend={() => undefined} />);
    rerender(<SmsCountdown endsAtMs={ticker.now() + 2400} onSend={() => undefined} />);
    await expect.poll(() => heard.at(-1), { timeout: END_WITHIN_MS }).toBe("You can ask for another code now");
    expect([...new Set(heard)]).toEqual([
      "You can ask for another code in 2 seconds",
      "You can ask for another code now",
    ]);
  });

  it("2.5.3 has only its label as its name, and keeps its width while it counts", async () => {
    render(<SmsCountdown endsAtMs={ticker.now() + 61_000} onSend={() => undefined} />);
    await expect.element(page.getByRole("button", { name: "Send again", exact: true })).toBeVisible();
    const { width } = button().element().getBoundingClientRect();
    await expect.element(button()).toMatchTextContent(/00:59/);
    expect(button().element().getBoundingClientRect().width).toBe(width);
  });

  it("D17d subscribes to the shared timer only while it counts", () => {
    const before = ticker.count().listeners;
    const { rerender, unmount } = render(<SmsCountdown endsAtMs={null} onSend={() => undefined} />);
    expect(ticker.count().listeners).toBe(before);
    rerender(<SmsCountdown endsAtMs={ticker.now() + 60_000} onSend={() => undefined} />);
    expect(ticker.count().listeners).toBe(before + 1);
    unmount();
    expect(ticker.count().listeners).toBe(before);
  });
});
