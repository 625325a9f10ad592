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
const NO_FREE_TEXT = "a value is always one of the options: what fits none goes when the list closes";

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
    asks: "it says that it offers a list",
    check: () => expect(field().getAttribute("aria-autocomplete")).toBe("list"),
  },
  {
    id: "combobox-aria-controls",
    asks: "it points to its list, also while that is closed",
    check: () => void target(field(), "aria-controls"),
    broken: ONLY_WHEN_OPEN,
  },
  {
    id: "combobox-aria-controls (open)",
    asks: "it points to its open list",
    check: async () => {
      await type("");
      expect(target(field(), "aria-controls")).toBe(one(LIST));
    },
  },
  {
    id: "combobox-aria-expanded",
    asks: "it is closed at first, and open once something is typed",
    check: async () => {
      expect(field().getAttribute("aria-expanded")).toBe("false");
      await count(LIST, 0);
      await type("");
      one(LIST);
    },
  },
  { id: "combobox-aria-activedescendant", asks: "it leads nowhere at first", check: () => expect(active()).toBeNull() },
  {
    id: "listbox-role",
    asks: "its list is a list box",
    check: async () => {
      await type("");
      one(LIST);
    },
  },
  {
    id: "listbox-aria-label",
    asks: "which has a name",
    check: async () => {
      await type("");
      expect(one(LIST).getAttribute("aria-label") ?? textOf(one(LIST), "aria-labelledby")).not.toBe("");
    },
  },
  {
    id: "option-role",
    asks: "Down shows every option",
    check: async () => {
      await press(field(), "{ArrowDown}");
      await count(OPTION, labels.length);
    },
  },
  {
    id: "option-aria-selected",
    asks: "only the option that one is led to is selected",
    check: async () => {
      await type("");
      expect(nth(OPTION, 0).hasAttribute("aria-selected")).toBe(false);
      await userEvent.keyboard("{ArrowDown}");
      await becomes(() => nth(OPTION, 0), "aria-selected", "true");
    },
    broken: "selected means chosen; where one is, is said by aria-activedescendant",
  },
  { id: "button-tabindex", asks: "Tab passes over its button", check: () => expect(one(BUTTON).tabIndex).toBe(-1) },
  {
    id: "button-aria-label",
    asks: "which has a name",
    check: () => expect(one(BUTTON).getAttribute("aria-label")).not.toBeNull(),
  },
  {
    id: "button-aria-controls",
    asks: "points to the list",
    check: async () => {
      await type("");
      expect(target(one(BUTTON), "aria-controls")).toBe(one(LIST));
    },
  },
  {
    id: "button-aria-expanded",
    asks: "and says whether it is open",
    check: async () => {
      expect(one(BUTTON).getAttribute("aria-expanded")).toBe("false");
      await type("");
      await becomes(() => one(BUTTON), "aria-expanded", "true");
    },
  },
  {
    id: "textbox-key-alt-down-arrow",
    asks: "Alt and Down open it and lead to none",
    check: async () => {
      await press(field(), "{Alt>}{ArrowDown}{/Alt}");
      await isOpen();
      expect(active()).toBeNull();
    },
    broken: "react-aria leads to the first option, whether Alt is held or not",
  },
  {
    id: "textbox-key-down-arrow",
    asks: "Down opens it and leads to the first",
    check: async () => {
      await press(field(), "{ArrowDown}");
      await isOpen();
      await isAt(0);
    },
  },
  {
    id: "listbox-key-down-arrow",
    asks: "Down goes on",
    check: async () => {
      await type("{ArrowDown}");
      await isAt(0);
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await isAt(A_OPTIONS - 1);
    },
  },
  {
    id: "listbox-key-down-arrow (round)",
    asks: "Down goes from the last to the first",
    check: async () => {
      await type("{ArrowUp}{ArrowDown}");
      await isAt(0);
    },
    broken: "react-aria's stops at the ends, as its own tester expects: who holds the key knows where the list ends",
  },
  {
    id: "textbox-key-up-arrow",
    asks: "Up opens it and leads to the last",
    check: async () => {
      await press(field(), "{ArrowUp}");
      await isOpen();
      await isAt(labels.length - 1);
    },
  },
  {
    id: "listbox-key-up-arrow",
    asks: "Up goes back",
    check: async () => {
      await type("{ArrowUp}");
      await isAt(A_OPTIONS - 1);
      await userEvent.keyboard("{ArrowUp}");
      await isAt(A_OPTIONS - 2);
    },
  },
  {
    id: "textbox-key-enter",
    asks: "Enter without an option keeps what was typed",
    check: async () => {
      await type("{Enter}");
      await isClosed();
      await value("a");
    },
    broken: NO_FREE_TEXT,
  },
  {
    id: "listbox-key-enter",
    asks: "Enter takes the option",
    check: async () => {
      await type("{ArrowDown}{Enter}");
      await isClosed();
      await value("Alabama");
    },
  },
  {
    id: "textbox-key-escape",
    asks: "Escape closes it and keeps what was typed",
    check: async () => {
      await type("{Escape}");
      await isClosed();
      await value("a");
    },
    broken: NO_FREE_TEXT,
  },
  {
    id: "textbox-key-escape (twice)",
    asks: "Escape once more empties it",
    check: async () => {
      await type("{Escape}{Escape}");
      await isClosed();
      await value("");
    },
  },
  {
    id: "listbox-key-escape",
    asks: "Escape in the list closes it, and nothing is taken",
    check: async () => {
      await type("{ArrowDown}{Escape}");
      await isClosed();
      await value("");
    },
  },
  {
    id: "listbox-key-left-arrow",
    asks: "Left goes back to the text",
    check: async () => {
      await type("{ArrowDown}");
      await isAt(0);
      await userEvent.keyboard("{ArrowLeft}");
      await expect.poll(() => active(), { timeout: 500 }).toBeNull();
    },
  },
  {
    id: "listbox-characters",
    asks: "Letters are typed, wherever one is led to",
    check: async () => {
      await type("{ArrowDown}l");
      await value("al");
      expect(every(OPTION)).toHaveLength(2);
    },
  },
];

itKeepsTo("combobox-autocomplete-list", show, lines);
