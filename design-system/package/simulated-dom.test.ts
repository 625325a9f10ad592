import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Consumer, createConsumer } from "./consumer.ts";
import { COMPONENTS } from "./entries.ts";

const run = promisify(execFile);
const VITEST = path.join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
const LIBRARIES = ["@testing-library/dom", "@testing-library/react", "@testing-library/user-event", "vitest"];

interface Documented {
  components: readonly { name: string; code: string }[];
}

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer(inject("packed"), LIBRARIES);
  cpSync(path.join(import.meta.dirname, "simulated-dom"), consumer.folder, { recursive: true });
  const documented: Documented = JSON.parse(
    readFileSync(path.join(consumer.packageFolder, "dist/components.json"), "utf8"),
  );
  for (const { name, code } of documented.components) consumer.write(`examples/${name}.tsx`, code);
}, 300_000);
afterAll(() => consumer.remove());

interface Report {
  testResults: readonly { assertionResults: readonly { title: string; status: string; failureMessages: string[] }[] }[];
}

/** Runs the consumer's tests as a team would. Returns the number that passed, and the first lines of each failure. */
async function runTests(): Promise<{ passed: number; failed: string[] }> {
  const options = { cwd: consumer.folder, env: { ...process.env, NODE_ENV: "test" } };
  const command = [VITEST, "run", "--reporter=json", "--outputFile=report.json"];
  // A failed test ends the command with an error; the report says which.
  const output = await run(process.execPath, command, options).catch(({ stdout, stderr }) => ({ stdout, stderr }));
  expect(output.stderr).not.toContain("Unhandled");
  const report: Report = JSON.parse(readFileSync(path.join(consumer.folder, "report.json"), "utf8"));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status !== "passed");
  return {
    passed: results.length - failed.length,
    failed: failed.map(({ title, failureMessages }) => `${title}: ${failureMessages.join("\n").slice(0, 600)}`),
  };
}

const HELPER_TESTS = 6;

test("D17c all components and the test helpers work in jsdom after the test setup", async () => {
  expect(await runTests()).toEqual({ passed: COMPONENTS.length + HELPER_TESTS, failed: [] });
}, 120_000);
