import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/json.ts";
import { PATIENCE_MS, runCommand } from "../support/command.ts";
import { startCrudServer, type CrudFault, type CrudOptions } from "../support/servers/crud-server.ts";
import { CRUD_SPEC, LINKED_CRUD_SPEC, LOCATION_CRUD_SPEC } from "../support/specs/crud-spec.ts";

interface Told {
  readonly operationId: string;
  readonly check: string;
  readonly severity: string;
  readonly where: string;
  readonly message: string;
  readonly sequence: readonly { readonly method: string; readonly url: string; readonly status: number }[];
}

/** Tests a server of notes, and returns the findings about the lifecycle of a note. */
async function findingsOf(options: CrudOptions, spec: JsonObject = CRUD_SPEC) {
  const server = await startCrudServer(options);
  try {
    const result = await runCommand(["--url", server.url, "--unsafe", "--runs", "1"], spec);
    const report = JSON.parse(result.reports["report.json"] ?? "{}") as {
      findings: Told[];
      cases: { id: string; outcome: string }[];
    };
    return { ...report, output: result.output };
  } finally {
    await server.close();
  }
}

const lineOf = ({ operationId, severity, check, where, message }: Told): string =>
  `${severity} ${check} ${operationId} ${where}: ${message}`;
const effectsIn = ({ findings }: { findings: readonly Told[] }) => findings.filter(({ check }) => check === "effect");

describe("the lifecycle of an object", { timeout: PATIENCE_MS }, () => {
  it.for<[string, CrudOptions, JsonObject]>([
    ["that is described by paths", {}, CRUD_SPEC],
    ["that is described by links", {}, LINKED_CRUD_SPEC],
    ["that is described by Location", { hasLocation: true }, LOCATION_CRUD_SPEC],
    ["that archives removed objects", { archives: true }, LINKED_CRUD_SPEC],
    ["that has ids beyond 2^53", { hasBigIds: true }, LINKED_CRUD_SPEC],
    ["that has more objects than a list shows", { notes: 70 }, LINKED_CRUD_SPEC],
  ])("causes no finding on a correct server %s", async ([, options, spec]) => {
    const { findings, cases } = await findingsOf(options, spec);
    expect(findings.map(lineOf)).toEqual([]);
    const steps = cases.filter(({ id }) => id.startsWith("createNote › lifecycle"));
    expect(steps.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect(steps.length).toBeGreaterThan(10);
  });

  it.for<[CrudFault, RegExp]>([
    ["reads the removed", /^warning effect getNote response 200: still finds what removeNote has removed$/],
    [
      "forgets the change",
      /^warning effect getNote response 200 \/title: must be "[a-z]+", as changeNote was sent, is "[a-z]+"$/,
    ],
    [
      "stores another title",
      /^warning effect getNote response 200 \/title: must be "[a-z]+", as createNote was sent, is "untitled"$/,
    ],
    [
      "leaves out of the list",
      /^warning effect listNotes response 200 body: does not hold \d+, which createNote has made$/,
    ],
    [
      "keeps in the list",
      /^warning effect listNotes response 200 body: still holds \d+, which removeNote has removed$/,
    ],
    [
      "removes another",
      /^warning effect getNote response 404: does not find what createNote has made, after removeNote of another object$/,
    ],
    ["uses ids twice", /^warning effect createNote response 201: gives the id \d+ to a second object$/],
    ["does not find the created", /^warning effect getNote response 404: does not find what createNote has made$/],
  ])("causes a finding on a server that %s", async ([fault, expected]) => {
    const report = await findingsOf({ fault });
    expect(effectsIn(report).map(lineOf)).toContainEqual(expect.stringMatching(expected));
  });

  it("causes an error, and not a warning, when the spec links the operations, and the report has the shortest sequence", async () => {
    const report = await findingsOf({ fault: "reads the removed" }, LINKED_CRUD_SPEC);
    const [finding] = effectsIn(report);
    expect(finding?.severity).toBe("error");
    expect(finding?.sequence.map(({ method, status }) => `${method} ${status}`)).toEqual([
      "POST 201",
      "GET 200",
      "DELETE 204",
      "GET 200",
    ]);
    expect(report.output).toMatch(/Sequence, the shortest that shows it\n {4}1\. POST http:\S+\/notes → 201\n/);
  });
});
