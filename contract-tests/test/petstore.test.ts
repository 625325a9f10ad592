import path from "node:path";
import { afterAll, beforeAll, describe, it } from "vitest";
import { PATIENCE_MS, runCommand, type CommandResult } from "./support/command.ts";
import type { Listening } from "./support/servers/listen.ts";
import { startPrism } from "./support/servers/prism.ts";

const FIXTURES = path.join(import.meta.dirname, "fixtures/petstore");

interface Told {
  readonly profile: string;
  readonly notes: readonly string[];
  readonly findings: readonly {
    severity: string;
    check: string;
    operationId: string;
    where: string;
    message: string;
  }[];
  readonly skipped: readonly { reason: string }[];
  readonly operations: readonly { operationId: string; method: string }[];
}

const told = ({ reports }: CommandResult) => JSON.parse(reports["report.json"] ?? "{}") as Told;
const errorsOf = (result: CommandResult): string[] =>
  told(result)
    .findings.filter(({ severity }) => severity === "error")
    .map(({ check, operationId, where, message }) => `${operationId} ${check} ${where}: ${message}`)
    .toSorted();

const TAKES_JSON = [
  "addPet",
  "createUser",
  "createUsersWithArrayInput",
  "createUsersWithListInput",
  "placeOrder",
  "updatePet",
  "updateUser",
];
const GARBAGE = {
  findPetsByStatus: "token",
  findPetsByTags: "token",
  getInventory: "api_key",
  getPetById: "api_key",
  uploadFile: "token",
};
/** The problems of plain Prism as a petstore. Each was checked by hand and is true. */
const TRUE_FINDINGS = [
  // It hangs for a body that is not JSON.
  ...TAKES_JSON.map((id) => `${id} no-answer no response: no answer within 4 s`),
  // It accepts any token and any key.
  ...Object.entries(GARBAGE).map(([id, what]) => `${id} open-door response 200: must be 401 or 403: garbage ${what}`),
  // It answers 422 for invalid input, while the spec documents only 405 "Invalid input".
  "addPet undocumented-status response 422: the status is not documented (documented: 405)",
  "updatePetWithForm undocumented-status response 422: the status is not documented (documented: 405)",
].toSorted();

describe.concurrent.for(["petstore-3.0.json", "petstore-3.1.yaml"])(
  "%s, mocked by plain Prism",
  { timeout: PATIENCE_MS },
  (name) => {
    const spec = path.join(FIXTURES, name);
    let prism: Listening;
    beforeAll(async () => {
      prism = await startPrism(spec);
    }, PATIENCE_MS);
    afterAll(() => prism.close());

    it("has only errors that were checked by hand and are true, when credentials are given", async ({ expect }) => {
      const credentials = ["--header", "Authorization: Bearer some-token-1", "--header", "api_key: special-key"];
      const argv = [
        "--url",
        prism.url,
        "--spec",
        spec,
        "--unsafe",
        "--timeout",
        "4",
        "--concurrency",
        "8",
        ...credentials,
      ];
      const result = await runCommand(argv);
      expect(errorsOf(result)).toEqual(TRUE_FINDINGS);
      // Prism serves the paths without the base path of the spec.
      expect(told(result)).toMatchObject({ profile: "generic", notes: [expect.stringContaining("are at /v2")] });
      expect(result.output).toContain("Profile   any OpenAPI document: only what the document itself says");
      expect(result.errors).not.toMatch(/^\s+at /m);
      for (const text of [result.output, ...Object.values(result.reports)]) expect(text).not.toContain("some-token-1");
      expect(result.exitCode).toBe(1);
    });

    it("gets only read requests when no credentials are given, and cases that need them are skipped with their reason", async ({
      expect,
    }) => {
      const result = await runCommand(["--url", prism.url, "--spec", spec]);
      const { operations, skipped } = told(result);
      expect(new Set(operations.map(({ method }) => method))).toEqual(new Set(["GET"]));
      expect(skipped.map(({ reason }) => reason).toSorted()).toEqual([
        'no credentials for api_key: give them with --header "api_key: …"',
        'no credentials for petstore_auth: give them with --header "authorization: …"',
        // The list without a filter, with which the lists for one and for two values are compared.
        'the step "whole" did not succeed',
      ]);
      const doors = errorsOf(result).filter((error) => !error.includes(" open-door "));
      expect(doors).toEqual([]);
    });
  },
);
