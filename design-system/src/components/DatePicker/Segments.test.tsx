import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { pasteText } from "../../testing/paste-text.ts";
import { stopClock } from "../../testing/devices/stopped-clock.ts";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { DatePicker, type DatePickerProps } from "./DatePicker.tsx";

type OnChange = NonNullable<DatePickerProps["onValueChange"]>;

beforeEach(() => onTestFinished(stopClock()));

const field = (props: Partial<DatePickerProps>) => <DatePicker label="Day" timeZone="Asia/Dhaka" {...props} />;
const part = (name: string) => page.getByRole("spinbutton", { name: `${name}, Day` });

describe("the parts of a date", () => {
  it("2.1.1 the date can be typed segment by segment; onValueChange is called only when the year is complete", async () => {
    await setViewportWidth(1024);
    const onValueChange = vi.fn<OnChange>();
    render(field({ onValueChange }));
    part("month").element().focus();
    await userEvent.keyboard("11");
    await expect.element(part("day")).toHaveFocus();
    await userEvent.keyboard("212026");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-21");
    part("day").element().focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).toHaveBeenLastCalledWith("2026-11-22");
  });

  it.each(["3/9/2026", "03/09/2026", "3.9.2026", "3-9-2026", "৩/৯/২০২৬", "3/09/2026", "30/9/2026"])(
    "2.1.1 reads the date %s, typed with the marks between its parts",
    async (typed) => {
      await setViewportWidth(1024);
      const onValueChange = vi.fn<OnChange>();
      render(field({ label: "দিন", onValueChange }), "bn");
      page.getByRole("spinbutton").first().element().focus();
      await userEvent.keyboard(typed);
      const wanted = typed.startsWith("30") ? "2026-09-30" : "2026-09-03";
      await expect.poll(() => onValueChange.mock.lastCall).toEqual([wanted]);
    },
  );

  it("R501 a date can be pasted into any of its parts; a text that is no date changes nothing", async () => {
    await setViewportWidth(1024);
    const onValueChange = vi.fn<OnChange>();
    const { rerender } = render(field({ onValueChange }));
    pasteText(part("day").element(), "2026-11-21");
    await expect.poll(() => onValueChange.mock.calls).toEqual([["2026-11-21"]]);
    pasteText(part("year").element(), "tomorrow");
    pasteText(part("year").element(), "১২/২৪/২০২৬");
    await expect.poll(() => onValueChange.mock.calls).toEqual([["2026-11-21"], ["2026-12-24"]]);
    rerender(field({ onValueChange, readOnly: true }));
    pasteText(part("month").element(), "2026-01-01");
    await expect.element(part("month")).toHaveTextContent("12");
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  it("R501 reads Bengali digits and shows the date in Latin digits", async () => {
    await setViewportWidth(1024);
    const onValueChange = vi.fn<OnChange>();
    render(field({ label: "দিন", onValueChange }), "bn");
    page.getByRole("spinbutton").first().element().focus();
    await userEvent.keyboard("২১১১২০২৬");
    await expect.poll(() => onValueChange.mock.lastCall).toEqual(["2026-11-21"]);
    await expect.poll(() => page.getByRole("group").element().textContent).toMatch(/21\/11\/2026$/);
  });
});
