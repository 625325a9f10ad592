import { seedContracts } from "./agents/seed-contracts.ts";
import { seedTeam } from "./agents/seed-team.ts";
import { seedActivities } from "./seed-activities.ts";
import { seedMall } from "./seed-mall.ts";
import { seedMessages } from "./seed-messages.ts";
import { seedMoney } from "./seed-money.ts";
import { seedPersonas } from "./seed-personas.ts";
import type { World } from "./world.ts";

/** Fills an empty world with all that it begins with. */
export function seedWorld(world: World): void {
  seedPersonas(world);
  seedTeam(world);
  seedContracts(world);
  seedMall(world);
  seedMoney(world);
  seedActivities(world);
  seedMessages(world);
}
