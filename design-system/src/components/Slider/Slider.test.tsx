import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Form } from "../Form/Form.tsx";
import { Slider, type SliderRange } from "./Slider.tsx";

const thumb = (name = "Volume") => page.getByRole("slider", { name });
const output = () => document.querySelector("output")?.textContent;
const entries = () => [...new FormData(document.querySelector("form") ?? undefined)];
const spy = () => vi.fn<(value: number) => void>();
const spyOnRange = () => vi.fn<(value: SliderRange) => void>();

/** Returns the point at a share of the track's length (0 to 1), in the coordinates of the browser's debugging protocol. */
function placeOf(share: number) {
  const { x, y, width, height } = document
    .querySelector("input")!
    .closest("[style*='touch-action']")!
    .parentElement!.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: (frame?.x ?? 0) + x + width * share, y: (frame?.y ?? 0) + y + height / 2 };
}
const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", share: number) =>
  cdp().send("Input.dispatchMouseEvent", { type, button: "left", buttons: 1, clickCount: 1, ...placeOf(share) });

describe("Slider", () => {
  itConforms(Slider, { label: "Volume" }, "input");

  it("APG slider: arrow keys, Page Up, Page Down, Home and End change the value", async () => {
    const onValueChange = spy();
    const onValueCommit = spy();
    render(<Slider label="Volume" defaultValue={40} {...{ onValueChange, onValueCommit }} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}{PageUp}{PageDown}{End}{Home}");
    expect(onValueChange.mock.calls.flat()).toEqual([41, 42, 41, 40, 50, 40, 100, 0]);
    expect(onValueCommit.mock.calls.flat()).toEqual([41, 42, 41, 40, 50, 40, 100, 0]);
  });

  it("changes its value by its step, counted from the minimum, and stays within its limits", async () => {
    const onValueChange = spy();
    render(<Slider label="Volume" min={5} max={20} step={10} defaultValue={5} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}");
    expect(onValueChange.mock.calls.flat()).toEqual([15, 5]);
  });

  it("2.5.7 moves its thumb to the place of a click, and follows a drag with the mouse", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const onValueChange = spy();
    const onValueCommit = spy();
    render(<Slider label="Volume" step={10} {...{ onValueChange, onValueCommit }} />);
    await mouse("mousePressed", 0.5);
    await mouse("mouseReleased", 0.5);
    await expect.poll(() => onValueCommit.mock.calls).toEqual([[50]]);
    await mouse("mousePressed", 0.5);
    await mouse("mouseMoved", 0.6);
    await mouse("mouseMoved", 0.8);
    await mouse("mouseReleased", 0.8);
    await expect.poll(() => onValueCommit.mock.calls.at(-1)).toEqual([80]);
    expect(onValueChange.mock.calls.flat()).toEqual([50, 60, 80]);
    await expect.element(thumb()).toHaveFocus();
  });

  it("shows the value that its parent passes", async () => {
    const onValueChange = spy();
    const { rerender } = render(<Slider label="Volume" value={40} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(41);
    expect(output()).toBe("40");
    rerender(<Slider label="Volume" value={70} onValueChange={onValueChange} />);
    await expect.element(thumb()).toHaveValue("70");
  });

  it("accepts a value that a screen reader sets", () => {
    const onValueCommit = spy();
    render(<Slider label="Volume" onValueCommit={onValueCommit} />);
    const input = thumb().element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "30");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(30);
  });

  it.each([
    ["en", "2 hours"],
    ["bn", "2 ঘণ্টা"],
  ])("1.3.1 shows and reads out its value with the unit in %s", async (locale, text) => {
    const formatOptions = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
    render(<Slider label="Break" min={1} max={12} defaultValue={2} formatOptions={formatOptions} />, locale);
    expect(output()).toBe(text);
    await expect.element(thumb("Break")).toHaveAttribute("aria-valuetext", text);
  });

  it("moves its thumb to the left for larger values on right-to-left pages", async () => {
    const onValueChange = spy();
    render(
      <div dir="rtl">
        <Slider label="Volume" defaultValue={50} onValueChange={onValueChange} />
      </div>,
      "ar",
    );
    const before = thumb().element().getBoundingClientRect().x;
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{End}");
    expect(onValueChange.mock.calls.flat()).toEqual([51, 52, 100]);
    expect(thumb().element().getBoundingClientRect().x).toBeLessThan(before);
  });

  it("2.5.8 has a thumb of at least 24 px", () => {
    render(<Slider label="Volume" />);
    const { width, height } = thumb().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it("1.4.10 keeps its thumbs inside its width at both ends", () => {
    const { container } = render(
      <div style={{ inlineSize: 320 }}>
        <Slider label="Stake" isRange />
      </div>,
    );
    const { left, right } = container.firstElementChild!.getBoundingClientRect();
    const discs = [...container.querySelectorAll("input + span")].map((disc) => disc.getBoundingClientRect());
    expect(discs).toHaveLength(2);
    expect(Math.min(...discs.map((disc) => disc.left))).toBeGreaterThanOrEqual(left);
    expect(Math.max(...discs.map((disc) => disc.right))).toBeLessThanOrEqual(right);
  });

  it("keeps its thumb and its filled part visible in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<Slider label="Volume" defaultValue={50} />);
    const [rail, disc] = [container.querySelector("output + div > div > div"), container.querySelector("input + span")];
    const colours = [rail, disc].map((part) => part && getComputedStyle(part).backgroundColor);
    const page_ = getComputedStyle(document.body).backgroundColor;
    expect(colours.filter((colour) => colour === null || colour === page_ || colour === "rgba(0, 0, 0, 0)")).toEqual(
      [],
    );
  });
});

