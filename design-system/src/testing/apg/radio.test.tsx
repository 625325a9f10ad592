import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { render } from "../render.tsx";
import { every, focused, itKeepsTo, nth, one, press, textOf, type Line } from "./rows.ts";

const labels = ["bKash", "Nagad", "Bank"];
const RADIO = "[role=radiogroup] input[type=radio]";
const show = () =>
  void render(
    <>
      <button type="button">Before</button>
      <RadioGroup label="Pay by" options={labels.map((label) => ({ value: label, label }))} />
    </>,
  );
const isChosen = (index: number) =>
  expect(every<HTMLInputElement>(RADIO).map((radio) => radio.checked)).toEqual(labels.map((_, at) => at === index));
const eachRadio = (key: string, step: number) => async () => {
  await userEvent.click(nth(RADIO, 0));
  for (const index of labels.keys()) {
    const from = (index * step + labels.length * labels.length) % labels.length;
    const to = (from + step + labels.length) % labels.length;
    await press(nth(RADIO, from), key);
    await focused(() => nth(RADIO, to));
    isChosen(to);
  }
};

const radioLines: readonly Line[] = [
  {
    id: "radiogroup-role",
    asks: "the fieldset has the role radiogroup",
    check: () => void one("fieldset[role=radiogroup]"),
  },
  {
    id: "radiogroup-aria-labelledby",
    asks: "the group is named by its visible legend",
    check: () =>
      expect(textOf(one("[role=radiogroup]"), "aria-labelledby") || one("legend").textContent).toBe("Pay by"),
  },
  {
    id: "radio-role",
    asks: "the options have the role radio",
    check: () => expect(every(RADIO)).toHaveLength(labels.length),
  },
  {
    id: "radio-tabindex",
    asks: "only the checked option has tabindex 0",
    check: () => expect(every(RADIO).map((radio) => radio.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]),
    broken: "the browser moves the tab stop of native radios",
  },
  {
    id: "radio-aria-checked",
    asks: "aria-checked exposes the checked option",
    check: () => expect(every(RADIO).map((radio) => radio.ariaChecked)).toEqual(["false", "false", "false"]),
    broken: "native radios expose their state without aria-checked",
  },
  {
    id: "key-tab",
    asks: "Tab reaches the first option, or the checked option",
    check: async () => {
      await press(one("button"), "{Tab}");
      await focused(() => nth(RADIO, 0));
      await userEvent.click(nth(RADIO, 2));
      await press(one("button"), "{Tab}");
      await focused(() => nth(RADIO, 2));
    },
  },
  {
    id: "key-space",
    asks: "Space checks the focused option",
    check: async () => {
      await press(nth(RADIO, 0), " ");
      isChosen(0);
    },
  },
  {
    id: "key-down-right-arrow",
    asks: "ArrowRight checks the next option and wraps around",
    check: eachRadio("{ArrowRight}", 1),
  },
  {
    id: "key-down-right-arrow (down)",
    asks: "ArrowDown checks the next option and wraps around",
    check: eachRadio("{ArrowDown}", 1),
  },
  {
    id: "key-up-left-arrow",
    asks: "ArrowLeft checks the previous option and wraps around",
    check: eachRadio("{ArrowLeft}", -1),
  },
  {
    id: "key-up-left-arrow (up)",
    asks: "ArrowUp checks the previous option and wraps around",
    check: eachRadio("{ArrowUp}", -1),
  },
];
itKeepsTo("radio", show, radioLines);
