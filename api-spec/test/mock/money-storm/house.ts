import { setTimeout as wait } from "node:timers/promises";
import { spawnMock, type SpawnedMock } from "../start-mock.ts";

/** The mock of the storm: it can be killed at any moment and comes back on the same file. */
export interface House {
  url(): string;
  /** Kills the process in the midst of whatever it does, and starts it again. */
  crash(): Promise<void>;
  /** Resolves once it runs (again). */
  isUp(): Promise<void>;
  kill(): Promise<void>;
  crashes(): number;
}

export async function openHouse(file: string): Promise<House> {
  let mock: SpawnedMock = await spawnMock("--data", file);
  let running: Promise<void> = Promise.resolve();
  let crashes = 0;
  const restart = async () => {
    await mock.kill();
    mock = await spawnMock("--data", file);
  };
  return {
    url: () => mock.url,
    crash: () => {
      crashes += 1;
      running = restart();
      return running;
    },
    isUp: async () => {
      await running;
      // Lets the loop of events turn: a client that tries again at once would starve the one that starts the process.
      await wait(1);
    },
    kill: () => mock.kill(),
    crashes: () => crashes,
  };
}
