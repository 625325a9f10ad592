import { type Locator, userEvent } from "vitest/browser";

/** Sets the value without React's tracking. Otherwise React would take the change for its own and ignore the event. */
const setNative = (input: HTMLInputElement, value: string): unknown =>
  Reflect.set(HTMLInputElement.prototype, "value", value, input);

/** Types as phone keyboards do: each key sends the whole word again until it is finished. */
function compose(field: Locator, text: string): void {
  const target = field.element();
  if (!(target instanceof HTMLInputElement)) throw new TypeError("Only an input is composed in.");
  target.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  const before = target.value;
  for (let length = 1; length <= text.length; length += 1) {
    const data = text.slice(0, length);
    // The keyboard replaces the text it wrote last. If the page has changed that text, it stays.
    const kept = length === 1 || target.value === before + data.slice(0, -1) ? before : target.value;
    setNative(target, kept + data);
    const inputType = "insertCompositionText";
    target.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true, inputType, data }));
  }
  target.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: text }));
}

/** Ways in which people enter a text into an empty, focused field. */
export const FILL_METHODS: Readonly<Record<string, (field: Locator, text: string) => unknown>> = {
  "typed key by key": (_field, text) => userEvent.keyboard(text.replaceAll(/[{[]/g, "$&$&")),
  "composed by an input method": compose,
  pasted: (_field, text) => document.execCommand("insertText", false, text),
  "filled in": (field, text) => field.fill(text),
};
