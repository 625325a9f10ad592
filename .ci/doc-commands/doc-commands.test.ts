import path from "node:path";
import { describe, expect, test } from "vitest";
import { faultOf } from "./check-command.ts";
import { commandsIn, readCommands } from "./read-commands.ts";

const root = path.join(import.meta.dirname, "../..");
const FEWEST = 150;
/** The check starts the contract command and the mock for their help texts, which is slow on a busy machine. */
const PATIENCE_MS = 60_000;

const inBlock = (text: string) => commandsIn("docs/planted.md", `\`\`\`sh\n${text}\n\`\`\`\n`);
const faultsOf = (text: string) => inBlock(text).map(faultOf);

describe("the commands in the documentation", () => {
  test("name scripts, packages, files and options that exist", { timeout: PATIENCE_MS }, () => {
    const commands = readCommands(root);
    const faults = commands.flatMap((command) => {
      const fault = faultOf(command);
      return fault === undefined ? [] : [`${command.file}:${command.line}: ${command.text}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(commands.length).toBeGreaterThan(FEWEST);
  });

  test.each([
    ["npm run storybok", 'package.json of . has no script "storybok"'],
    ["npm run bundle -w @lobbykit/nothing", "the workspace does not exist"],
    ["npm run contract -- --url http://localhost:4010 --sede 3", "contract-tests/src/cli.ts has no option --sede"],
    ["npm run mock -- --prot 4010", "api-spec/src/mock/main.ts has no option --prot"],
    ["npm run trace -- --checks", ".ci/requirements/trace.ts has no option --checks"],
    ["npm run unit -- no-such-test", 'no test of unit has "no-such-test" in its path'],
    ["npm install @lobbykit/desing-system", "@lobbykit/desing-system is no package of this repository"],
    ["npx @lobbykit/api-spec", "@lobbykit/api-spec has no command"],
    ["npx lobykit-contract --url URL", "node_modules/.bin has no lobykit-contract"],
    ["npx vitest run --project nothing", "Vitest has no project nothing"],
    ["lobbykit-contract k6 --output load.js", "contract-tests/src/cli.ts has no option --output"],
    ["docker build -t image api-spec/mocks", "there is no file api-spec/mocks"],
    ["redocly lint", "the program redocly is not known"],
  ])("are reported when they are wrong: %s", (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test("may name a file that a build writes, before it is built", () => {
    expect(faultsOf("npx redocly lint api-spec/dist/not-built.json")).toEqual([undefined]);
  });
});

describe("the parser of the documentation's commands", () => {
  test("joins continued lines and leaves out comments, quotes and variables", () => {
    expect(inBlock("# first\nA=1 curl -s \\\n  -H 'x: \"y\"'  # then\nnpm start").map(({ words }) => words)).toEqual([
      ["curl", "-s", "-H", 'x: "y"'],
      ["npm", "start"],
    ]);
  });

  test("finds commands in running text and in tables", () => {
    const commands = commandsIn("a.md", "Run `npm run prose`.\n\n| a |\n| --- |\n| `npm test`, `--flag` |\n");
    expect(commands.map(({ text, line }) => [text, line])).toEqual([
      ["npm run prose", 1],
      ["npm test", 5],
    ]);
  });
});
