import { api } from "../api/api.ts";
import { prepareImage } from "./prepare-image.ts";

/** Ids of pictures that were already uploaded. A file is uploaded once, even when the form is sent again. */
const sent = new WeakMap<File, string>();

/** Prepares and uploads the pictures that were not uploaded yet. Returns all ids in the same order (R401). */
export async function uploadImages(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  // Sequential, because a phone has memory for only one large picture.
  for (const file of files) {
    const id = sent.get(file) ?? (await api.call("uploadImage", { body: await prepareImage(file) })).id;
    sent.set(file, id);
    ids.push(id);
  }
  return ids;
}
