import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import type { Timers } from "./timers.ts";

export type PictureType = "image/png" | "image/jpeg";

export interface Upload {
  id: string;
  mediaType: PictureType;
  bytes: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Pictures that members have sent and may name in an application or in feedback. */
export interface Uploads {
  /** Undefined when the account has no room for it. */
  keep(accountId: string, mediaType: PictureType, picture: Buffer): Upload | undefined;
  /** Are all of them pictures of the member? */
  has(accountId: string, ids: readonly string[]): boolean;
  /** From now on something names them: they are kept. */
  name(ids: readonly string[]): void;
}

const TIMER = "uploadForgotten";
/** What an account may have stored at a time; the contract says so at uploadImage. */
const MOST_PICTURES = 500;
const MOST_BYTES = 50 * 1024 * 1024;
const UNNAMED_MS = 24 * 60 * 60 * 1000;

const FIRST_BYTES: readonly { mediaType: PictureType; hex: string }[] = [
  { mediaType: "image/png", hex: "89504e470d0a1a0a" },
  { mediaType: "image/jpeg", hex: "ffd8ff" },
];

/** What the bytes are by their beginning, whatever anybody says of them; undefined for neither png nor jpg (R401). */
export const pictureTypeOf = (picture: Buffer): PictureType | undefined =>
  FIRST_BYTES.find(({ hex }) => picture.subarray(0, hex.length / 2).toString("hex") === hex)?.mediaType;

/** More pixels than a phone's camera has: a small file may unfold into more than a machine can hold. */
const MOST_PIXELS = 100_000_000;

/** Can the picture be drawn? The first bytes say what a file claims to be, no more. */
export async function isDrawable(picture: Buffer): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  return sharp(picture, { failOn: "error", limitInputPixels: MOST_PIXELS })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

export function createUploads(store: DatabaseSync, clock: Clock, timers: Timers): Uploads {
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
  const insert = store.prepare("insert into uploads values (?, ?, ?, ?)");
  const select = store.prepare("select 1 from uploads where id = ? and account_id = ?");
  const remove = store.prepare("delete from uploads where id = ?");
  timers.on(TIMER, (id) => void remove.run(id));
  return {
    keep: (accountId, mediaType, picture) => {
      if (!hasRoom(accountId, picture.length)) return undefined;
      const id = randomBytes(12).toString("base64url");
      const expiresAt = clock.now() + UNNAMED_MS;
      insert.run(id, accountId, mediaType, picture);
      timers.set({ kind: TIMER, reference: id, dueAt: expiresAt });
      return { id, mediaType, bytes: picture.length, expiresAt };
    },
    has: (accountId, ids) => ids.every((id) => select.get(id, accountId) !== undefined),
    name: (ids) => ids.forEach((id) => timers.cancel(TIMER, id)),
  };
}
