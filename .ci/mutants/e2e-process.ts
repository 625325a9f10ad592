import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readTestReport } from "../stages/test-report.ts";
import type { TestProcess } from "./test-process.ts";
import type { FailedTest } from "./vitest-process.ts";

const FIRST_PORT = 5300;
const PORTS_EACH = 3;

function failureIn(report: string): FailedTest {
  const test = readTestReport(report).tests.find(({ outcome }) => outcome === "failed");
  return test
    ? { file: `reference-app/e2e/${test.file}`, title: test.title, message: "" }
    : { file: "", title: "the app is built and served", message: "" };
}

/** Playwright in the checkout in `folder`, on ports that no other job uses. It rebuilds the app when a source has changed. */
export function e2eProcess(folder: string, job: number): TestProcess {
  const [app, mock, games] = Array.from({ length: PORTS_EACH }, (_, index) => FIRST_PORT + job * PORTS_EACH + index);
  const report = path.join(folder, "e2e-report.json");
  const command = ["node_modules/@playwright/test/cli.js", "test", "-c", "reference-app/playwright.config.ts", "-x"];
  let child: ChildProcess | undefined;
  return {
    stop() {
      if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    },
    async run({ files }) {
      rmSync(report, { force: true });
      child = spawn(process.execPath, [...command, ...files], {
        cwd: folder,
        detached: true,
        stdio: "ignore",
        env: {
          ...process.env,
          E2E_PORT: String(app),
          E2E_MOCK_PORT: String(mock),
          E2E_GAMES_PORT: String(games),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      });
      const [exitCode] = await once(child, "exit");
      if (exitCode === 0) return { type: "passed" };
      return { type: "failed", test: failureIn(readFileSync(report, "utf8")) };
    },
  };
}
