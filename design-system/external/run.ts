/**
 * `npm run external`: runs tests of other projects on our components. Their files are downloaded once, verified by a checksum and kept in
 * node_modules/.cache. On a machine without a network, LOBBYKIT_EXTERNAL names a folder that contains them. When they cannot be downloaded,
 * the run is skipped with a message.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EXPECTED_FAILURES } from "./expected-failures.ts";
import { addressOf, EXTERNAL_FOLDER, SUITES, type Suite } from "./suites.ts";

const TIMEOUT_MS = 15_000;
const root = path.join(import.meta.dirname, "../..");
const report = path.join(EXTERNAL_FOLDER, "report.json");

const isRight = (text: string, { sha256 }: Suite) => createHash("sha256").update(text).digest("hex") === sha256;

function read(folder: string, { file }: Suite): string | undefined {
  try {
    return readFileSync(path.join(folder, file), "utf8");
  } catch {
    return undefined;
  }
}

/** Returns the text of a test file from the cache or the network; undefined when there is none. @throws when its checksum differs */
async function fetched(suite: Suite): Promise<string | undefined> {
  const given = process.env.LOBBYKIT_EXTERNAL;
  const kept = read(EXTERNAL_FOLDER, suite);
  if (!given && kept !== undefined && isRight(kept, suite)) return kept;
  const text = given
    ? read(given, suite)
    : await fetch(addressOf(suite), { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        (response) => (response.ok ? response.text() : undefined),
        () => undefined,
      );
  if (text !== undefined && !isRight(text, suite)) throw new Error(`${suite.file} is not the file that was judged.`);
  return text;
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Runs all test files. @returns whether each test passed, by its name */
function run(): Map<string, boolean> {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const config = path.join(import.meta.dirname, "vitest.config.ts");
  const args = [vitest, "run", "-c", config, "--reporter=json", `--outputFile=${report}`];
  spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "ignore"] });
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  return new Map(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => [
        `${path.basename(name)} > ${[...ancestorTitles, title].join(" ")}`,
        status === "passed",
      ]),
    ),
  );
}

mkdirSync(EXTERNAL_FOLDER, { recursive: true });
const texts = await Promise.all(SUITES.map(fetched));
if (texts.includes(undefined)) {
  console.log("SKIPPED, nothing was tested: the tests of others are not here and could not be fetched.");
  console.log("Set LOBBYKIT_EXTERNAL to a folder that holds:");
  for (const suite of SUITES) console.log(`  ${suite.file}  ${addressOf(suite)}  sha256 ${suite.sha256}`);
} else {
  for (const [index, suite] of SUITES.entries())
    writeFileSync(path.join(EXTERNAL_FOLDER, suite.file), texts[index] ?? "");
  writeFileSync(report, "{}");
  const results = run();
  const known = new Set(EXPECTED_FAILURES.flatMap(({ lines }) => lines));
  const red = [
    ...[...results].filter(([line, isPassed]) => !isPassed && !known.has(line)).map(([line]) => `fails: ${line}`),
    ...[...known]
      .filter((line) => results.get(line) === true)
      .map((line) => `passes, though named as failing: ${line}`),
    ...[...known].filter((line) => !results.has(line)).map((line) => `is named, but gone: ${line}`),
    ...SUITES.filter(({ file }) => ![...results.keys()].some((line) => line.startsWith(file))).map(
      ({ file }) => `did not run: ${file}`,
    ),
  ];
  for (const { why, lines } of EXPECTED_FAILURES) console.log(`${lines.length} known to fail: ${why}`);
  for (const line of red) console.log(line);
  console.log(`${[...results.values()].filter(Boolean).length} passed, ${red.length} failed, ${known.size} skipped`);
  process.exitCode = red.length > 0 ? 1 : 0;
}
