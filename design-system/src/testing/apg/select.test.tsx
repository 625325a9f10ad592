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
    asks: "the closed field is a combobox",
    check: () => void one("[role=combobox]"),
    broken: BUTTON_AND_LIST,
  },
  {
    id: "listbox-role",
    asks: "it opens a list box",
    check: async () => {
      await open();
      one("[role=listbox]");
    },
  },
  {
    id: "option-role",
    asks: "of options",
    check: async () => {
      await open();
      expect(every(OPTION)).toHaveLength(labels.length);
    },
  },
  {
    id: "combobox-aria-labelledby",
    asks: "its label names it",
    check: () => expect(textOf(one(BUTTON), "aria-labelledby")).toContain("Favourite fruit"),
  },
  {
    id: "combobox-aria-controls",
    asks: "it points to its list",
    check: async () => {
      await open();
      expect(target(one("[aria-expanded=true]"), "aria-controls").getAttribute("role")).toBe("listbox");
    },
  },
  {
    id: "combobox-aria-expanded",
    asks: "says that it is closed",
    check: () => expect(one(BUTTON).ariaExpanded).toBe("false"),
  },
  {
    id: "combobox-aria-expanded (click)",
    asks: "opens on a click, and says so",
    check: async () => {
      await userEvent.click(one(BUTTON));
      await becomes(() => one(BUTTON), "aria-expanded", "true");
    },
  },
  {
    id: "combobox-aria-activedescendant",
    asks: "points to the current option",
    check: async () => {
      await open();
      target(one(BUTTON), "aria-activedescendant");
    },
    broken: BUTTON_AND_LIST,
  },
  {
    id: "option-aria-selected",
    asks: "the chosen option alone is selected",
    check: async () => {
      await open();
      await userEvent.keyboard("{Enter}");
      await isClosed();
      await open();
      expect(every(OPTION).filter((option) => option.ariaSelected === "true")).toEqual([nth(OPTION, 0)]);
    },
  },
  { id: "combobox-key-alt-down-arrow", asks: "Alt and ArrowDown open it", check: opens("{Alt>}{ArrowDown}{/Alt}", 0) },
  {
    id: "combobox-key-up-arrow",
    asks: "ArrowUp opens it at the first",
    check: opens("{ArrowUp}", 0),
    broken: "ArrowUp opens at the last, as a menu does",
  },
  { id: "combobox-key-down-arrow", asks: "ArrowDown opens it at the first", check: opens("{ArrowDown}", 0) },
  { id: "combobox-key-enter", asks: "Enter opens it", check: opens("{Enter}", 0) },
  { id: "combobox-key-space", asks: "Space opens it", check: opens(" ", 0) },
  {
    id: "combobox-key-down-arrow (again)",
    asks: "it opens at the chosen option",
    check: async () => {
      await chooses("{Enter}")();
      await opens("{ArrowDown}", 1)();
    },
  },
  {
    id: "combobox-key-home",
    asks: "Home opens it at the first",
    check: opens("{Home}", 0),
    broken: "closed, only the arrows, Enter and Space open it, as those of the browser's own select",
  },
  { id: "combobox-key-end", asks: "End opens it at the last", check: opens("{End}", last), broken: "as Home" },
  {
    id: "printable-chars (closed)",
    asks: "a letter opens it at the option that begins with it",
    check: opens("g", 9),
    broken: "a letter chooses without opening, as in the browser's own select",
  },
  {
    id: "test-additional-behavior (click)",
    asks: "a second click closes it",
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
    asks: "a click on an option chooses it and closes",
    check: async () => {
      await userEvent.click(one(BUTTON));
      await userEvent.click(nth(OPTION, 2));
      await isClosed();
      expect(text()).toBe("Blueberry");
    },
  },
  { id: "listbox-key-enter", asks: "Enter chooses and closes", check: chooses("{Enter}") },
  { id: "listbox-key-space", asks: "Space chooses and closes", check: chooses(" ") },
  {
    id: "listbox-key-alt-up-arrow",
    asks: "Alt and ArrowUp choose and close",
    check: chooses("{Alt>}{ArrowUp}{/Alt}"),
    broken: "react-aria moves up instead; Enter and Space choose",
  },
  {
    id: "listbox-key-escape",
    asks: "Escape closes and chooses nothing",
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
    asks: "Tab chooses, closes and moves on",
    check: chooses("{Tab}"),
    broken: "the open list keeps the focus until something is chosen or Escape leaves it",
  },
  { id: "listbox-key-down-arrow", asks: "moves to the next", check: moves("", "{ArrowDown}", 1) },
  { id: "listbox-key-down-arrow (end)", asks: "does not go round the end", check: moves("{End}", "{ArrowDown}", last) },
  { id: "listbox-key-up-arrow (start)", asks: "does not go round the beginning", check: moves("", "{ArrowUp}", 0) },
  { id: "listbox-key-up-arrow", asks: "moves to the one before", check: moves("{End}", "{ArrowUp}", last - 1) },
  { id: "listbox-key-end", asks: "End moves to the last", check: moves("", "{End}", last) },
  {
    id: "test-additional-behavior (scroll)",
    asks: "which comes into sight",
    check: async () => {
      await moves("", "{End}", last)();
      const { bottom } = nth(OPTION, last).getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(innerHeight);
    },
  },
  { id: "listbox-key-home", asks: "Home moves to the first", check: moves("{End}", "{Home}", 0) },
  {
    id: "listbox-key-pagedown",
    asks: "PageDown moves ten on",
    check: moves("", "{PageDown}", 10),
    broken: "it moves by what is in sight",
  },
  {
    id: "listbox-key-pageup",
    asks: "PageUp moves ten back",
    check: moves("{End}", "{PageUp}", last - 10),
    broken: "it moves by what is in sight",
  },
  {
    id: "printable-chars",
    asks: "the same letter again moves on among the options that begin with it",
    check: moves("b", "b", 2),
    broken: "react-aria takes two letters for the beginning of a name",
  },
  {
    id: "printable-chars (several)",
    asks: "several letters find the option that begins with them",
    check: moves("", "blu", 2),
  },
];
itKeepsTo("combobox-select-only", show, comboboxSelectOnlyLines);
