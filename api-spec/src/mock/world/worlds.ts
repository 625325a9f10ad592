import { createWorld } from "./create-world.ts";
import type { World } from "./world.ts";

/** The world everybody shares, and one for each name a test gives in X-Mock-Session (D3a). */
export interface Worlds {
  shared: World;
  /** The world of a name, made at its first use; why there is none for a name that is not one, and when there is no room. */
  named(name: string, client: string): World | "unreadable" | "full";
  /** The first world, the shared one ahead, that fits. */
  find(fits: (world: World) => boolean): World | undefined;
  close(): void;
}

const LOOPBACKS: ReadonlySet<string> = new Set(["127.0.0.1", "::1"]);
const NAME = /^[A-Za-z0-9_.-]{1,64}$/;
/** One more of a client pushes out its own that was not used for the longest time. */
const MOST_OF_THIS_MACHINE = 64;
const MOST_OF_A_STRANGER = 8;
/** All that strangers have together; one more needs the place of a world that nobody has used for an hour. */
const MOST_OF_STRANGERS = 64;
const IDLE_MS = 60 * 60 * 1000;

/** A world by name, whoever made it, and when it was used last. */
interface Place {
  world: World;
  client: string;
  usedAtMs: number;
}

/**
 * Named worlds are always in memory. Where other machines are let in, a stranger can push out no world that others use.
 * @param file database of the shared world; in memory when left out
 * @param nowMs a clock that only goes forward
 */
export function createWorlds(file?: string, nowMs = () => performance.now()): Worlds {
  const shared = createWorld(file === undefined ? {} : { file });
  /** The least recently used comes first. */
  const places = new Map<string, Place>();

  const drop = ({ world }: Place) => {
    places.delete(world.name);
    world.close();
  };
  /** Makes room for one more world of a client; false when there is none. */
  const makeRoom = (client: string): boolean => {
    const isHere = LOOPBACKS.has(client);
    const all = [...places.values()];
    const own = all.filter((place) => place.client === client);
    const strangers = all.filter((place) => !LOOPBACKS.has(place.client));
    const [oldestOwn] = own;
    const [oldestOfStrangers] = strangers;
    if (oldestOwn && own.length >= (isHere ? MOST_OF_THIS_MACHINE : MOST_OF_A_STRANGER)) drop(oldestOwn);
    else if (oldestOfStrangers && !isHere && strangers.length >= MOST_OF_STRANGERS) {
      if (oldestOfStrangers.usedAtMs + IDLE_MS > nowMs()) return false;
      drop(oldestOfStrangers);
    }
    return true;
  };
  return {
    shared,
    named: (name, client) => {
      if (!NAME.test(name)) return "unreadable";
      const known = places.get(name);
      if (!known && !makeRoom(client)) return "full";
      const place = known ?? { world: createWorld({ name, keys: shared.keys }), client, usedAtMs: 0 };
      places.delete(name);
      places.set(name, { ...place, usedAtMs: nowMs() });
      return place.world;
    },
    find: (fits) => [shared, ...[...places.values()].map(({ world }) => world)].find(fits),
    close: () => {
      for (const { world } of places.values()) world.close();
      places.clear();
      shared.close();
    },
  };
}
