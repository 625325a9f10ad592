import type { components } from "../../../generated/types.ts";
import { maskName } from "../../world/identity/mask-name.ts";
import type { World } from "../../world/world.ts";

/** Converts a member of the tree to the form of the contract. */
export const relativeOf = (world: World, id: string): components["schemas"]["Relative"] => ({
  id,
  account: world.accounts.byId(id)?.username ?? id,
});

/** Account name of a tree member as the viewer may see it: masked for agents above the viewer's direct upline. */
export function relativeNameOf(world: World, viewerId: string, id: string): string {
  const { account } = relativeOf(world, id);
  const isOpen = world.team.levelOf(id, viewerId) !== undefined || world.team.uplineOf(viewerId) === id;
  return isOpen ? account : maskName(account);
}
