import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { casesOf } from "../../../.ci/nightly.ts";
import { startCrashableMock } from "../../../.ci/programs/mock.ts";
import { seededRandom } from "../../../api-spec/src/mock/world/random.ts";
import { countEffects, findBreaches } from "./breaches.ts";
import { createMember, type Ending } from "./member.ts";
import { TROUBLES } from "./plan.ts";

/** Set `MONEY_SEED=…` to test another mix of failures. */
const SEED = Number(process.env.MONEY_SEED ?? 20_261_122);
const RUNS = casesOf(100, 10_000);
const LONGEST_MS = 15 * 60_000;
/** The list includes two devices of the same member. */
const USERNAMES = ["demo", "demo", "agent", "agent2", "agent41", "newbie"];

const folder = mkdtempSync(join(tmpdir(), "lobbykit-money-once-"));
afterAll(() => rmSync(folder, { recursive: true }));

it(
  `D12 every money call takes effect once and is reported truthfully, whatever fails (${RUNS} runs, MONEY_SEED=${SEED})`,
  { timeout: LONGEST_MS },
  async () => {
    const file = join(folder, "world.sqlite");
    const mock = await startCrashableMock(file);
    const members = await Promise.all(
      USERNAMES.map((username, place) => createMember(mock, username, seededRandom(`${SEED} ${place}`))),
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
