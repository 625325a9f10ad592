const SIDE_PX = 96;

/** A picture as a member would upload it. */
export async function pngFile(name: string, lastModified = 1, hue = 40): Promise<File> {
  // The server that renders the stories has no canvas.
  if (typeof OffscreenCanvas === "undefined") return namedFile(name, "image/png", "");
  const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX);
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = `hsl(${hue} 45% 82%)`;
    context.fillRect(0, 0, SIDE_PX, SIDE_PX);
    context.fillStyle = `hsl(${hue} 45% 35%)`;
    for (const [place, length] of [60, 44, 68, 36].entries()) context.fillRect(14, 18 + place * 17, length, 6);
  }
  return new File([await canvas.convertToBlob()], name, { type: "image/png", lastModified });
}

/** A file with that name and type, and any content. */
export const namedFile = (name: string, type: string, content: BlobPart = "content"): File =>
  new File([content], name, { type, lastModified: 1 });

/** A file of that size with the first bytes of a photo, but without a real picture. */
export function jpgFile(name: string, sizeBytes: number): File {
  const bytes = new Uint8Array(sizeBytes);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return namedFile(name, "image/jpeg", bytes);
}

/** A DataTransfer with files, as for drag and drop, paste or the file picker. */
export function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Sets the files as the system's picker does. The helper of user-event makes the input's files read-only. */
export function chooseFiles(input: HTMLInputElement, ...files: File[]): void {
  input.files = transferOf(...files).files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
