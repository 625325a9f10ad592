import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { ticker } from "../../foundations/time/ticker.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Clock } from "./Clock.tsx";

const setClock = (text: string) => ticker.setClock(() => new Date(text).getTime());
const clock = () => page.getByRole("timer", { name: "Time" });

describe("Clock", () => {
  itConforms(Clock, { label: "Time" }, "time");

  it("R105, R501 shows the seconds and keeps its width when the digits change", async () => {
    onTestFinished(() => ticker.setClock(Date.now));
    render(<Clock label="Time" />);
    setClock("2011-11-11T11:11:11");
    await expect.element(clock()).toHaveTextContent("2011-11-11 11:11:11");
    const { width } = clock().element().getBoundingClientRect();
    setClock("2028-08-28T08:58:58");
    await expect.element(clock()).toHaveTextContent("2028-08-28 08:58:58");
    expect(clock().element().getBoundingClientRect().width).toBe(width);
  });

  it("4.1.2 is not a live region, is not translated, and reads from left to right on right-to-left pages", async () => {
    render(<Clock label="Time" />, "ar");
    await expect.element(clock()).toHaveAttribute("aria-live", "off");
    await expect.element(clock()).toHaveAttribute("translate", "no");
    await expect.element(clock()).toHaveAttribute("dir", "ltr");
  });
});
