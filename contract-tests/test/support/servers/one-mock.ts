import type { TestProject } from "vitest/node";
import { startMockProcess } from "../../../../.ci/programs/mock.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the mock that all tests share; each test uses its own mock session. */
    mockUrl: string;
  }
}

/** Starts the mock once for all test files. */
export default async function startOneMock(project: TestProject): Promise<() => Promise<unknown>> {
  const mock = await startMockProcess("--memory");
  project.provide("mockUrl", mock.url);
  return () => mock.stop();
}
