import { MINUTE_MS, type Clock } from "./clock.ts";
import { MODULE_IDS } from "./site/site.ts";
import type { Settings } from "./store.ts";

/** Scenarios that affect the whole server; `normal` means none of them. */
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

/** A switch of the module tree that testers set by hand: `off:FREEPLAY3`, `on:socialGoogle` (R283–R293). */
type SwitchName = `${"on" | "off"}:${string}`;
export type ScenarioName = (typeof SERVER_STATES)[number] | SwitchName;

/** Scenarios that testers can choose (`POST /__mock/scenario`); several may be active at once. */
export const SCENARIO_NAMES: readonly ScenarioName[] = [
  ...SERVER_STATES,
  ...MODULE_IDS.flatMap((id): SwitchName[] => [`off:${id}`, `on:${id}`]),
];

/** Clock error in the scenario `skewed-time`: the server's clock is behind. */
const SKEW_MS = -7 * MINUTE_MS;

export type Scenarios = ReturnType<typeof createScenarios>;

/** Whether a value is the name of a scenario. */
export const isScenarioName = (name: unknown): name is ScenarioName =>
  SCENARIO_NAMES.some((scenario) => scenario === name);

/** The scenarios that testers have switched on. */
export function createScenarios(settings: Settings, clock: Clock) {
  const stored = (settings.read("scenarios") ?? "").split(" ").filter(isScenarioName);
  let current: readonly ScenarioName[] = stored.length > 0 ? stored : ["normal"];
  let since = Number(settings.read("scenariosSince") ?? clock.now());
  let calls = 0;
  const skew = () => clock.skew(current.includes("skewed-time") ? SKEW_MS : 0);
  skew();
  return {
    /** The active scenarios in the order given; `["normal"]` when there are none. */
    current: (): readonly ScenarioName[] => current,
    isOn: (name: ScenarioName): boolean => current.includes(name),
    /** When the scenarios were chosen, in epoch milliseconds. */
    since: (): number => since,
    /** Activates these scenarios and no others. */
    choose: (...names: ScenarioName[]): void => {
      current = names.length > 0 ? [...new Set(names)] : ["normal"];
      skew();
      since = clock.now();
      calls = 0;
      settings.write("scenarios", current.join(" "));
      settings.write("scenariosSince", String(since));
    },
    /** Counts a call and returns the number of calls since the scenarios were chosen, from 1. */
    countCall: (): number => {
      calls += 1;
      return calls;
    },
  };
}
