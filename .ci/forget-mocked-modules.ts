// Unit test files share their modules within a worker. A file that mocks a module leaves the mock in every module that imported it, so
// the next file would use it too. After such a file, the modules are loaded again.
import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

const MOCKS = /\bvi\.(?:do)?[mM]ock\(|\bvi\.resetModules\(/;

afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath !== undefined && MOCKS.test(readFileSync(testPath, "utf8"))) vi.resetModules();
});
