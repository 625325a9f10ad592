import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PATIENCE_MS, runCommand } from "./support/command.ts";
import { startFaultProxy } from "./support/fault-proxy.ts";
import { PLANTED_FAULTS, TOKEN_ALIVE_AFTER_LOGOUT, type PlantedFault } from "./support/faults.ts";
import type { Listening } from "./support/listen.ts";
import { startMock } from "./support/mock.ts";

describe("a server with one fault, made of the mock", { timeout: PATIENCE_MS }, () => {
  let mock: Listening;
  beforeAll(async () => {
    mock = await startMock();
  }, PATIENCE_MS);
  afterAll(() => mock.close());

  const testFaulty = async (planted: PlantedFault) => {
    const proxy = await startFaultProxy(mock.url, planted, planted.fault);
    try {
      return await runCommand(["--url", proxy.url, "--only", planted.operationId, "--unsafe"]);
    } finally {
      await proxy.close();
    }
  };

  it.for(PLANTED_FAULTS)("is caught: $name at $operationId", async (planted) => {
    const { exitCode, output, errors, reports } = await testFaulty(planted);
    expect(errors).toBe("");
    expect(reports["report.json"]).toContain(
      `"headline": "${planted.operationId} ${planted.method} ${planted.path} · ${planted.finding}`,
    );
    expect(output).toContain("does not honour the spec");
    expect(exitCode).toBe(1);
  });

  it("is caught: a token that outlives the logout, told about the read it still opens", async () => {
    const { exitCode, output, reports } = await testFaulty(TOKEN_ALIVE_AFTER_LOGOUT);
    expect(reports["report.json"]).toContain(
      `"headline": "getMemberInfo GET /wps/member/info · ${TOKEN_ALIVE_AFTER_LOGOUT.finding}`,
    );
    expect(output).toContain("logout › access its token afterwards");
    expect(exitCode).toBe(1);
  });
});
