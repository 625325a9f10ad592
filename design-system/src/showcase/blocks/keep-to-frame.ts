/** Parameter in the URL of a story that is shown in a frame of a docs page. */
export const IN_DOCS = "inDocs";

/**
 * Keeps a story in a frame from scrolling the docs page around it, and from taking the focus of a control there: an open pop-up takes the
 * focus back when it leaves, so that nobody could type into the table of props.
 */
export function keepToFrame(): void {
  const focus: (this: HTMLElement, options?: FocusOptions) => void = Reflect.get(HTMLElement.prototype, "focus");
  HTMLElement.prototype.focus = function focusInFrame(options) {
    const focusedOutside = window.parent.document.activeElement;
    if (focusedOutside && !focusedOutside.matches("body, object")) return;
    focus.call(this, { ...options, preventScroll: true });
  };
}
