import type { components } from "../../generated/types.ts";
import type { World } from "../world/world.ts";

/** Somebody of the tree as the contract shows them. */
export const relativeOf = (world: World, id: string): components["schemas"]["Relative"] => ({
  id,
  account: world.accounts.byId(id)?.username ?? id,
});
