/** Parameter in the URL of a story that is shown in a frame of a docs page. */
export const IN_DOCS = "inDocs";

/**
 * Keeps a story in a frame from scrolling the docs page around it, and from taking the focus of a control there. Otherwise an open pop-up
 * would take the focus when it opens or when the focus leaves it, and nobody could type into the table of props.
 */
export function keepToFrame(): void {
  const focus: (this: HTMLElement, options?: FocusOptions) => void = Reflect.get(HTMLElement.prototype, "focus");
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (!hasFocusOutside()) focus.call(this, { ...options, preventScroll: true });
  };
  // Chromium also focuses a field whose text is selected.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const select: (this: HTMLInputElement | HTMLTextAreaElement) => void = Reflect.get(prototype, "select");
    prototype.select = function selectInFrame() {
      if (!hasFocusOutside()) select.call(this);
    };
  }
}

/** Whether a control of the docs page has the focus. */
function hasFocusOutside(): boolean {
  return window.parent.document.activeElement?.matches(":not(body, object)") ?? false;
}
