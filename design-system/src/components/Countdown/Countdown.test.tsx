import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ticker } from "../../foundations/time/ticker.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Countdown } from "./Countdown.tsx";

const HOUR_MS = 3_600_000;
const END_WITHIN_MS = 5000;
const timer = () => page.getByRole("timer");

itConforms(Countdown, { endsAtMs: null }, "time");

test("R299 R300 the countdown changes from MM:SS to --:--:--, keeps its width, and calls onEnd once", async () => {
  const onEnd = vi.fn<() => void>();
  render(<Countdown endsAtMs={ticker.now() + 2200} onEnd={onEnd} />);
  await expect.element(timer()).toHaveTextContent("00:01");
  const { width } = timer().element().getBoundingClientRect();
  await expect.element(timer()).toHaveTextContent("--:--:--");
  expect(timer().element().getBoundingClientRect().width).toBe(width);
  await expect.poll(() => onEnd.mock.calls.length, { timeout: END_WITHIN_MS }).toBe(1);
});

test("R300 the countdown shows HH:MM:SS from one hour, and is neither announced nor translated", async () => {
  render(<Countdown endsAtMs={ticker.now() + 30 * HOUR_MS + 500} label="Draw closes in" />);
  const element = page.getByRole("timer", { name: "Draw closes in" });
  await expect.poll(() => element.element().textContent).toMatch(/^(30:00:00|29:59:59)$/);
  await expect.element(element).toHaveAttribute("aria-live", "off");
  await expect.element(element).toHaveAttribute("translate", "no");
});

test("D17d two hundred countdowns share one timer, and only the visible ones subscribe to it", async () => {
  const rows = Array.from({ length: 200 }, (_, index) => (
    <div key={index} style={{ blockSize: 60 }}>
      <Countdown endsAtMs={ticker.now() + HOUR_MS} />
    </div>
  ));
  const { unmount } = render(<div>{rows}</div>);
  await expect.poll(() => ticker.count().listeners).toBeGreaterThan(0);
  expect(ticker.count().timers).toBe(1);
  expect(ticker.count().listeners).toBeLessThan(window.innerHeight / 60 + 6);
  unmount();
  expect(ticker.count()).toMatchObject({ listeners: 0, timers: 0 });
});

test("R299 the countdown does not call onEnd when the end time is not a number", async () => {
  const onEnd = vi.fn<() => void>();
  const onOther = vi.fn<() => void>();
  render(
    <>
      <Countdown endsAtMs={Number.NaN} onEnd={onEnd} />
      <Countdown endsAtMs={ticker.now() + 1200} onEnd={onOther} label="Other" />
    </>,
  );
  await expect.poll(() => onOther.mock.calls.length, { timeout: END_WITHIN_MS }).toBe(1);
  expect(onEnd).not.toHaveBeenCalled();
});

test("R299 the countdown does not call onEnd when the end time was already past", async () => {
  const onEnd = vi.fn<() => void>();
  render(<Countdown endsAtMs={ticker.now() - 1000} onEnd={onEnd} />);
  await expect.element(timer()).toHaveTextContent("--:--:--");
  expect(onEnd).not.toHaveBeenCalled();
});
