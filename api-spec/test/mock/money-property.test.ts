import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { COUNTS, seedOf } from "../counts.ts";
import { createClient, type Client, type Statistics } from "./money-storm/client.ts";
import { openHouse, type House } from "./money-storm/house.ts";
import { planFaults, planStep } from "./money-storm/plan.ts";
import { findBreaches, readBeginning } from "./money-storm/verify.ts";

/** `MONEY_SEED=…` repeats a storm. */
const SEED = seedOf("MONEY_SEED");
const { stormSteps: OPERATIONS, stormCrashes: CRASHES } = COUNTS;
/** After so many steps the server is killed; the last stretch is quiet. */
const CRASH_STEPS = new Set(
  Array.from({ length: CRASHES }, (_, number) => Math.floor((OPERATIONS * (number + 1)) / (CRASHES + 1))),
);
const LONGEST_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Eight devices; two members have two each, and one begins with nothing. */
const LOGINS = ["demo", "demo", "agent", "agent", "agent41", "captcha", "agent42", "poor"].map((username) => ({
  username,
  password: "demo-1234",
}));

const folder = mkdtempSync(join(tmpdir(), "lobbykit-money-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Eight clients take all steps; now and then faults are ordered and the server is killed in the midst of it. */
async function rage(house: House, clients: readonly Client[]): Promise<void> {
  let taken = 0;
  let faultRounds = 0;
  const everyFaults = 25;
  const live = async (client: Client, number: number) => {
    for (let index = 0; taken < OPERATIONS; index += 1) {
      taken += 1;
      const isCrash = CRASH_STEPS.has(taken);
      // The others are in the midst of their calls.
      const crash = isCrash ? house.crash() : undefined;
      if (taken % everyFaults === 0) {
        faultRounds += 1;
        await client.ask("POST", "/__mock/faults", planFaults(SEED, faultRounds));
      }
      await client.take(planStep(SEED, number, index));
      await crash;
    }
  };
  await Promise.all(clients.map(live));
}

describe("money under fire", () => {
  it(
    `D12 E030 E067 E072 E074 moves once for a key, whatever breaks (${OPERATIONS} operations, MONEY_SEED=${SEED})`,
    { timeout: LONGEST_MS },
    async () => {
      const startedMs = performance.now();
      const file = join(folder, "storm.sqlite");
      const house = await openHouse(file);
      const before = readBeginning(file);
      const statistics: Statistics = {
        requests: 0,
        unknown: 0,
        settledByLookUp: 0,
        settledByReplay: 0,
        dropped: 0,
        refused: 0,
      };
      const complaints: string[] = [];
      const clients = await Promise.all(
        LOGINS.map((login) => createClient(house, login, statistics, (breach) => complaints.push(breach))),
      );
      await rage(house, clients);
      const [client] = clients;
      await client?.ask("POST", "/__mock/faults", []);
      // What is on its way comes to its end, and once more nothing is shut down in order.
      await client?.ask("POST", "/__mock/clock", { advanceMs: HOUR_MS });
      await client?.ask("GET", "/wps/v2/wallets/balance");
      await house.kill();

      const done = clients.flatMap(({ intents }) => intents).filter(({ outcome }) => outcome.kind === "done").length;
      const seconds = Math.round((performance.now() - startedMs) / 1000);
      console.info(`MONEY_SEED=${SEED}`, {
        operations: OPERATIONS,
        done,
        ...statistics,
        crashes: house.crashes(),
        seconds,
      });
      expect([...complaints, ...findBreaches(file, before, clients)].slice(0, 20)).toEqual([]);
      expect(house.crashes()).toBe(CRASHES);
      expect(statistics.unknown).toBeGreaterThan(0);
    },
  );
});
