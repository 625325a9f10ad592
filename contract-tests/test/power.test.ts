import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMockProcess, type MockProcess } from "../../.ci/programs/mock.ts";
import { PLANTED_FAULTS } from "./faults/first-list/index.ts";
import { EIGHTH_KINDS } from "./faults/eighth-list/eighth-fault.ts";
import { EIGHTH_LIST } from "./faults/eighth-list/index.ts";
import { ELEVENTH_KINDS } from "./faults/eleventh-list/eleventh-fault.ts";
import { ELEVENTH_LIST } from "./faults/eleventh-list/index.ts";
import { FIFTH_KINDS } from "./faults/fifth-list/fifth-fault.ts";
import { FIFTH_LIST } from "./faults/fifth-list/index.ts";
import { FOURTH_KINDS } from "./faults/fourth-list/fourth-fault.ts";
import { FOURTH_LIST } from "./faults/fourth-list/index.ts";
import { NINTH_LIST } from "./faults/ninth-list/index.ts";
import { NINTH_KINDS } from "./faults/ninth-list/ninth-fault.ts";
import { SECOND_LIST } from "./faults/second-list/index.ts";
import { SECOND_KINDS } from "./faults/second-list/second-fault.ts";
import { SEQUENCES_LIST } from "./faults/sequences-list/index.ts";
import { inSequence, SEQUENCE_KINDS } from "./faults/sequences-list/sequence-fault.ts";
import { SEVENTH_LIST } from "./faults/seventh-list/index.ts";
import { SEVENTH_KINDS } from "./faults/seventh-list/seventh-fault.ts";
import { SIXTH_LIST } from "./faults/sixth-list/index.ts";
import { SIXTH_KINDS } from "./faults/sixth-list/sixth-fault.ts";
import { TENTH_LIST } from "./faults/tenth-list/index.ts";
import { TENTH_KINDS } from "./faults/tenth-list/tenth-fault.ts";
import { THIRD_LIST } from "./faults/third-list/index.ts";
import { THIRD_KINDS } from "./faults/third-list/third-fault.ts";
import { TWELFTH_LIST } from "./faults/twelfth-list/index.ts";
import { TWELFTH_KINDS } from "./faults/twelfth-list/twelfth-fault.ts";
import { NOT_CAUGHT } from "./faults/first-list/not-caught.ts";
import { FAULT_KINDS } from "./faults/planted-fault.ts";
import { PATIENCE_MS } from "./support/command.ts";
import { IS_NIGHTLY } from "./support/nightly.ts";
import { showFault } from "./support/show-fault.ts";
import { openBench, readBundle, tryFault, type Bench } from "./support/servers/try-server.ts";

/**
 * Each fault has a world in the mock, and a mock closes the least recently used one of more than 64. In the mock that all tests share, these
 * worlds would replace the one of another test while it waits.
 */
let mock: MockProcess;
beforeAll(async () => {
  mock = await startMockProcess("--memory");
});
afterAll(() => mock.stop());

/** The nightly run and `npm run contract:power` try all faults. Other runs try one in eight, always the same ones. */
const ONE_IN = IS_NIGHTLY ? 1 : 8;
const sampleOf = <Fault>(faults: readonly Fault[]): Fault[] => faults.filter((_, index) => index % ONE_IN === 0);
/** A sample with every kind of fault. */
const SHARE = FAULT_KINDS.flatMap((kind) =>
  sampleOf(
    PLANTED_FAULTS.filter((planted) => planted.kind === kind && (IS_NIGHTLY || planted.deadlineMs === undefined)),
  ),
);
/** The number of generated inputs for each parameter; none of these faults needs many. */
const RUNS = 1;
const LEAST_CAUGHT = 0.95;
const LEAST_PLANTED = 60;

describe("the planted faults", () => {
  it("have unique names, and cover every kind", () => {
    expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(LEAST_PLANTED);
    expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).toBe(PLANTED_FAULTS.length);
    expect(new Set(PLANTED_FAULTS.map(({ kind }) => kind))).toEqual(new Set(FAULT_KINDS));
  });

  it("are caught, except for at most 5 % that are listed by name", () => {
    const missed = Object.keys(NOT_CAUGHT);
    const strangers = missed.filter((name) => !PLANTED_FAULTS.some((planted) => planted.name === name));
    expect(strangers).toEqual([]);
    expect(1 - missed.length / PLANTED_FAULTS.length).toBeGreaterThanOrEqual(LEAST_CAUGHT);
  });
});

