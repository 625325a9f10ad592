import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startCrashableMock, type CrashableMock } from "../../../../.ci/programs/mock.ts";
import { COUNTS, seedOf } from "../../counts.ts";
import { createClient, type Client, type Statistics } from "./money-storm/client.ts";
import { planFaults, planStep } from "./money-storm/plan.ts";
import { findBreaches, readBeginning } from "./money-storm/verify.ts";

/** `MONEY_SEED=…` repeats a run. */
const SEED = seedOf("MONEY_SEED");
const { stormSteps: OPERATIONS, stormCrashes: CRASHES } = COUNTS;
/** The server is killed after this number of steps, but not during the last ones. */
const CRASH_STEPS = new Set(
  Array.from({ length: CRASHES }, (_, number) => Math.floor((OPERATIONS * (number + 1)) / (CRASHES + 1))),
);
const LONGEST_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Eight devices. Two members have two devices each, and one member begins with an empty wallet. */
const LOGINS = ["demo", "demo", "agent", "agent", "agent41", "captcha", "agent42", "poor"].map((username) => ({
  username,
  password: "demo-1234",
}));

const folder = mkdtempSync(join(tmpdir(), "lobbykit-money-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Eight clients run all steps, while faults are ordered at times and the server is killed. */
async function rage(mock: CrashableMock, clients: readonly Client[]): Promise<number> {
  let taken = 0;
  let crashes = 0;
  let faultRounds = 0;
  const everyFaults = 25;
  const live = async (client: Client, number: number) => {
    for (let index = 0; taken < OPERATIONS; index += 1) {
      taken += 1;
      const isCrash = CRASH_STEPS.has(taken);
      if (isCrash) crashes += 1;
      // The other clients are in the middle of their calls.
      const crash = isCrash ? mock.crash() : undefined;
      if (taken % everyFaults === 0) {
        faultRounds += 1;
        await client.ask("POST", "/__mock/faults", planFaults(SEED, faultRounds));
      }
      await client.take(planStep(SEED, number, index));
      await crash;
    }
  };
  await Promise.all(clients.map(live));
  return crashes;
}

describe("money during faults and crashes", () => {
  it(
    `D12 E030 E067 E072 E074 moves once for each idempotency key (${OPERATIONS} operations, MONEY_SEED=${SEED})`,
    { timeout: LONGEST_MS },
    async () => {
      const startedMs = performance.now();
      const file = join(folder, "storm.sqlite");
      const mock = await startCrashableMock(file);
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
        LOGINS.map((login) => createClient(mock, login, statistics, (breach) => complaints.push(breach))),
      );
      const crashes = await rage(mock, clients);
      const [client] = clients;
      await client?.ask("POST", "/__mock/faults", []);
      // Pending orders are completed, and the server is then killed once more.
      await client?.ask("POST", "/__mock/clock", { advanceMs: HOUR_MS });
      await client?.ask("GET", "/wps/v2/wallets/balance");
      await mock.stop("SIGKILL");

      const done = clients.flatMap(({ intents }) => intents).filter(({ outcome }) => outcome.kind === "done").length;
      const seconds = Math.round((performance.now() - startedMs) / 1000);
      console.info(`MONEY_SEED=${SEED}`, {
        operations: OPERATIONS,
        done,
        ...statistics,
        crashes,
        seconds,
      });
      expect([...complaints, ...findBreaches(file, before, clients)].slice(0, 20)).toEqual([]);
      expect(crashes).toBe(CRASHES);
      expect(statistics.unknown).toBeGreaterThan(0);
    },
  );
});
