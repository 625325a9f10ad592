import { describe, expect, it } from "vitest";
import { PATIENCE_MS, runCommand } from "../support/command.ts";
import { startCrudServer, type CrudFault } from "../support/servers/crud-server.ts";
import { KEYED_CRUD_SPEC } from "../support/specs/crud-spec.ts";

interface Finding {
  readonly operationId: string;
  readonly check: string;
  readonly severity: string;
  readonly where: string;
  readonly message: string;
}

interface TriedCase {
  readonly id: string;
  readonly outcome: string;
  readonly reason?: string;
}

const KEYS = ["key-of-the-first", "key-of-the-second"];
const FIRST = ["--header", `X-Key: ${KEYS[0]}`];
const SECOND = ["--other-header", `X-Key: ${KEYS[1]}`];

/** Tests a server of notes that belong to a key. */
async function reportOn(fault: CrudFault | undefined, users: readonly string[], keys = KEYS) {
  const server = await startCrudServer({ keys, ...(fault && { fault }) });
  try {
    const argv = ["--url", server.url, "--unsafe", "--runs", "1", ...users];
    const { reports, output } = await runCommand(argv, KEYED_CRUD_SPEC);
    const { findings, cases } = JSON.parse(reports["report.json"] ?? "{}") as {
      findings: Finding[];
      cases: TriedCase[];
    };
    const errors = findings
      .filter(({ severity }) => severity === "error")
      .map(({ check, operationId, where, message }) => `${check} ${operationId} ${where}: ${message}`);
    return { errors, strangers: cases.filter(({ id }) => id.endsWith("by another user")), reports, output };
  } finally {
    await server.close();
  }
}

const ACCEPTED = "accepted an invalid request: what belongs to another account";

describe("a second user of another spec", { timeout: PATIENCE_MS }, () => {
  it("reaches nothing on a correct server, and no report shows the key", async () => {
    const { errors, strangers, reports, output } = await reportOn(undefined, [...FIRST, ...SECOND]);
    expect(errors).toEqual([]);
    expect(strangers.map(({ id, outcome }) => `${id}: ${outcome}`)).toEqual([
      "createNote › lifecycle › read by another user: passed",
      "createNote › lifecycle › list by another user: passed",
      "createNote › lifecycle › change by another user: passed",
      "createNote › lifecycle › remove by another user: passed",
    ]);
    for (const text of [output, ...Object.values(reports)]) expect(text).not.toMatch(/key-of-the-/);
  });

  it.for<[CrudFault, RegExp]>([
    ["shows others' notes", /^isolation getNote .*: shows another user \d+, which createNote has made$/],
    ["lists others' notes", /^isolation listNotes .*: shows another user \d+, which createNote has made$/],
    ["lets others change", new RegExp(`^isolation changeNote .*: ${ACCEPTED}$`)],
    ["lets others remove", new RegExp(`^isolation removeNote .*: ${ACCEPTED}$`)],
  ])("causes an error on a server that %s", async ([fault, expected]) => {
    const { errors } = await reportOn(fault, [...FIRST, ...SECOND]);
    expect(errors).toContainEqual(expect.stringMatching(expected));
  });

  it("may read and list what is for everybody, which is a warning", async () => {
    const { errors, output } = await reportOn(undefined, [...FIRST, ...SECOND], []);
    expect(errors.filter((line) => /^isolation (?:getNote|listNotes) /.test(line))).toEqual([]);
    expect(output).toMatch(/^! .*isolation/m);
  });

  it("is required for these cases, and the report says how to give one", async () => {
    const { errors, strangers } = await reportOn("shows others' notes", FIRST);
    expect(errors).toEqual([]);
    expect(new Set(strangers.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
      new Set([
        "skipped: no second user: give one with --other-header, or with --other-username and --other-password for the token URL or the login",
      ]),
    );
  });
});
