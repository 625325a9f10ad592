import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { TextField } from "../TextField/TextField.tsx";
import { FilterBar, type FilterBarProps } from "./FilterBar.tsx";

const noop = () => undefined;
const none = { label: "Bets", applied: [], onRemove: noop, onClearAll: noop, children: null };

function Bets(props: Partial<FilterBarProps>) {
  const [values, setValues] = useState<Record<string, string>>({ game: "koi", number: "12" });
  const applied = Object.entries(values).filter(([, value]) => value !== "");
  return (
    <FilterBar
      label="Bets"
      applied={applied.map(([id, value]) => ({ id, label: `${id} ${value}` }))}
      onRemove={(id) => setValues({ ...values, [id]: "" })}
      onClearAll={() => setValues({ game: "", number: "" })}
      {...props}
    >
      {["game", "number"].map((id) => (
        <TextField
          key={id}
          label={id}
          value={values[id] ?? ""}
          onChange={(event) => setValues({ ...values, [id]: event.target.value })}
        />
      ))}
    </FilterBar>
  );
}
const button = (name: string) => page.getByRole("button", { name });
const sheet = () => page.getByRole("dialog", { name: "Filters" });

describe("FilterBar", () => {
  itConforms(FilterBar, none, "search");

  it("1.3.1 is a search landmark with its fields side by side and a list of the applied filters", async () => {
    await setViewportWidth(1024);
    const { container } = render(<Bets />);
    expect(container.firstElementChild?.localName).toBe("search");
    expect(container.firstElementChild?.ariaLabel).toBe("Bets");
    const [game, number] = page.getByRole("textbox").elements();
    expect(number?.getBoundingClientRect().top).toBe(game?.getBoundingClientRect().top);
    const list = page.getByRole("list", { name: "Applied filters" });
    const texts = [...list.element().children].map((item) => item.textContent);
    expect(texts).toEqual(["game koi", "number 12", "Clear all"]);
  });

  it("1.4.10 its fields have one width, also a field alone in the last line", async () => {
    await setViewportWidth(1024);
    render(
      <div style={{ inlineSize: 440 }}>
        <FilterBar {...none}>
          {["game", "number", "status"].map((label) => (
            <TextField key={label} label={label} />
          ))}
        </FilterBar>
      </div>,
    );
    const places = page
      .getByRole("textbox")
      .elements()
      .map((field) => field.getBoundingClientRect());
    expect(new Set(places.map(({ top }) => top)).size).toBe(2);
    expect(new Set(places.map(({ width }) => width)).size).toBe(1);
  });

  it("2.4.3 keeps the focus when one filter is removed and when all filters are cleared", async () => {
    await setViewportWidth(1024);
    render(<Bets />);
    button("Remove game koi").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Remove number 12")).toHaveFocus();
    await expect.element(page.getByRole("textbox", { name: "game" })).toHaveValue("");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("textbox", { name: "number" })).toHaveValue("");
    expect(page.getByRole("list").elements()).toHaveLength(0);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("2.1.1 with onApply, its button and Enter apply the filters", async () => {
    await setViewportWidth(1024);
    const onApply = vi.fn<() => void>();
    render(<Bets onApply={onApply} />);
    await button("Show results").click();
    await page.getByRole("textbox", { name: "game" }).fill("lantern");
    await userEvent.keyboard("{Enter}");
    expect(onApply).toHaveBeenCalledTimes(2);
  });

  it("1.4.10 moves its fields into a sheet on phones, and its button shows the number of applied filters", async () => {
    await setViewportWidth(360);
    const onApply = vi.fn<() => void>();
    render(<Bets onApply={onApply} />);
    expect(page.getByRole("textbox").elements()).toHaveLength(0);
    await button("Filters 2 applied").click();
    await expect.element(sheet()).toBeVisible();
    await sheet().getByRole("textbox", { name: "game" }).fill("lantern");
    await sheet().getByRole("button", { name: "Show results" }).click();
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(onApply).toHaveBeenCalledOnce();
    await expect.element(button("Filters 2 applied")).toHaveFocus();
    await expect.element(page.getByText("game lantern")).toBeVisible();
  });

  it("1.4.10 clears all filters in the sheet without closing it", async () => {
    await setViewportWidth(360);
    render(<Bets />);
    await button("Filters 2 applied").click();
    await sheet().getByRole("button", { name: "Clear all" }).click();
    await expect.element(sheet().getByRole("textbox", { name: "game" })).toHaveValue("");
    await expect.element(sheet()).toBeVisible();
  });

  it("D19 shows its texts in the page's language", async () => {
    await setViewportWidth(360);
    render(<Bets />, "bn");
    await expect.element(button("ফিল্টার 2টি প্রয়োগ করা হয়েছে")).toBeVisible();
    await expect.element(button("সব মুছুন")).toBeVisible();
  });
});
