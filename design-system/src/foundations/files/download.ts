/** Some browsers start to read the file a while after the click, so its URL is kept for this time. */
const READ_WITHIN_MS = 10_000;

/** Makes the browser download a text as a file. */
export function downloadText(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
