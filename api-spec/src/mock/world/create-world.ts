import type { DatabaseSync } from "node:sqlite";
import { createKeys, type ServerKeys } from "./keys.ts";
import { seedWorld } from "./seed.ts";
import { copyStore, createSettings, openStore, readingFile, transaction } from "./store.ts";
import { assembleWorld, type World } from "./world.ts";

export interface WorldOptions {
  /** Database file; in memory when left out. */
  file?: string;
  name?: string;
  /** Keys shared by all worlds of a server; created and stored when left out. */
  keys?: ServerKeys;
}

/** Opens a world, or creates and seeds it when it is new. */
export function createWorld({ file, name = "", keys }: WorldOptions = {}): World {
  return file === undefined
    ? assemble(copyStore(takeImage()), name, keys)
    : readingFile(file, () => seedWhenNew(assemble(openStore(file), name, keys)));
}

function assemble(store: DatabaseSync, name: string, keys?: ServerKeys): World {
  const settings = createSettings(store);
  return assembleWorld({ name, store, settings, keys: keys ?? createKeys(settings), seed: seedWorld });
}

function seedWhenNew(world: World): World {
  // Checked inside the transaction, because another process may be opening the same new file.
  transaction(world.store, () => {
    if (world.accounts.list().length === 0) seedWorld(world);
  });
  return world;
}

/** How long a seeded image is reused for new in-memory worlds. Its timestamps may be slightly old. */
const IMAGE_LIFETIME_MS = 10_000;
let image: { bytes: Uint8Array; madeAtMs: number } | undefined;

/** Returns the database of a new world as an image. Each test creates a world, and copying an image is ten times faster than seeding. */
function takeImage(): Uint8Array {
  if (image && performance.now() - image.madeAtMs < IMAGE_LIFETIME_MS) return image.bytes;
  const world = seedWhenNew(assemble(openStore(), ""));
  image = { bytes: world.store.serialize(), madeAtMs: performance.now() };
  world.close();
  return image.bytes;
}
