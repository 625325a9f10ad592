import path from "node:path";
import { readdirSync } from "node:fs";
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
  "reference-app/src/shared/clock.ts": "",
  "reference-app/src/shared/clock.test.ts": 'import "./clock.ts";',
  "reference-app/src/features/help/rules.ts": 'import "../../shared/clock.ts";',
  "reference-app/src/main.tsx": 'import "./features/help/rules.ts"; import "./shared/layout.ts"',
  "reference-app/src/shared/layout.ts": "",
  "reference-app/e2e/help.spec.ts": 'import "./texts.ts";',
  "reference-app/e2e/records.spec.ts": 'import "./texts.ts";',
  "reference-app/e2e/texts.ts": "",
  "reference-app/e2e/journey.spec.ts": "",
  "reference-app/e2e/mock-console.spec.ts": "",
  "api-spec/src/mock/console/client/console.ts": "",
};
const graph = graphOf(new Map(Object.entries(FILES)));

/** The chosen tests by their names without folders. */
function chosen(...changed: string[]) {
  const { isSampleOfE2e, ...kinds } = testsAffectedBy(graph, changed);
  const names = Object.values(kinds).flatMap((files) => files.map((file) => path.basename(file)));
  return [...names, ...(isSampleOfE2e ? ["…"] : [])].join(" ");
}

describe("the tests that a change may break", () => {
  test.each([
    [
      "the contract: all that start a server",
      "api-spec/openapi/openapi.yaml",
      "ledger.test.ts spec.test.ts command.test.ts plan.test.ts journey.spec.ts …",
    ],
    ["the mock's world", "api-spec/src/mock/world/ledger.ts", "ledger.test.ts journey.spec.ts …"],
    ["a page that the mock serves: its spec", "api-spec/src/mock/console/client/console.ts", "mock-console.spec.ts"],
    ["what the command runs: tests that start it too", "contract-tests/src/plan.ts", "plan.test.ts command.test.ts"],
    ["a component", "design-system/src/components/Tag/Tag.tsx", "Tag.test.tsx Tag.stories.tsx"],
    ["a feature of the app: the specs of its room", "reference-app/src/features/help/rules.ts", "help.spec.ts"],
    ["what one room shares", "reference-app/src/shared/clock.ts", "clock.test.ts help.spec.ts"],
    ["what no room claims: a sample", "reference-app/src/shared/layout.ts", "journey.spec.ts …"],
    ["a helper of specs", "reference-app/e2e/texts.ts", "help.spec.ts records.spec.ts"],
    ["a test: itself", "reference-app/src/shared/clock.test.ts", "clock.test.ts"],
    ["what is gone", "contract-tests/test/gone.test.ts", ""],
  ])("%s", (_what, changed, tests) => {
    expect(chosen(changed)).toBe(tests);
  });

  test("every room of the app has specs, and they are there", () => {
    const rooms = ["src/features", "src/pages", "src/app"].flatMap(foldersIn);
    expect(Object.keys(SPECS_OF_ROOM).toSorted()).toEqual([...new Set(rooms)].toSorted());
    const specs = [SPECS_OF_ROOM, SPECS_OF_MOCK_PAGE].flatMap((table) => Object.values(table).flat());
    const named = new Set([...specs, ...SMOKE].map((spec) => `${spec}.spec.ts`));
    expect([...named].filter((file) => !readdirSync(path.join(app, "e2e")).includes(file))).toEqual([]);
  });
});
