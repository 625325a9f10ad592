/** R479: how long typing has to pause before the search starts. */
export const SEARCH_PAUSE_MS = 500;
/** The key that goes to the field. */
export const SEARCH_SHORTCUT = "/";

const NOT_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/** Whether a key that is pressed there types a letter. */
function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TEXT.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}

/** Whether the shortcut is meant: the bare key, nobody else's, nothing that is typed, no part of a word being composed. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== SEARCH_SHORTCUT || event.defaultPrevented || event.isComposing) return false;
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedInto(event.target);
}
