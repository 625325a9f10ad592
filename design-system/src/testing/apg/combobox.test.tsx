import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { ComboBox } from "../../components/ComboBox/ComboBox.tsx";
import { render } from "../render.tsx";
import { becomes, count, every, itKeepsTo, nth, one, press, target, textOf, type Line } from "./rows.ts";

const labels = ["Alabama", "Alaska", "Arizona", "Ohio", "Wyoming"];
const A_OPTIONS = 3;
const FIELD = "input[role=combobox]";
const LIST = "[role=listbox]";
const OPTION = "[role=option]";
const BUTTON = "button[aria-haspopup=listbox]";
const ONLY_WHEN_OPEN = "the list is in the page only while it is open";
const NO_FREE_TEXT = "the value is always one of the options; other text is removed when the list closes";

const options = labels.map((label) => ({ id: label, label }));
const show = () => void render(<ComboBox label="State" options={options} />);
const field = () => one(FIELD) as HTMLInputElement;
const active = () => field().getAttribute("aria-activedescendant");
const isOpen = () => becomes(field, "aria-expanded", "true");
const isClosed = async () => {
  await becomes(field, "aria-expanded", "false");
  await count(LIST, 0);
};
const isAt = async (index: number) => {
  await expect.poll(() => active(), { timeout: 500 }).toBe(nth(OPTION, index).id);
};
const type = async (keys: string) => {
  await press(field(), "a");
  await isOpen();
  await count(OPTION, A_OPTIONS);
  if (keys !== "") await userEvent.keyboard(keys);
};
const value = async (expected: string) => {
  await expect.poll(() => field().value, { timeout: 500 }).toBe(expected);
};

