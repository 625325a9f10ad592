import path from "node:path";
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testsAffectedBy } from "./affected-tests.ts";
import { SMOKE, SPECS_OF_MOCK_PAGE, SPECS_OF_ROOM } from "./e2e-specs.ts";
import { graphOf } from "./graph.ts";

const app = path.join(import.meta.dirname, "../../reference-app");
const foldersIn = (folder: string) =>
  readdirSync(path.join(app, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

const FILES = {
  "api-spec/openapi/openapi.yaml": "",
  "api-spec/src/mock/world/ledger.ts": "",
  "api-spec/src/mock/main.ts": 'import "./world/ledger.ts";',
  "api-spec/test/mock/ledger.test.ts": 'import "../../src/mock/world/ledger.ts";',
  "api-spec/test/spec.test.ts": "",
  "contract-tests/src/cli.ts": 'import "./plan.ts";',
  "contract-tests/src/plan.ts": "",
  "contract-tests/test/support/command.ts": 'path.join(import.meta.dirname, "../../src/cli.ts");',
  "contract-tests/test/command.test.ts": 'import "./support/command.ts";',
  "contract-tests/test/plan.test.ts": 'import "../src/plan.ts";',
  "design-system/src/components/Tag/Tag.tsx": "",
  "design-system/src/components/Tag/Tag.stories.tsx": 'import "./Tag.tsx";',
  "design-system/src/components/Tag/Tag.test.tsx": 'import "./Tag.tsx";',
  "design-system/src/testing/completeness.test.ts": 'path.join(import.meta.dirname, "..");',
  "reference-app/src/shared/clock.ts": "",
  "reference-app/src/shared/clock.test.ts": 'import "./clock.ts";',
  "reference-app/src/features/help/rules.ts": 'import "../../shared/clock.ts";',
  "reference-app/src/main.tsx": 'import "./features/help/rules.ts"; import "./shared/layout.ts"',
  "reference-app/src/shared/layout.ts": "",
  "reference-app/e2e/content/help.spec.ts": 'import "../support/texts.ts";',
  "reference-app/e2e/records/records.spec.ts": 'import "../support/texts.ts";',
  "reference-app/e2e/support/texts.ts": "",
  "reference-app/e2e/product/journey.spec.ts": "",
  "reference-app/e2e/product/mock-console.spec.ts": "",
  "api-spec/src/mock/console/client/console.ts": "",
};
const graph = graphOf(new Map(Object.entries(FILES)));

/** The selected tests, by file name without folders. */
function chosen(...changed: string[]) {
  const { isSampleOfE2e, ...kinds } = testsAffectedBy(graph, changed);
  const names = Object.values(kinds).flatMap((files) => files.map((file) => path.basename(file)));
  return [...names, ...(isSampleOfE2e ? ["…"] : [])].join(" ");
}

describe("the tests selected for a changed file", () => {
  test.each([
    [
      "the contract selects all tests that start a server",
      "api-spec/openapi/openapi.yaml",
      "ledger.test.ts spec.test.ts command.test.ts plan.test.ts journey.spec.ts …",
    ],
    [
      "a file with the mock's state selects the mock's tests and a sample of the end-to-end tests",
      "api-spec/src/mock/world/ledger.ts",
      "ledger.test.ts journey.spec.ts …",
    ],
    [
      "a page that the mock serves selects the end-to-end test of this page",
      "api-spec/src/mock/console/client/console.ts",
      "mock-console.spec.ts",
    ],
    [
      "a source of the contract command selects the tests that start this command",
      "contract-tests/src/plan.ts",
      "plan.test.ts command.test.ts",
    ],
    [
      "a component selects its test, its stories and the test that its folder is complete",
      "design-system/src/components/Tag/Tag.tsx",
      "completeness.test.ts Tag.test.tsx Tag.stories.tsx",
    ],
    ["a feature of the app selects the specs of its area", "reference-app/src/features/help/rules.ts", "help.spec.ts"],
    [
      "a shared file that one area uses selects the specs of that area",
      "reference-app/src/shared/clock.ts",
      "clock.test.ts help.spec.ts",
    ],
    [
      "a shared file that no area uses selects a sample of the end-to-end tests",
      "reference-app/src/shared/layout.ts",
      "journey.spec.ts …",
    ],
    [
      "a helper of specs selects the specs that import it",
      "reference-app/e2e/support/texts.ts",
      "help.spec.ts records.spec.ts",
    ],
    ["a test selects itself", "reference-app/src/shared/clock.test.ts", "clock.test.ts"],
    ["a deleted test selects nothing", "contract-tests/test/gone.test.ts", ""],
  ])("%s", (_what, changed, tests) => {
    expect(chosen(changed)).toBe(tests);
  });

  test("the table of specs names every area of the app, and only specs that exist", () => {
    const rooms = ["src/features", "src/pages", "src/app"].flatMap(foldersIn);
    expect(Object.keys(SPECS_OF_ROOM).toSorted()).toEqual([...new Set(rooms)].toSorted());
    const specs = [SPECS_OF_ROOM, SPECS_OF_MOCK_PAGE].flatMap((table) => Object.values(table).flat());
    const named = new Set([...specs, ...SMOKE].map((spec) => `${spec}.spec.ts`));
    expect([...named].filter((file) => !existsSync(path.join(app, "e2e", file)))).toEqual([]);
  });
});
