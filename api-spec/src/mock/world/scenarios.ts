import type { Settings } from "./store.ts";

/** The states testers can put the whole server in (`POST /__mock/scenario`). */
export const SCENARIO_NAMES = ["normal", "maintenance", "region-blocked", "slow", "flaky"] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export interface Scenarios {
  current(): ScenarioName;
  choose(name: ScenarioName): void;
}

export const isScenarioName = (name: unknown): name is ScenarioName =>
  SCENARIO_NAMES.some((scenario) => scenario === name);

export function createScenarios(settings: Settings): Scenarios {
  return {
    current: () => {
      const name = settings.read("scenario");
      return isScenarioName(name) ? name : "normal";
    },
    choose: (name) => settings.write("scenario", name),
  };
}
