import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { Tabs } from "../../components/Tabs/Tabs.tsx";
import { render } from "../render.tsx";
import { every, focused, itKeepsTo, nth, one, press, target, textOf, type Line } from "./rows.ts";

const items = ["Maria", "Carl", "Ida"].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: (
    <p>
      <a href="#more">About {label}</a>
    </p>
  ),
}));
const TAB = "[role=tab]";
const isOpen = (index: number) => {
  expect(every(TAB).map((tab) => tab.getAttribute("aria-selected"))).toEqual(
    items.map((_, at) => String(at === index)),
  );
  expect(target(nth(TAB, index), "aria-controls").hidden).toBe(false);
};
/** Presses a key on each tab. The tab whose index `next` returns must then have the focus and be open. */
const eachTab = (key: string, next: (index: number) => number) => async () => {
  for (const index of items.keys()) {
    await press(nth(TAB, index), key);
    await focused(() => nth(TAB, next(index)));
    isOpen(next(index));
  }
};
const count = items.length;

const tabsAutomaticLines: readonly Line[] = [
  { id: "tablist-role", asks: "the tabs are inside a tablist", check: () => void one("[role=tablist]") },
  {
    id: "tablist-aria-labelledby",
    asks: "the tablist is named by a visible heading",
    check: () => expect(textOf(one("[role=tablist]"), "aria-labelledby")).not.toBe(""),
    broken: "the name is an aria-label",
  },
  { id: "tab-role", asks: "the tabs are buttons", check: () => expect(every(`button${TAB}`)).toHaveLength(count) },
  {
    id: "tab-aria-selected",
    asks: "only the open tab is selected, and only its panel is visible",
    check: async () => {
      for (const index of items.keys()) {
        await userEvent.click(nth(TAB, index));
        isOpen(index);
        expect(every("[role=tabpanel]:not([hidden])")).toHaveLength(1);
      }
    },
  },
  {
    id: "tab-tabindex",
    asks: "the open tab has no tabindex, and the others have -1",
    check: () => expect(every(TAB).map((tab) => tab.getAttribute("tabindex"))).toEqual([null, "-1", "-1"]),
    broken: "Radix writes tabindex 0, which equals the default of a button",
  },
  {
    id: "tab-aria-control",
    asks: "each tab refers to its panel",
    check: () => {
      for (const tab of every(TAB)) expect(target(tab, "aria-controls").getAttribute("role")).toBe("tabpanel");
    },
  },
  {
    id: "tabpanel-role",
    asks: "each tab has a tabpanel",
    check: () => expect(every("div[role=tabpanel]")).toHaveLength(3),
  },
  {
    id: "tabpanel-aria-labelledby",
    asks: "each panel is named by its tab",
    check: () =>
      expect(every("[role=tabpanel]").map((panel) => textOf(panel, "aria-labelledby"))).toEqual(
        items.map(({ label }) => label),
      ),
  },
  {
    id: "tabpanel-tabindex",
    asks: "the panels are focusable",
    check: () => expect(every("[role=tabpanel]").map((panel) => panel.tabIndex)).toEqual([0, 0, 0]),
  },
  {
    id: "key-tab",
    asks: "Tab moves from the open tab into its panel",
    check: async () => {
      await press(nth(TAB, 0), "{Tab}");
      await focused(() => one("[role=tabpanel]:not([hidden])"));
      await userEvent.tab();
      await focused(() => document.querySelector("[role=tabpanel]:not([hidden]) a"));
    },
  },
  {
    id: "key-right-arrow",
    asks: "ArrowRight opens the next tab and wraps around",
    check: eachTab("{ArrowRight}", (index) => (index + 1) % count),
  },
  {
    id: "key-left-arrow",
    asks: "ArrowLeft opens the previous tab and wraps around",
    check: eachTab("{ArrowLeft}", (index) => (index + count - 1) % count),
  },
  { id: "key-home", asks: "Home opens the first tab", check: eachTab("{Home}", () => 0) },
  { id: "key-end", asks: "End opens the last tab", check: eachTab("{End}", () => count - 1) },
];
itKeepsTo("tabs-automatic", () => void render(<Tabs label="Danish composers" items={items} />), tabsAutomaticLines);
