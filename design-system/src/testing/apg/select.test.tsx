import { useState } from "react";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { Select } from "../../components/Select/Select.tsx";
import { render } from "../render.tsx";
import { becomes, count, every, focused, itKeepsTo, nth, one, press, target, textOf, type Line } from "./rows.ts";

const labels = "Apple Banana Blueberry Boysenberry Cherry Cranberry Durian Eggplant Fig Grape Guava Huckleberry".split(
  " ",
);
const last = labels.length - 1;
const BUTTON = "button[aria-haspopup=listbox]";
const OPTION = "[role=option]";
const BUTTON_AND_LIST =
  "react-aria's is a button with a list box, which iOS and TalkBack read well; the focus goes into the list";

function Fruit() {
  const [value, setValue] = useState<string | null>(null);
  const options = labels.map((label) => ({ id: label, label }));
  return (
    <Select label="Favourite fruit" placeholder="Choose" options={options} value={value} onValueChange={setValue} />
  );
}
const show = () => void render(<Fruit />);
const text = () => one(BUTTON).textContent;
const isClosed = () => count("[role=listbox]", 0);
const opens = (keys: string, index: number) => async () => {
  await press(one(BUTTON), keys);
  await focused(() => nth(OPTION, index));
};
const open = opens("{Enter}", 0);
const moves = (from: string, key: string, index: number) => async () => {
  await open();
  if (from !== "") await userEvent.keyboard(from);
  await userEvent.keyboard(key);
  await focused(() => nth(OPTION, index));
};
const chooses = (key: string) => async () => {
  await open();
  await userEvent.keyboard(`{ArrowDown}${key}`);
  await isClosed();
  await expect.poll(text, { timeout: 500 }).toBe("Banana");
  await focused(() => one(BUTTON));
};

