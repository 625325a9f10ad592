import { type Locator, userEvent } from "vitest/browser";

/** Past React, which would take a change by script for its own. */
const setNative = (input: HTMLInputElement, value: string): unknown =>
  Reflect.set(HTMLInputElement.prototype, "value", value, input);

/** Types as the soft keyboards of phones do: each key writes the whole word anew, until it is done. */
function compose(field: Locator, text: string): void {
  const target = field.element();
  if (!(target instanceof HTMLInputElement)) throw new TypeError("Only an input is composed in.");
  target.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  const before = target.value;
  for (let length = 1; length <= text.length; length += 1) {
    const data = text.slice(0, length);
    // The keyboard replaces what it wrote last; what the page made of it stays.
    const kept = length === 1 || target.value === before + data.slice(0, -1) ? before : target.value;
    setNative(target, kept + data);
    const inputType = "insertCompositionText";
    target.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true, inputType, data }));
  }
  target.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: text }));
}

/** The ways in which people get a text into a field that has the focus and is empty. */
export const WAYS_TO_FILL: Readonly<Record<string, (field: Locator, text: string) => unknown>> = {
  "key by key": (_field, text) => userEvent.keyboard(text.replaceAll(/[{[]/g, "$&$&")),
  composed: compose,
  pasted: (_field, text) => document.execCommand("insertText", false, text),
  "filled in": (field, text) => field.fill(text),
};
