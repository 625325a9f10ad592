import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { touch } from "../../testing/devices/touch.ts";
import { Chip } from "./Chip.tsx";
import { ChipGroup } from "./ChipGroup.tsx";

const noop = () => undefined;

function Applied({ labels }: { labels: readonly string[] }) {
  const [shown, setShown] = useState(labels);
  return (
    <ChipGroup label="Applied">
      {shown.map((label) => (
        <Chip key={label} label={label} onRemove={() => setShown(shown.filter((other) => other !== label))} />
      ))}
    </ChipGroup>
  );
}
const colour = (name: string) => getComputedStyle(page.getByRole("button", { name }).element()).backgroundColor;
const remove = (name: string) => page.getByRole("button", { name: `Remove ${name}` });

describe("Chip", () => {
  itConforms(Chip, { label: "Slots", pressed: false, onPressedChange: noop }, "button");
  itConforms(Chip, { label: "Slots", onRemove: noop }, "button");
  itConforms(ChipGroup, { label: "Vendors", children: null }, "ul");

  it("4.1.2 is a toggle button for mouse, touch and keyboard (APG)", async () => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    const { rerender } = render(<Chip label="Slots" pressed={false} onPressedChange={onPressedChange} />);
    const chip = page.getByRole("button", { name: "Slots" });
    await expect.element(chip).toHaveAttribute("aria-pressed", "false");
    await chip.click();
    await touch(chip.element());
    chip.element().focus();
    await userEvent.keyboard("{Enter} ");
    await expect.poll(() => onPressedChange.mock.calls).toEqual([[true], [true], [true], [true]]);
    rerender(<Chip label="Slots" pressed onPressedChange={onPressedChange} />);
    await expect.element(chip).toHaveAttribute("aria-pressed", "true");
    await chip.click();
    expect(onPressedChange).toHaveBeenLastCalledWith(false);
  });

  it("1.4.1 shows a check mark when it is pressed", () => {
    const { container, rerender } = render(<Chip label="Slots" pressed={false} onPressedChange={noop} />);
    expect(container.querySelector("svg")).toBeNull();
    rerender(<Chip label="Slots" pressed onPressedChange={noop} />);
    expect(container.querySelector("svg")).not.toBeNull();
  });

  it("1.4.11 in forced colours mode, has a different background when it is pressed", async () => {
    await emulateMedia({ forcedColors: "active" });
    render(
      <>
        <Chip label="On" pressed onPressedChange={noop} />
        <Chip label="Off" pressed={false} onPressedChange={noop} />
      </>,
    );
    expect(colour("On")).not.toBe(colour("Off"));
  });

  it("2.4.3 when a chip is removed, the focus moves to a neighbour, or to the group if no chip is left", async () => {
    render(<Applied labels={["Slots", "Live", "Bingo"]} />);
    remove("Live").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(remove("Bingo")).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect.element(remove("Slots")).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    await expect.element(page.getByRole("list", { name: "Applied" })).toHaveFocus();
  });

  it("2.4.3 when a chip is removed while the focus is elsewhere, the focus does not move", async () => {
    const { rerender } = render(<ChipGroup label="Applied">{<Chip label="Slots" onRemove={noop} />}</ChipGroup>);
    remove("Slots").element().focus();
    remove("Slots").element().blur();
    const elsewhere = document.createElement("button");
    document.body.append(elsewhere);
    elsewhere.focus();
    rerender(<ChipGroup label="Applied">{null}</ChipGroup>);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it("D19 names its remove button in the page's language", async () => {
    render(<Chip label="স্লট" onRemove={noop} />, "bn");
    await expect.element(page.getByRole("button", { name: "স্লট সরান" })).toBeVisible();
  });

  it("2.5.8 has targets of at least 24 px", () => {
    render(
      <>
        <Chip label="A" pressed={false} onPressedChange={noop} />
        <Chip label="B" onRemove={noop} />
      </>,
    );
    for (const button of page.getByRole("button").elements()) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
