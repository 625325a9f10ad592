import type { components } from "../../generated/types.ts";
import { maskName } from "../world/mask-name.ts";
import type { World } from "../world/world.ts";

/** Somebody of the tree as the contract shows them. */
export const relativeOf = (world: World, id: string): components["schemas"]["Relative"] => ({
  id,
  account: world.accounts.byId(id)?.username ?? id,
});

/** The account of somebody of the same tree, as a member may read it: masked further up than the one right above. */
export function relativeNameOf(world: World, viewerId: string, id: string): string {
  const { account } = relativeOf(world, id);
  const isOpen = world.team.levelOf(id, viewerId) !== undefined || world.team.uplineOf(viewerId) === id;
  return isOpen ? account : maskName(account);
}
