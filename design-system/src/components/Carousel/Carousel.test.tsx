import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Carousel } from "./Carousel.tsx";

const slidesOf = (...names: string[]) =>
  names.map((name) => ({ id: name, content: <a href={`#${name}`}>{name} banner</a> }));
const three = <Carousel label="Promotions" slides={slidesOf("Koi", "Market", "Balls")} />;

const dot = (position: number) => page.getByRole("button", { name: `${position} of 3` });
const expectSlide = async (position: number) => {
  await expect.element(dot(position)).toHaveAttribute("aria-current", "true");
  const slides = [...document.querySelectorAll("fieldset")];
  expect(slides.map((slide) => slide.inert)).toEqual([1, 2, 3].map((other) => other !== position));
};
/** Returns the distance of a slide from the start of the viewport. */
const offsetPx = (name: string) => {
  const slide = document.querySelector(`a[href="#${name}"]`)?.closest("fieldset");
  const window = slide?.parentElement?.parentElement;
  return Math.abs(Math.round((slide?.getBoundingClientRect().left ?? 0) - (window?.getBoundingClientRect().left ?? 0)));
};

/** Waits until Embla has loaded. It then sets a transform on the track. */
const engineStands = async (container: HTMLElement) => {
  const track = () => container.querySelector<HTMLElement>("[aria-live]");
  await expect.poll(() => track()?.style.transform).toContain("translate3d");
};

/** Returns the name of the current slide's dot. */
const shown = () => document.querySelector("[aria-current]")?.getAttribute("aria-label");

describe("Carousel", () => {
  itConforms(Carousel, { label: "Promotions", slides: slidesOf("Koi") }, "section");

  it("R134 shows the slide that was chosen before the carousel library loaded", async () => {
    render(three);
    // The click is not awaited, because the engine loads in a later task.
    document.querySelector<HTMLElement>('[aria-label="3 of 3"]')?.click();
    await expectSlide(3);
    await expect.poll(() => offsetPx("Balls")).toBe(0);
  });

  it("R133 goes from the first slide to the last and back, and has no buttons for a single slide", async () => {
    const { rerender } = render(three);
    await page.getByRole("button", { name: "Previous slide" }).click();
    await expectSlide(3);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expectSlide(1);
    await expect.poll(() => offsetPx("Koi")).toBe(0);
    rerender(<Carousel label="Promotions" slides={slidesOf("Koi")} />);
    await expect.element(page.getByRole("link", { name: "Koi banner" })).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(0);
  });

  it.each([
    ["forwards", "Next slide", "1 of 3", "2 of 3"],
    ["forwards from the last slide to the first", "Next slide", "3 of 3", "1 of 3"],
    ["backwards", "Previous slide", "2 of 3", "1 of 3"],
    ["backwards from the first slide to the last", "Previous slide", "1 of 3", "3 of 3"],
  ])("R133 animates the old and the new slide side by side when it moves %s", async (_way, button, from, to) => {
    const { container } = render(three);
    await page.getByRole("button", { name: from }).click();
    await engineStands(container);
    await page.getByRole("button", { name: button }).click();
    const slides = [...container.querySelectorAll("fieldset")];
    const moving = slides.filter((slide) => slide.getAnimations().length > 0);
    expect(new Set(moving.map((slide) => slide.getAttribute("aria-label")))).toEqual(new Set([from, to]));
    for (const slide of moving) {
      for (const animation of slide.getAnimations()) {
        animation.pause();
        animation.currentTime = 200;
      }
    }
    const leftOf = (label: string) =>
      slides.find((slide) => slide.getAttribute("aria-label") === label)?.getBoundingClientRect().left ?? Number.NaN;
    const width = slides[0]?.offsetWidth ?? Number.NaN;
    expect(leftOf(to) - leftOf(from)).toBeCloseTo(button === "Next slide" ? width : -width, 0);
  });

  it("2.4.3 Tab reaches only the links of the visible slide", async () => {
    render(three);
    await dot(2).click();
    await expectSlide(2);
    page.getByRole("button", { name: "Next slide" }).element().focus();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Market banner" })).toHaveFocus();
  });

  it("2.2.2 pauses when its first button is pressed, and announces new slides from then on", async () => {
    const { container } = render(three);
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Pause: Promotions" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Resume: Promotions" })).toHaveFocus();
    expect(container.querySelector("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
    expect(container.querySelector("section")?.dataset.state).toBe("still");
  });

  it("R132 R474 R489 shows the next slide after five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    try {
      render(three);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 10_000 });
      vi.advanceTimersByTime(4900);
      expect(shown()).toBe("1 of 3");
      vi.advanceTimersByTime(200);
      await vi.waitFor(() => expect(shown()).toBe("2 of 3"));
    } finally {
      vi.useRealTimers();
    }
  });

  it("R132 does not move by itself with reduced motion, but its buttons still work", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { container } = render(three);
    expect(container.querySelector("section")?.dataset.state).toBe("still");
    expect(page.getByRole("button", { name: "Pause: Promotions" }).elements()).toHaveLength(0);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expectSlide(2);
    await expect.poll(() => offsetPx("Market")).toBe(0);
  });

  it("R134 moves to the next slide when its Next button is pressed on right-to-left pages", async () => {
    const { container } = render(three, "ar");
    container.dir = "rtl";
    await page.getByRole("button", { name: "Next slide" }).click();
    await expectSlide(2);
    await expect.poll(() => offsetPx("Market")).toBe(0);
    expect(offsetPx("Koi")).toBeGreaterThan(0);
  });

  it("2.2.2 R132 pauses while the focus is on any of its buttons, and resumes when the focus leaves", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    try {
      render(three);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 10_000 });
      const pause = page.getByRole("button", { name: "Pause: Promotions" }).element();
      await userEvent.tab();
      expect(document.activeElement).toBe(pause);
      vi.advanceTimersByTime(6000);
      expect(shown()).toBe("1 of 3");
      await userEvent.tab();
      expect(document.activeElement).toBe(dot(1).element());
      vi.advanceTimersByTime(6000);
      expect(shown()).toBe("1 of 3");
      dot(1).element().blur();
      vi.advanceTimersByTime(5100);
      await vi.waitFor(() => expect(shown()).toBe("2 of 3"));
    } finally {
      vi.useRealTimers();
    }
  });
});