const lines: readonly Line[] = [
  { id: "combobox-role", asks: "the field is a combobox", check: () => void one(FIELD) },
  {
    id: "combobox-aria-autocomplete",
    asks: "the field has aria-autocomplete=list",
    check: () => expect(field().getAttribute("aria-autocomplete")).toBe("list"),
  },
  {
    id: "combobox-aria-controls",
    asks: "the field refers to its list, also while the list is closed",
    check: () => void target(field(), "aria-controls"),
    broken: ONLY_WHEN_OPEN,
  },
  {
    id: "combobox-aria-controls (open)",
    asks: "the field refers to its open list",
    check: async () => {
      await type("");
      expect(target(field(), "aria-controls")).toBe(one(LIST));
    },
  },
  {
    id: "combobox-aria-expanded",
    asks: "the list is closed at first and opens when text is typed",
    check: async () => {
      expect(field().getAttribute("aria-expanded")).toBe("false");
      await count(LIST, 0);
      await type("");
      one(LIST);
    },
  },
  {
    id: "combobox-aria-activedescendant",
    asks: "no option is active at first",
    check: () => expect(active()).toBeNull(),
  },
  {
    id: "listbox-role",
    asks: "the list has the role listbox",
    check: async () => {
      await type("");
      one(LIST);
    },
  },
  {
    id: "listbox-aria-label",
    asks: "the list has a name",
    check: async () => {
      await type("");
      expect(one(LIST).getAttribute("aria-label") ?? textOf(one(LIST), "aria-labelledby")).not.toBe("");
    },
  },
  {
    id: "option-role",
    asks: "ArrowDown shows every option",
    check: async () => {
      await press(field(), "{ArrowDown}");
      await count(OPTION, labels.length);
    },
  },
  {
    id: "option-aria-selected",
    asks: "only the active option is selected",
    check: async () => {
      await type("");
      expect(nth(OPTION, 0).hasAttribute("aria-selected")).toBe(false);
      await userEvent.keyboard("{ArrowDown}");
      await becomes(() => nth(OPTION, 0), "aria-selected", "true");
    },
    broken: "aria-selected marks the chosen option; aria-activedescendant marks the active option",
  },
  { id: "button-tabindex", asks: "Tab skips the button", check: () => expect(one(BUTTON).tabIndex).toBe(-1) },
  {
    id: "button-aria-label",
    asks: "the button has a name",
    check: () => expect(one(BUTTON).getAttribute("aria-label")).not.toBeNull(),
  },
  {
    id: "button-aria-controls",
    asks: "the button refers to the list",
    check: async () => {
      await type("");
      expect(target(one(BUTTON), "aria-controls")).toBe(one(LIST));
    },
  },
  {
    id: "button-aria-expanded",
    asks: "the button exposes whether the list is open",
    check: async () => {
      expect(one(BUTTON).getAttribute("aria-expanded")).toBe("false");
      await type("");
      await becomes(() => one(BUTTON), "aria-expanded", "true");
    },
  },
  {
    id: "textbox-key-alt-down-arrow",
    asks: "Alt and ArrowDown open the list without an active option",
    check: async () => {
      await press(field(), "{Alt>}{ArrowDown}{/Alt}");
      await isOpen();
      expect(active()).toBeNull();
    },
    broken: "react-aria moves to the first option, with or without Alt",
  },
  {
    id: "textbox-key-down-arrow",
    asks: "ArrowDown opens the list at the first option",
    check: async () => {
      await press(field(), "{ArrowDown}");
      await isOpen();
      await isAt(0);
    },
  },
  {
    id: "listbox-key-down-arrow",
    asks: "ArrowDown moves to the next option",
    check: async () => {
      await type("{ArrowDown}");
      await isAt(0);
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await isAt(A_OPTIONS - 1);
    },
  },
  {
    id: "listbox-key-down-arrow (round)",
    asks: "ArrowDown moves from the last option to the first",
    check: async () => {
      await type("{ArrowUp}{ArrowDown}");
      await isAt(0);
    },
    broken: "the list of react-aria stops at its ends, as its own tester expects",
  },
  {
    id: "textbox-key-up-arrow",
    asks: "ArrowUp opens the list at the last option",
    check: async () => {
      await press(field(), "{ArrowUp}");
      await isOpen();
      await isAt(labels.length - 1);
    },
  },
  {
    id: "listbox-key-up-arrow",
    asks: "ArrowUp moves to the previous option",
    check: async () => {
      await type("{ArrowUp}");
      await isAt(A_OPTIONS - 1);
      await userEvent.keyboard("{ArrowUp}");
      await isAt(A_OPTIONS - 2);
    },
  },
  {
    id: "textbox-key-enter",
    asks: "Enter without an active option keeps the typed text",
    check: async () => {
      await type("{Enter}");
      await isClosed();
      await value("a");
    },
    broken: NO_FREE_TEXT,
  },
  {
    id: "listbox-key-enter",
    asks: "Enter selects the active option",
    check: async () => {
      await type("{ArrowDown}{Enter}");
      await isClosed();
      await value("Alabama");
    },
  },
  {
    id: "textbox-key-escape",
    asks: "Escape closes the list and keeps the typed text",
    check: async () => {
      await type("{Escape}");
      await isClosed();
      await value("a");
    },
    broken: NO_FREE_TEXT,
  },
  {
    id: "textbox-key-escape (twice)",
    asks: "a second Escape clears the text",
    check: async () => {
      await type("{Escape}{Escape}");
      await isClosed();
      await value("");
    },
  },
  {
    id: "listbox-key-escape",
    asks: "Escape with an active option closes the list and selects nothing",
    check: async () => {
      await type("{ArrowDown}{Escape}");
      await isClosed();
      await value("");
    },
  },
  {
    id: "listbox-key-left-arrow",
    asks: "ArrowLeft returns to the text",
    check: async () => {
      await type("{ArrowDown}");
      await isAt(0);
      await userEvent.keyboard("{ArrowLeft}");
      await expect.poll(() => active(), { timeout: 500 }).toBeNull();
    },
  },
  {
    id: "listbox-characters",
    asks: "letters are typed into the field while an option is active",
    check: async () => {
      await type("{ArrowDown}l");
      await value("al");
      expect(every(OPTION)).toHaveLength(2);
    },
  },
];

itKeepsTo("combobox-autocomplete-list", show, lines);