describe.each([
  { list: "second", faults: SECOND_LIST, kinds: SECOND_KINDS, operations: 40 },
  { list: "third", faults: THIRD_LIST, kinds: THIRD_KINDS, operations: 70 },
  { list: "fourth", faults: FOURTH_LIST, kinds: FOURTH_KINDS, operations: 70 },
  { list: "fifth", faults: FIFTH_LIST, kinds: FIFTH_KINDS, operations: 70 },
  { list: "sixth", faults: SIXTH_LIST, kinds: SIXTH_KINDS, operations: 80 },
  { list: "seventh", faults: SEVENTH_LIST, kinds: SEVENTH_KINDS, operations: 80 },
  { list: "eighth", faults: EIGHTH_LIST, kinds: EIGHTH_KINDS, operations: 80 },
  { list: "ninth", faults: NINTH_LIST, kinds: NINTH_KINDS, operations: 59 },
  { list: "tenth", faults: TENTH_LIST, kinds: TENTH_KINDS, operations: 58 },
  { list: "eleventh", faults: ELEVENTH_LIST, kinds: ELEVENTH_KINDS, operations: 58 },
  { list: "twelfth", faults: TWELFTH_LIST, kinds: TWELFTH_KINDS, operations: 69 },
])("the $list list of faults, written by a person who had not read the checks", ({ faults, kinds, operations }) => {
  it("covers every kind and many operations, with unique names", () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(new Set(faults.map(({ operationId }) => operationId)).size).toBeGreaterThanOrEqual(operations);
  });

  // These calls test the list itself, which changes rarely.
  it.concurrent.for(sampleOf<(typeof faults)[number]>(faults.filter(({ shown }) => shown)))(
    "$name at $operationId changes an answer",
    async (planted, { expect }) => {
      expect(await showFault(await openBench(), mock.url, planted)).toBeGreaterThan(0);
    },
  );
});

/** Returns every text of a document, with single spaces. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value.replaceAll(/\s+/g, " ")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe.each([
  { list: "eighth", faults: EIGHTH_LIST },
  { list: "ninth", faults: NINTH_LIST },
  { list: "tenth", faults: TENTH_LIST },
  { list: "eleventh", faults: ELEVENTH_LIST },
  { list: "twelfth", faults: TWELFTH_LIST },
])("the $list list of faults", ({ faults }) => {
  it("quotes a sentence of the contract for each fault", async () => {
    const texts = textsIn(await readBundle());
    const strangers = faults.filter(({ breaks }) => !texts.some((text) => text.includes(breaks)));
    expect(strangers.map(({ operationId, breaks }) => `${operationId}: ${breaks}`)).toEqual([]);
  });

  it("has calls that show each fault", () => {
    expect(faults.filter(({ shown }) => shown === undefined).map(({ name }) => name)).toEqual([]);
  });
});

interface Told {
  readonly operationId?: string;
  readonly "x-sequences"?: readonly { readonly when: string }[];
}

/** Returns how the ids of the cases of every sequence in the contract begin. */
const sequencesIn = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  const { operationId = "", "x-sequences": own = [] } = value as Told;
  return [...own.map(({ when }) => inSequence(operationId, when)), ...Object.values(value).flatMap(sequencesIn)];
};

describe("the list of faults for sequences", () => {
  it("covers every kind, with unique names", () => {
    expect(new Set(SEQUENCES_LIST.map(({ name }) => name)).size).toBe(SEQUENCES_LIST.length);
    expect(new Set(SEQUENCES_LIST.map(({ kind }) => kind))).toEqual(new Set(SEQUENCE_KINDS));
  });

  it("names sequences that the contract has", async () => {
    const known = sequencesIn(await readBundle());
    const named = SEQUENCES_LIST.flatMap(({ foundBy }) => (foundBy?.includes("› sequence:") ? [foundBy] : []));
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});

describe("the mock with one planted fault", { timeout: PATIENCE_MS }, () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  }, PATIENCE_MS);

  it.concurrent.for(SHARE)("$kind: $name at $operationId", async (planted, { expect }) => {
    const { isCaught, found } = await tryFault(bench, mock.url, planted, RUNS);
    const said = isCaught ? "caught" : found.errors.map(({ headline }) => headline).join("\n");
    // If a fault of this list is caught, remove it from the list.
    expect(planted.name in NOT_CAUGHT ? isCaught : said).toBe(planted.name in NOT_CAUGHT ? false : "caught");
  });
});
