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
  { id: "radiogroup-role", asks: "a radio group holds them", check: () => void one("fieldset[role=radiogroup]") },
  {
    id: "radiogroup-aria-labelledby",
    asks: "its visible legend names it",
    check: () =>
      expect(textOf(one("[role=radiogroup]"), "aria-labelledby") || one("legend").textContent).toBe("Pay by"),
  },
  { id: "radio-role", asks: "they are radios", check: () => expect(every(RADIO)).toHaveLength(labels.length) },
  {
    id: "radio-tabindex",
    asks: "tabindex 0 roves with the choice",
    check: () => expect(every(RADIO).map((radio) => radio.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]),
    broken: "native radios rove by themselves",
  },
  {
    id: "radio-aria-checked",
    asks: "aria-checked tells the choice",
    check: () => expect(every(RADIO).map((radio) => radio.ariaChecked)).toEqual(["false", "false", "false"]),
    broken: "native radios tell it themselves",
  },
  {
    id: "key-tab",
    asks: "Tab comes to the first, or to the chosen one",
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
    asks: "Space chooses the one in focus",
    check: async () => {
      await press(nth(RADIO, 0), " ");
      isChosen(0);
    },
  },
  {
    id: "key-down-right-arrow",
    asks: "ArrowRight chooses the next, round the end",
    check: eachRadio("{ArrowRight}", 1),
  },
  { id: "key-down-right-arrow (down)", asks: "ArrowDown, too", check: eachRadio("{ArrowDown}", 1) },
  {
    id: "key-up-left-arrow",
    asks: "ArrowLeft chooses the one before, round the beginning",
    check: eachRadio("{ArrowLeft}", -1),
  },
  { id: "key-up-left-arrow (up)", asks: "ArrowUp, too", check: eachRadio("{ArrowUp}", -1) },
];
itKeepsTo("radio", show, radioLines);
