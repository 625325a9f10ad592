import type { Launch } from "../../src/mock/world/games/launches.ts";
import type { World } from "../../src/mock/world/world.ts";

/** Opens a game in a new session of its account and returns the launch token. */
export function openLaunch(world: World, launch: Launch): string {
  const session = world.sessions.find(world.sessions.start({ accountId: launch.accountId, pending: [] }));
  if (!session) throw new Error("The new session is not live");
  return world.launches.create({ ...launch, sessionId: session.id });
}
