import { createWorld } from "./create-world.ts";
import type { World } from "./world.ts";

/** The world everybody shares, and one for each name a test gives in X-Mock-Session (D3a). */
export interface Worlds {
  shared: World;
  /** The world of a name, made at its first use; undefined for a name that is not one. */
  named(name: string): World | undefined;
  /** The first world, the shared one ahead, that fits. */
  find(fits: (world: World) => boolean): World | undefined;
  close(): void;
}

const NAME = /^[A-Za-z0-9_.-]{1,64}$/;
/** One more pushes out the one that was not used for the longest time. */
const MOST_NAMED_WORLDS = 64;

/** @param file database of the shared world; in memory when left out. Named worlds are always in memory. */
export function createWorlds(file?: string): Worlds {
  const shared = createWorld(file === undefined ? {} : { file });
  /** The least recently used comes first. */
  const named = new Map<string, World>();

  const dropOldest = () => {
    const [oldest] = named;
    if (named.size < MOST_NAMED_WORLDS || !oldest) return;
    named.delete(oldest[0]);
    oldest[1].close();
  };
  return {
    shared,
    named: (name) => {
      if (!NAME.test(name)) return undefined;
      const known = named.get(name);
      if (!known) dropOldest();
      const world = known ?? createWorld({ name, keys: shared.keys });
      named.delete(name);
      named.set(name, world);
      return world;
    },
    find: (fits) => [shared, ...named.values()].find(fits),
    close: () => {
      for (const world of [shared, ...named.values()]) world.close();
      named.clear();
    },
  };
}
