import { api, ApiError } from "../api/api.ts";
import { serverClock } from "../clock/clock.ts";
import { session } from "../session/session.ts";
import { ImageError, prepareImage } from "./prepare-image.ts";

/** An uploaded picture. The server keeps it for one member and a limited time. */
interface Upload {
  id: string;
  account: string | undefined;
  expiresAtMs: number;
}

/** Pictures that were already uploaded. A file is uploaded once, even when the form is sent again. */
const sent = new WeakMap<File, Upload>();

const isUsable = ({ account, expiresAtMs }: Upload): boolean =>
  account === session.get().account && serverClock.now() < expiresAtMs;

/** Prepares and uploads one picture. @throws ImageError when the browser or the server refuses this picture */
async function upload(file: File): Promise<Upload> {
  const body = await prepareImage(file);
  try {
    const { id, expiresAt } = await api.call("uploadImage", { body });
    return { id, account: session.get().account, expiresAtMs: Date.parse(expiresAt) };
  } catch (error) {
    if (error instanceof ApiError && error.code === "UPLOAD_INVALID")
      throw new ImageError(file.name, "is refused by the server.");
    throw error;
  }
}

/** Prepares and uploads the pictures that were not uploaded yet. Returns all ids in the same order (R401). */
export async function uploadImages(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  // Sequential, because a phone has memory for only one large picture.
  for (const file of files) {
    const earlier = sent.get(file);
    const present = earlier && isUsable(earlier) ? earlier : await upload(file);
    sent.set(file, present);
    ids.push(present.id);
  }
  return ids;
}
