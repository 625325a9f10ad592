import { HOUR_MS } from "./clock.ts";
import { createWorld } from "./create-world.ts";
import type { World } from "./world.ts";

/** The shared world, and one for each name that a test sends in X-Mock-Session (D3a). */
export type Worlds = ReturnType<typeof createWorlds>;

const LOOPBACKS: ReadonlySet<string> = new Set(["127.0.0.1", "::1"]);
const NAME = /^[A-Za-z0-9_.-]{1,64}$/;
/** The most worlds of a client on this machine. A further one replaces the client's least recently used world. */
const MOST_OF_THIS_MACHINE = 64;
const MOST_OF_A_STRANGER = 8;
/** The most worlds of all other machines together. A further one replaces a world that was not used for an hour. */
const MOST_OF_STRANGERS = 64;
const IDLE_MS = HOUR_MS;

/** A world with the client that created it and the time of its last use. */
interface Place {
  world: World;
  client: string;
  usedAtMs: number;
}

/**
 * Creates the collection of worlds. Named worlds are always in memory. When other machines have access, their clients cannot replace worlds
 * that others are using.
 * @param file database of the shared world; in memory when left out
 * @param nowMs a clock that never goes back
 */
export function createWorlds(file?: string, nowMs = () => performance.now()) {
  const shared = createWorld(file === undefined ? {} : { file });
  /** Least recently used first. */
  const places = new Map<string, Place>();

  const drop = ({ world }: Place) => {
    places.delete(world.name);
    world.close();
  };
  /** Makes room for a new world of a client; false when that is not possible. */
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
    /**
     * Returns the world of a name, and creates it at its first use. "unreadable" means an invalid name; "full" means that there are too many
     * worlds.
     */
    named: (name: string, client: string): World | "unreadable" | "full" => {
      if (!NAME.test(name)) return "unreadable";
      const known = places.get(name);
      if (!known && !makeRoom(client)) return "full";
      const place = known ?? { world: createWorld({ name, keys: shared.keys }), client, usedAtMs: 0 };
      places.delete(name);
      places.set(name, { ...place, usedAtMs: nowMs() });
      return place.world;
    },
    /** Returns the first world that matches; the shared one is tried first. */
    find: (fits: (world: World) => boolean): World | undefined =>
      [shared, ...[...places.values()].map(({ world }) => world)].find(fits),
    close: (): void => {
      for (const { world } of places.values()) world.close();
      places.clear();
      shared.close();
    },
  };
}
