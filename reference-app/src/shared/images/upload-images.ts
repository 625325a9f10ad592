import { api } from "../api/api.ts";
import { prepareImage } from "./prepare-image.ts";

/** Ids of pictures that were sent already: sent once, also when what names them has to be sent again. */
const sent = new WeakMap<File, string>();

/** Draws pictures anew and sends those that were not sent yet; their ids, in the same order (R401). */
export async function uploadImages(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  // One after the other: a phone has the memory for one large picture.
  for (const file of files) {
    const id = sent.get(file) ?? (await api.call("uploadImage", { body: await prepareImage(file) })).id;
    sent.set(file, id);
    ids.push(id);
  }
  return ids;
}
