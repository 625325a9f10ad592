import type { Clock } from "./clock.ts";
import type { Settings } from "./store.ts";

/** The states testers can put the whole server in (`POST /__mock/scenario`). */
export const SCENARIO_NAMES = ["normal", "maintenance", "region-blocked", "slow", "flaky"] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export interface Scenarios {
  current(): ScenarioName;
  choose(name: ScenarioName): void;
  /** When the scenario was chosen, in epoch milliseconds. */
  since(): number;
  /** Counts a call since the scenario was chosen, from 1. */
  countCall(): number;
}

export const isScenarioName = (name: unknown): name is ScenarioName =>
  SCENARIO_NAMES.some((scenario) => scenario === name);

export function createScenarios(settings: Settings, clock: Clock): Scenarios {
  const stored = settings.read("scenario");
  let current: ScenarioName = isScenarioName(stored) ? stored : "normal";
  let since = Number(settings.read("scenarioSince") ?? clock.now());
  let calls = 0;
  return {
    current: () => current,
    since: () => since,
    choose: (name) => {
      current = name;
      since = clock.now();
      calls = 0;
      settings.write("scenario", name);
      settings.write("scenarioSince", String(since));
    },
    countCall: () => {
      calls += 1;
      return calls;
    },
  };
}