describe("Slider of a range", () => {
  it("APG multi-thumb slider: names both thumbs, which do not pass each other", async () => {
    const onValueChange = spyOnRange();
    render(<Slider label="Stake" isRange max={10} defaultValue={[4, 5]} onValueChange={onValueChange} />);
    await expect.element(page.getByRole("group", { name: "Stake" })).toBeVisible();
    await userEvent.tab();
    await expect.element(thumb("Stake Lowest")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await userEvent.tab();
    await expect.element(thumb("Stake Highest")).toHaveFocus();
    await userEvent.keyboard("{Home}{End}");
    expect(onValueChange.mock.calls.flat()).toEqual([
      [5, 5],
      [5, 10],
    ]);
    await expect.element(thumb("Stake Highest")).toHaveAttribute("min", "5");
    expect(output()).toBe("5 – 10");
  });

  it("names its thumbs in the page's language", async () => {
    render(<Slider label="বাজি" isRange />, "bn");
    await expect.element(thumb("বাজি সর্বনিম্ন")).toBeInTheDocument();
    await expect.element(thumb("বাজি সর্বোচ্চ")).toBeInTheDocument();
  });

  it.each(["Form", "form"])("D21 submits both values, and resets both values together, in a <%s>", async (place) => {
    const onValueChange = spyOnRange();
    const fields = (
      <>
        <Slider
          label="Stake"
          isRange
          max={100}
          defaultValue={[10, 20]}
          startName="low"
          endName="high"
          onValueChange={onValueChange}
        />
        <button type="reset">Reset</button>
      </>
    );
    render(place === "Form" ? <Form onSubmit={() => undefined}>{fields}</Form> : <form>{fields}</form>);
    thumb("Stake Highest").element().focus();
    await userEvent.keyboard("{End}");
    thumb("Stake Lowest").element().focus();
    await userEvent.keyboard("{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}");
    expect(entries()).toEqual([
      ["low", "60"],
      ["high", "100"],
    ]);
    onValueChange.mockClear();
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(entries).toEqual([
      ["low", "10"],
      ["high", "20"],
    ]);
    expect(onValueChange.mock.calls).toEqual([[[10, 20]]]);
    expect(output()).toBe("10 – 20");
  });

  it("3.3.1 has its error and its help text in its description, and marks its thumbs as invalid", async () => {
    render(<Slider label="Stake" isRange error="Too wide" description="In taka" />);
    await expect.element(page.getByRole("group")).toHaveAccessibleDescription("Too wide In taka");
    await expect.element(thumb("Stake Lowest")).toHaveAttribute("aria-invalid", "true");
  });
});