const comboboxSelectOnlyLines: readonly Line[] = [
  {
    id: "combobox-role",
    asks: "the closed field has the role combobox",
    check: () => void one("[role=combobox]"),
    broken: BUTTON_AND_LIST,
  },
  {
    id: "listbox-role",
    asks: "the field opens a listbox",
    check: async () => {
      await open();
      one("[role=listbox]");
    },
  },
  {
    id: "option-role",
    asks: "the list contains options",
    check: async () => {
      await open();
      expect(every(OPTION)).toHaveLength(labels.length);
    },
  },
  {
    id: "combobox-aria-labelledby",
    asks: "the field is named by its label",
    check: () => expect(textOf(one(BUTTON), "aria-labelledby")).toContain("Favourite fruit"),
  },
  {
    id: "combobox-aria-controls",
    asks: "the field refers to its list",
    check: async () => {
      await open();
      expect(target(one("[aria-expanded=true]"), "aria-controls").getAttribute("role")).toBe("listbox");
    },
  },
  {
    id: "combobox-aria-expanded",
    asks: "the field exposes that the list is closed",
    check: () => expect(one(BUTTON).ariaExpanded).toBe("false"),
  },
  {
    id: "combobox-aria-expanded (click)",
    asks: "a click opens the list, and the field exposes that it is open",
    check: async () => {
      await userEvent.click(one(BUTTON));
      await becomes(() => one(BUTTON), "aria-expanded", "true");
    },
  },
  {
    id: "combobox-aria-activedescendant",
    asks: "the field refers to the active option",
    check: async () => {
      await open();
      target(one(BUTTON), "aria-activedescendant");
    },
    broken: BUTTON_AND_LIST,
  },
  {
    id: "option-aria-selected",
    asks: "only the chosen option is selected",
    check: async () => {
      await open();
      await userEvent.keyboard("{Enter}");
      await isClosed();
      await open();
      expect(every(OPTION).filter((option) => option.ariaSelected === "true")).toEqual([nth(OPTION, 0)]);
    },
  },
  {
    id: "combobox-key-alt-down-arrow",
    asks: "Alt and ArrowDown open the list",
    check: opens("{Alt>}{ArrowDown}{/Alt}", 0),
  },
  {
    id: "combobox-key-up-arrow",
    asks: "ArrowUp opens the list at the first option",
    check: opens("{ArrowUp}", 0),
    broken: "ArrowUp opens the list at the last option, as in a menu",
  },
  {
    id: "combobox-key-down-arrow",
    asks: "ArrowDown opens the list at the first option",
    check: opens("{ArrowDown}", 0),
  },
  { id: "combobox-key-enter", asks: "Enter opens the list", check: opens("{Enter}", 0) },
  { id: "combobox-key-space", asks: "Space opens the list", check: opens(" ", 0) },
  {
    id: "combobox-key-down-arrow (again)",
    asks: "the list opens at the selected option",
    check: async () => {
      await chooses("{Enter}")();
      await opens("{ArrowDown}", 1)();
    },
  },
  {
    id: "combobox-key-home",
    asks: "Home opens the list at the first option",
    check: opens("{Home}", 0),
    broken: "only the arrow keys, Enter and Space open the list, as in the browser's own select",
  },
  {
    id: "combobox-key-end",
    asks: "End opens the list at the last option",
    check: opens("{End}", last),
    broken: "only the arrow keys, Enter and Space open the list, as in the browser's own select",
  },
  {
    id: "printable-chars (closed)",
    asks: "a letter opens the list at the option that starts with it",
    check: opens("g", 9),
    broken: "a letter selects an option without opening the list, as in the browser's own select",
  },
  {
    id: "test-additional-behavior (click)",
    asks: "a second click closes the list",
    check: async () => {
      await userEvent.click(one(BUTTON));
      await count("[role=listbox]", 1);
      const { x, y } = one(BUTTON).getBoundingClientRect();
      await userEvent.click(document.elementFromPoint(x + 4, y + 4) ?? document.body, { force: true });
      await isClosed();
    },
  },
  {
    id: "test-additional-behavior (option)",
    asks: "a click on an option selects it and closes the list",
    check: async () => {
      await userEvent.click(one(BUTTON));
      await userEvent.click(nth(OPTION, 2));
      await isClosed();
      expect(text()).toBe("Blueberry");
    },
  },
  { id: "listbox-key-enter", asks: "Enter selects the option and closes the list", check: chooses("{Enter}") },
  { id: "listbox-key-space", asks: "Space selects the option and closes the list", check: chooses(" ") },
  {
    id: "listbox-key-alt-up-arrow",
    asks: "Alt and ArrowUp select the option and close the list",
    check: chooses("{Alt>}{ArrowUp}{/Alt}"),
    broken: "react-aria moves up instead; Enter and Space select",
  },
  {
    id: "listbox-key-escape",
    asks: "Escape closes the list and selects nothing",
    check: async () => {
      await open();
      await userEvent.keyboard("{ArrowDown}{Escape}");
      await isClosed();
      await focused(() => one(BUTTON));
      expect(text()).toBe("Choose");
    },
  },
  {
    id: "listbox-key-tab",
    asks: "Tab selects the option, closes the list and moves on",
    check: chooses("{Tab}"),
    broken: "the open list keeps the focus until an option is selected or Escape is pressed",
  },
  { id: "listbox-key-down-arrow", asks: "ArrowDown moves to the next option", check: moves("", "{ArrowDown}", 1) },
  {
    id: "listbox-key-down-arrow (end)",
    asks: "ArrowDown stays at the last option",
    check: moves("{End}", "{ArrowDown}", last),
  },
  { id: "listbox-key-up-arrow (start)", asks: "ArrowUp stays at the first option", check: moves("", "{ArrowUp}", 0) },
  {
    id: "listbox-key-up-arrow",
    asks: "ArrowUp moves to the previous option",
    check: moves("{End}", "{ArrowUp}", last - 1),
  },
  { id: "listbox-key-end", asks: "End moves to the last option", check: moves("", "{End}", last) },
  {
    id: "test-additional-behavior (scroll)",
    asks: "the list scrolls to the last option",
    check: async () => {
      await moves("", "{End}", last)();
      const { bottom } = nth(OPTION, last).getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(innerHeight);
    },
  },
  { id: "listbox-key-home", asks: "Home moves to the first option", check: moves("{End}", "{Home}", 0) },
  {
    id: "listbox-key-pagedown",
    asks: "PageDown moves down ten options",
    check: moves("", "{PageDown}", 10),
    broken: "react-aria moves by the number of visible options",
  },
  {
    id: "listbox-key-pageup",
    asks: "PageUp moves up ten options",
    check: moves("{End}", "{PageUp}", last - 10),
    broken: "react-aria moves by the number of visible options",
  },
  {
    id: "printable-chars",
    asks: "the same letter again moves to the next option that starts with it",
    check: moves("b", "b", 2),
    broken: "react-aria reads two letters as the start of a name",
  },
  {
    id: "printable-chars (several)",
    asks: "several letters move to the option that starts with them",
    check: moves("", "blu", 2),
  },
];
itKeepsTo("combobox-select-only", show, comboboxSelectOnlyLines);
