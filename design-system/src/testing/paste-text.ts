/** Pastes a text into an element that is no text field. */
export function pasteText(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
