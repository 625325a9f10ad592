import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { casesOf } from "../../../.ci/nightly.ts";
import { countEffects, findBreaches } from "./breaches.ts";
import { createMember, type Ending } from "./member.ts";
import { startMockProcess } from "./mock-process.ts";
import { seededNumbers, TROUBLES } from "./plan.ts";

/** `MONEY_SEED=…` makes another mix. */
const SEED = Number(process.env.MONEY_SEED ?? 20_261_122);
const RUNS = casesOf(100, 10_000);
const LONGEST_MS = 15 * 60_000;
/** Two devices of one member among them. */
const USERNAMES = ["demo", "demo", "agent", "agent2", "agent41", "newbie"];

const folder = mkdtempSync(join(tmpdir(), "lobbykit-money-once-"));
afterAll(() => rmSync(folder, { recursive: true }));

it(
  `D12 whatever breaks, an intent counts once and is told as it ended (${RUNS} runs, MONEY_SEED=${SEED})`,
  { timeout: LONGEST_MS },
  async () => {
    const file = join(folder, "world.sqlite");
    const mock = await startMockProcess(file);
    const members = await Promise.all(
      USERNAMES.map((username, place) => createMember(mock, username, seededNumbers(SEED + place))),
    );
    const before = countEffects(file);
    const endings: Ending[] = [];
    let taken = 0;
    await Promise.all(
      members.map(async ({ perform }) => {
        while (taken < RUNS) {
          taken += 1;
          endings.push(await perform());
        }
      }),
    );
    await mock.stop();

    const count = (test: (ending: Ending) => boolean) => endings.filter(test).length;
    const phases = Object.fromEntries(
      (["confirmed", "refused", "notArrived"] as const).map((phase) => [
        phase,
        count(({ state }) => state.phase === phase),
      ]),
    );
    const troubles = Object.fromEntries(
      TROUBLES.map((trouble) => [trouble, count(({ step }) => step.trouble === trouble)]),
    );
    console.info(`MONEY_SEED=${SEED}`, { runs: endings.length, ...phases, troubles });
    expect(findBreaches(file, before, endings).slice(0, 20)).toEqual([]);
    expect(phases["confirmed"]).toBeGreaterThan(RUNS / 4);
  },
);
