import { expect, it } from "vitest";
import { fixtureContext } from "../../../../test/support/context.ts";
import { CRUD_SPEC } from "../../../../test/support/specs/crud-spec.ts";
import { roundTripSeries } from "./round-trips.ts";
import { plannedBy } from "../../../../test/support/resource-series.ts";

const seriesWithout = (...skip: string[]) => {
  const context = fixtureContext(CRUD_SPEC);
  return plannedBy(roundTripSeries, context, "createNote", skip);
};

/** The values that must come back in a read. */
const valuesIn = (series: ReturnType<typeof seriesWithout>[number] | undefined) =>
  series?.claims?.flatMap((claim) => (claim.kind === "returned" && claim.read !== claim.sent ? claim.sent : []));

const UNUSUAL = [
  "title emoji",
  "title combining marks",
  "title punctuation",
  "title longest text",
  "isPinned true",
  "colour enum green",
];

it("sends each unusual value alone, in the call that creates and in the one that changes", () => {
  const [created, changed, ...more] = seriesWithout();
  expect(more).toEqual([]);
  expect([created?.id, changed?.id]).toEqual(["createNote › round trip", "changeNote › round trip"]);
  expect(valuesIn(created)).toEqual(UNUSUAL);
  expect(valuesIn(changed)).toEqual(valuesIn(created));
  const steps = created?.groups.flat().map(({ name, operationId }) => `${name}: ${operationId}`);
  expect(steps?.slice(0, 6)).toEqual([
    "create the usual: createNote",
    "read the usual: getNote",
    "clean up create the usual: removeNote",
    "title emoji: createNote",
    "read title emoji: getNote",
    "clean up title emoji: removeNote",
  ]);
});

it("leaves out each member that has a default, in the call that creates", () => {
  const [created] = seriesWithout();
  expect(created?.claims?.filter(({ kind }) => kind === "default")).toMatchObject([
    { read: "read without isPinned", sent: "without isPinned", member: "isPinned", value: false },
  ]);
  const step = created?.groups.flat().find(({ name }) => name === "without isPinned");
  expect(step?.request.body).toMatchObject({ value: expect.not.objectContaining({ isPinned: expect.anything() }) });
});

it("needs a call that reads the object, but none that changes or removes it", () => {
  expect(seriesWithout("getNote")).toEqual([]);
  const [created, ...more] = seriesWithout("changeNote", "removeNote");
  expect(more).toEqual([]);
  expect(created?.groups.flat().some(({ operationId }) => operationId === "removeNote")).toBe(false);
});
