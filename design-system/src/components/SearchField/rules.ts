/** R479: length of the pause in typing before the search starts. */
export const SEARCH_PAUSE_MS = 500;
/** The key that focuses the field. */
export const SEARCH_SHORTCUT = "/";

const NOT_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/** Whether a key press on this element would type a letter. */
function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TEXT.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * Whether a key press is the shortcut: without modifier keys, not handled by another listener, not typed into a field, and not part of a
 * composition.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== SEARCH_SHORTCUT || event.defaultPrevented || event.isComposing) return false;
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedInto(event.target);
}
