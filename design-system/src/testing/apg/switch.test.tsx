import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { Switch } from "../../components/Switch/Switch.tsx";
import { render } from "../render.tsx";
import { every, focused, itKeepsTo, nth, press, type Line } from "./rows.ts";

const SWITCH = "input[role=switch]";
const show = () =>
  void render(
    <fieldset>
      <legend>Messages</legend>
      <Switch label="Prizes" />
      <Switch label="Offers" defaultChecked />
    </fieldset>,
  );
const states = () => every<HTMLInputElement>(SWITCH).map((input) => input.checked);

const shared: Line[] = [
  { id: "switch-role", asks: "the controls have the role switch", check: () => expect(every(SWITCH)).toHaveLength(2) },
  {
    id: "switch-aria-checked",
    asks: "aria-checked exposes the state",
    check: () => expect(every(SWITCH).map((input) => input.ariaChecked)).toEqual(["false", "true"]),
    broken: "a native checkbox exposes its state without aria-checked, as in the guide's own switch-checkbox",
  },
  {
    id: "key-space",
    asks: "Space turns the switch on and off",
    check: async () => {
      await press(nth(SWITCH, 0), " ");
      expect(states()).toEqual([true, true]);
      await press(nth(SWITCH, 1), " ");
      expect(states()).toEqual([true, false]);
    },
  },
];

const switchCheckboxLines: readonly Line[] = [
  { id: "group-role", asks: "a group contains the switches", check: () => expect(every("fieldset")).toHaveLength(1) },
  ...shared,
  {
    id: "key-tab",
    asks: "Tab moves between the switches",
    check: async () => {
      nth(SWITCH, 0).focus();
      await userEvent.tab();
      await focused(() => nth(SWITCH, 1));
    },
  },
];
itKeepsTo("switch-checkbox", show, switchCheckboxLines);

const switchLines: readonly Line[] = [
  ...shared,
  {
    id: "switch-tabindex",
    asks: "Tab reaches the switches",
    check: () => expect(every(SWITCH).map(({ tabIndex }) => tabIndex)).toEqual([0, 0]),
  },
  {
    id: "key-space (enter)",
    asks: "Enter turns the switch on and off",
    check: async () => {
      await press(nth(SWITCH, 0), "{Enter}");
      expect(states()).toEqual([true, true]);
    },
    broken: "Enter submits a form; the pattern calls Enter optional",
  },
];
itKeepsTo("switch", show, switchLines);
