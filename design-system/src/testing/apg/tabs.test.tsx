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
/** Presses a key on each tab; the one whose place the function gives has the focus and is open then. */
const eachTab = (key: string, next: (index: number) => number) => async () => {
  for (const index of items.keys()) {
    await press(nth(TAB, index), key);
    await focused(() => nth(TAB, next(index)));
    isOpen(next(index));
  }
};
const count = items.length;

const tabsAutomaticLines: readonly Line[] = [
  { id: "tablist-role", asks: "the tabs stand in a tablist", check: () => void one("[role=tablist]") },
  {
    id: "tablist-aria-labelledby",
    asks: "a visible heading names the tablist",
    check: () => expect(textOf(one("[role=tablist]"), "aria-labelledby")).not.toBe(""),
    broken: "its name is a text: aria-label",
  },
  { id: "tab-role", asks: "tabs are buttons", check: () => expect(every(`button${TAB}`)).toHaveLength(count) },
  {
    id: "tab-aria-selected",
    asks: "the open tab alone is selected, and its panel alone is seen",
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
    asks: "the open tab has no tabindex, the others -1",
    check: () => expect(every(TAB).map((tab) => tab.getAttribute("tabindex"))).toEqual([null, "-1", "-1"]),
    broken: "Radix writes tabindex 0, which is what a button has by itself",
  },
  {
    id: "tab-aria-control",
    asks: "each tab points to its panel",
    check: () => {
      for (const tab of every(TAB)) expect(target(tab, "aria-controls").getAttribute("role")).toBe("tabpanel");
    },
  },
  {
    id: "tabpanel-role",
    asks: "each tab has a panel",
    check: () => expect(every("div[role=tabpanel]")).toHaveLength(3),
  },
  {
    id: "tabpanel-aria-labelledby",
    asks: "its tab names each panel",
    check: () =>
      expect(every("[role=tabpanel]").map((panel) => textOf(panel, "aria-labelledby"))).toEqual(
        items.map(({ label }) => label),
      ),
  },
  {
    id: "tabpanel-tabindex",
    asks: "panels can be focused",
    check: () => expect(every("[role=tabpanel]").map((panel) => panel.tabIndex)).toEqual([0, 0, 0]),
  },
  {
    id: "key-tab",
    asks: "Tab goes from the open tab into its panel",
    check: async () => {
      await press(nth(TAB, 0), "{Tab}");
      await focused(() => one("[role=tabpanel]:not([hidden])"));
      await userEvent.tab();
      await focused(() => document.querySelector("[role=tabpanel]:not([hidden]) a"));
    },
  },
  {
    id: "key-right-arrow",
    asks: "moves to the next and opens it, round the end",
    check: eachTab("{ArrowRight}", (index) => (index + 1) % count),
  },
  {
    id: "key-left-arrow",
    asks: "moves to the one before and opens it, round the beginning",
    check: eachTab("{ArrowLeft}", (index) => (index + count - 1) % count),
  },
  { id: "key-home", asks: "moves to the first and opens it", check: eachTab("{Home}", () => 0) },
  { id: "key-end", asks: "moves to the last and opens it", check: eachTab("{End}", () => count - 1) },
];
itKeepsTo("tabs-automatic", () => void render(<Tabs label="Danish composers" items={items} />), tabsAutomaticLines);
