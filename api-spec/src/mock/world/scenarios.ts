import type { Clock } from "./clock.ts";
import { MODULE_IDS } from "./site.ts";
import type { Settings } from "./store.ts";

/** The states of the whole server; `normal` means none of them. */
const SERVER_STATES = [
  "normal",
  "maintenance",
  "region-blocked",
  "slow",
  "flaky",
  "late-draws",
  "many-members",
  "skewed-time",
  "expired-sessions",
] as const;

/** A switch of the module tree turned the other way, by hand: `off:FREEPLAY3`, `on:socialGoogle` (R283–R293). */
type SwitchName = `${"on" | "off"}:${string}`;
export type ScenarioName = (typeof SERVER_STATES)[number] | SwitchName;

/** What testers can put the server in (`POST /__mock/scenario`); several may hold at once. */
export const SCENARIO_NAMES: readonly ScenarioName[] = [
  ...SERVER_STATES,
  ...MODULE_IDS.flatMap((id): SwitchName[] => [`off:${id}`, `on:${id}`]),
];

/** How far the server's clock is behind in the scenario `skewed-time`. */
const SKEW_MS = -7 * 60 * 1000;

export interface Scenarios {
  /** Those that hold, in the order they were named; `["normal"]` when there are none. */
  current(): readonly ScenarioName[];
  isOn(name: ScenarioName): boolean;
  /** Puts the server in these and no others. */
  choose(...names: ScenarioName[]): void;
  /** When they were chosen, in epoch milliseconds. */
  since(): number;
  /** Counts a call since they were chosen, from 1. */
  countCall(): number;
}

export const isScenarioName = (name: unknown): name is ScenarioName =>
  SCENARIO_NAMES.some((scenario) => scenario === name);

export function createScenarios(settings: Settings, clock: Clock): Scenarios {
  const stored = (settings.read("scenarios") ?? "").split(" ").filter(isScenarioName);
  let current: readonly ScenarioName[] = stored.length > 0 ? stored : ["normal"];
  let since = Number(settings.read("scenariosSince") ?? clock.now());
  let calls = 0;
  const skew = () => clock.skew(current.includes("skewed-time") ? SKEW_MS : 0);
  skew();
  return {
    current: () => current,
    isOn: (name) => current.includes(name),
    since: () => since,
    choose: (...names) => {
      current = names.length > 0 ? [...new Set(names)] : ["normal"];
      skew();
      since = clock.now();
      calls = 0;
      settings.write("scenarios", current.join(" "));
      settings.write("scenariosSince", String(since));
    },
    countCall: () => {
      calls += 1;
      return calls;
    },
  };
}
