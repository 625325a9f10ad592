import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../components/Button/Button.tsx";
import { DatePicker } from "../../components/DatePicker/DatePicker.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Menu } from "../../components/Menu/Menu.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { Tooltip } from "../../components/Tooltip/Tooltip.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { render } from "../../testing/render.tsx";
import { vars } from "../../theme/contract.css.ts";

/** A light, compact, right-to-left part of a page that is dark and runs from left to right. */
const part = (children: ReactNode, theme: "dark" | "light" = "light") => (
  <div data-testid="part" data-brand="lobbykit" data-theme={theme} data-density="compact" dir="rtl" lang="bn">
    {children}
  </div>
);

function OpenedDialog({ children }: { children?: ReactNode }) {
  return (
    <Dialog isOpen title="Nickname" onClose={() => undefined}>
      {children}
    </Dialog>
  );
}

/** A part with a dialog in a dialog, whose button changes the theme of the part. */
function Switched() {
  const [theme, setTheme] = useState<"dark" | "light">("light");
  const inner = (
    <Dialog
      isOpen
      title="Theme"
      onClose={() => undefined}
      actions={<Button onClick={() => setTheme("dark")}>Dark</Button>}
    />
  );
  return part(<OpenedDialog>{inner}</OpenedDialog>, theme);
}

const press = (name: RegExp) => () => page.getByRole("button", { name }).click();
const choices = [{ id: "one", label: "One" }];
const shown = [
  { name: "Dialog", element: <OpenedDialog />, open: undefined, role: "dialog" },
  { name: "Menu", element: <Menu label="More" items={choices} />, open: press(/More/), role: "menu" },
  {
    name: "Select",
    element: <Select label="Bank" placeholder="Choose" options={choices} />,
    open: press(/Bank/),
    role: "listbox",
  },
  {
    name: "Tooltip",
    element: (
      <Tooltip text="Return to player">
        <Button>Odds</Button>
      </Tooltip>
    ),
    open: () => userEvent.tab(),
    role: "tooltip",
  },
  { name: "DatePicker", element: <DatePicker label="Day" />, open: press(/Day/), role: "dialog" },
] as const;

const property = (token: string) => token.slice("var(".length, -1);
const lookOf = (element: Element) => {
  const style = getComputedStyle(element);
  return {
    page: style.getPropertyValue(property(vars.color.background.page)),
    text: style.color,
    size: style.getPropertyValue(property(vars.size.control.medium)),
    direction: style.direction,
    language: element.closest("[lang]")?.getAttribute("lang"),
  };
};

describe("an overlay of a part of a page that has another look (D17c)", () => {
  it.each(shown)("$name has the brand, theme, density, language and direction of its part", async (row) => {
    render(part(row.element));
    await row.open?.();
    const overlay = page.getByRole(row.role);
    await expect.element(overlay).toBeInTheDocument();
    const { text: _text, ...own } = lookOf(page.getByTestId("part").element());
    expect(lookOf(overlay.element())).toMatchObject(own);
    expect(own.page).not.toBe(lookOf(document.documentElement).page);
  });

  it("DatePicker has it in its pop-up of wide pages too", async () => {
    await setViewportWidth(1024);
    render(part(<DatePicker label="Day" />));
    await press(/Day/)();
    const popup = page.getByRole("dialog");
    await expect.element(popup).toBeInTheDocument();
    expect(lookOf(popup.element()).page).toBe(lookOf(page.getByTestId("part").element()).page);
  });

  it("a dialog in a dialog has it, and both follow when the part changes", async () => {
    render(<Switched />);
    const pages = () =>
      page
        .getByRole("dialog", { includeHidden: true })
        .elements()
        .map((dialog) => lookOf(dialog).page);
    const light = lookOf(page.getByTestId("part").element()).page;
    await expect.poll(pages).toEqual([light, light]);
    await press(/Dark/)();
    const dark = lookOf(document.documentElement).page;
    await expect.poll(pages).toEqual([dark, dark]);
  });

  it("a dialog leaves nothing in the place that renders it, so that no neighbour changes its style", async () => {
    render(part(<OpenedDialog />));
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(page.getByTestId("part").element().childElementCount).toBe(0);
  });
});

it("D17c a part of a page with another look has the colours of that look for its text and its background", () => {
  render(part("Words"));
  const { color, backgroundColor } = getComputedStyle(page.getByTestId("part").element());
  const { color: pageText, backgroundColor: pageColour } = getComputedStyle(document.body);
  expect([color, backgroundColor]).not.toContain(pageText);
  expect([color, backgroundColor]).not.toContain(pageColour);
});
