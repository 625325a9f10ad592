const SIDE_PX = 96;

/** A picture as a member would send it. */
export async function pngFile(name: string, lastModified = 1, hue = 40): Promise<File> {
  // A server that renders the stories has no canvas.
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

/** A file of that name and type, whatever is in it. */
export const namedFile = (name: string, type: string, content: BlobPart = "content"): File =>
  new File([content], name, { type, lastModified: 1 });

/** So many bytes that begin as a photo does, and are none. */
export function jpgFile(name: string, sizeBytes: number): File {
  const bytes = new Uint8Array(sizeBytes);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return namedFile(name, "image/jpeg", bytes);
}

/** What is dragged, pasted or picked. */
export function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** As the system's picker hands files over. The helper of user-event leaves an input whose files nobody can set again. */
export function chooseFiles(input: HTMLInputElement, ...files: File[]): void {
  input.files = transferOf(...files).files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
