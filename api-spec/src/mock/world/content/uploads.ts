import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inserter } from "../row.ts";
import { DAY_MS, type Clock } from "../clock.ts";
import type { Timers } from "../timers.ts";

export type PictureType = "image/png" | "image/jpeg";

export interface Upload {
  id: string;
  mediaType: PictureType;
  bytes: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

const TIMER = "uploadForgotten";
/** How many pictures an account may store at a time, as documented at uploadImage in the contract. */
const MOST_PICTURES = 500;
const MOST_BYTES = 50 * 1024 * 1024;
const UNNAMED_MS = DAY_MS;

const FIRST_BYTES: readonly { mediaType: PictureType; hex: string }[] = [
  { mediaType: "image/png", hex: "89504e470d0a1a0a" },
  { mediaType: "image/jpeg", hex: "ffd8ff" },
];

/** Detects the type from the first bytes, whatever the request declares; undefined for anything but PNG and JPEG (R401). */
export const pictureTypeOf = (picture: Buffer): PictureType | undefined =>
  FIRST_BYTES.find(({ hex }) => picture.subarray(0, hex.length / 2).toString("hex") === hex)?.mediaType;

/** More pixels than a phone's camera has. A small file may decompress to more than the memory can hold. */
const MOST_PIXELS = 100_000_000;

/** Decodes the picture to check that it is valid; the first bytes alone only say what a file claims to be. */
export async function isDrawable(picture: Buffer): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  return sharp(picture, { failOn: "error", limitInputPixels: MOST_PIXELS })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Pictures that members uploaded and may reference in an application or in feedback. */
export function createUploads(store: DatabaseSync, clock: Clock, timers: Timers) {
  store.exec(`
    create table if not exists uploads (
      id text primary key, account_id text not null, media_type text not null, picture blob not null
    ) strict;
    create index if not exists uploads_by_account on uploads (account_id);
  `);
  const selectStored = store.prepare(
    "select count(*) as pictures, coalesce(sum(length(picture)), 0) as bytes from uploads where account_id = ?",
  );
  const hasRoom = (accountId: string, bytes: number) => {
    const stored = selectStored.get(accountId);
    return Number(stored?.pictures) < MOST_PICTURES && Number(stored?.bytes) + bytes <= MOST_BYTES;
  };
  const insert = inserter(store, "uploads");
  const select = store.prepare("select 1 from uploads where id = ? and account_id = ?");
  const remove = store.prepare("delete from uploads where id = ?");
  timers.on(TIMER, (id) => void remove.run(id));
  return {
    /** Stores a picture. Returns undefined when the account's storage is full. */
    keep: (accountId: string, mediaType: PictureType, picture: Buffer): Upload | undefined => {
      if (!hasRoom(accountId, picture.length)) return undefined;
      const id = randomBytes(12).toString("base64url");
      const expiresAt = clock.now() + UNNAMED_MS;
      insert({ id, accountId, mediaType, picture });
      timers.set({ kind: TIMER, reference: id, dueAt: expiresAt });
      return { id, mediaType, bytes: picture.length, expiresAt };
    },
    /** Whether all ids are pictures of the member. */
    has: (accountId: string, ids: readonly string[]): boolean =>
      ids.every((id) => select.get(id, accountId) !== undefined),
    /** Marks them as referenced, so that they do not expire. */
    name: (ids: readonly string[]): void => ids.forEach((id) => timers.cancel(TIMER, id)),
  };
}
