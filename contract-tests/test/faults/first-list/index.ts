import { ACCESS_FAULTS } from "./access.ts";
import { CACHING_FAULTS } from "./caching.ts";
import { INPUT_FAULTS } from "./inputs.ts";
import { JOURNEY_FAULTS } from "./journeys.ts";
import { LEAK_FAULTS } from "./leaks.ts";
import { LIES_OF_ONE_ANSWER } from "./lies.ts";
import { LIST_FAULTS } from "./lists.ts";
import type { PlantedFault } from "../planted-fault.ts";
import { LIES_OF_A_LIST } from "./relations.ts";
import { REPLAY_FAULTS } from "./replays.ts";
import { SEQUENCE_FAULTS } from "./sequences.ts";
import { SHAPE_FAULTS } from "./shapes.ts";
import { STATE_FAULTS } from "./state.ts";
import { STRANGER_FAULTS } from "./strangers.ts";
import { STATUS_FAULTS } from "./statuses.ts";
import { TIME_FAULTS } from "./times.ts";
import { CONTRADICTIONS } from "./contradictions.ts";
import { ENCRYPTION_FAULTS, WIRE_FAULTS } from "./wire.ts";

/** All faults of the first list. Tests plant one at a time in a server that is otherwise correct. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...SHAPE_FAULTS,
  ...STATUS_FAULTS,
  ...INPUT_FAULTS,
  ...ACCESS_FAULTS,
  ...STRANGER_FAULTS,
  ...REPLAY_FAULTS,
  ...STATE_FAULTS,
  ...SEQUENCE_FAULTS,
  ...LIST_FAULTS,
  ...CACHING_FAULTS,
  ...TIME_FAULTS,
  ...LIES_OF_ONE_ANSWER,
  ...LIES_OF_A_LIST,
  ...CONTRADICTIONS,
  ...LEAK_FAULTS,
  ...WIRE_FAULTS,
  ...ENCRYPTION_FAULTS,
  ...JOURNEY_FAULTS,
];
