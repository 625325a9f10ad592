import { seedContracts } from "./agents/seed-contracts.ts";
import { seedTeam } from "./agents/seed-team.ts";
import { seedActivities } from "./rewards/seed-activities.ts";
import { seedMall } from "./rewards/seed-mall.ts";
import { seedMessages } from "./content/seed-messages.ts";
import { seedMoney } from "./money/seed-money.ts";
import { seedPersonas } from "./identity/seed-personas.ts";
import type { World } from "./world.ts";

/** Fills an empty world with its initial data. */
export function seedWorld(world: World): void {
  seedPersonas(world);
  seedTeam(world);
  seedContracts(world);
  seedMall(world);
  seedMoney(world);
  seedActivities(world);
  seedMessages(world);
}
