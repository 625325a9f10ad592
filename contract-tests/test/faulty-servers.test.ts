import { describe, expect, inject, it } from "vitest";
import { readContract } from "../src/spec/contract.ts";
import { PLANTED_FAULTS } from "./faults/first-list/index.ts";
import { PATIENCE_MS, runCommand, runProcess } from "./support/command.ts";
import { startFaultProxy } from "./support/servers/fault-proxy.ts";
import { readBundle } from "./support/servers/try-server.ts";

/** These faults are tested with the real command; power.test.ts tests the others without reports. */
const BY_PROCESS = "money as a number";
const BY_COMMAND = [
  BY_PROCESS,
  "a protected operation that needs no token",
  "a deposit that is created twice with one idempotency key",
  "a token that stays valid after the logout",
];

describe("the mock with one planted fault", { timeout: PATIENCE_MS }, () => {
  it.for(BY_COMMAND)("makes the command fail: %s", async (name) => {
    const planted = PLANTED_FAULTS.find((candidate) => candidate.name === name);
    if (!planted) throw new Error(`no fault is called ${name}`);
    const { operations } = readContract(await readBundle());
    const operationOf = (id: string) => operations.find((operation) => operation.id === id);
    const at = operationOf(planted.operationId);
    const named = operationOf(planted.findingAt?.[0] ?? planted.operationId);
    if (!at || !named) throw new Error(`the contract has no ${planted.operationId}`);
    const world = `command-${planted.operationId}`;
    const proxy = await startFaultProxy(inject("mockUrl"), { ...at, world }, planted.plant());
    const run = name === BY_PROCESS ? runProcess : runCommand;
    const { exitCode, output, errors, reports } = await run([
      "--url",
      proxy.url,
      "--only",
      planted.operationId,
      "--unsafe",
      "--quiet",
    ]);
    await proxy.close();
    expect(errors).toBe("");
    const said = (reports["report.json"] ?? "").replaceAll(String.raw`\"`, '"').split("\n");
    const lines = said.filter((line) => line.includes(`"headline": "${named.id} ${named.method} ${named.path} · `));
    expect(lines.join("\n")).toContain(planted.finding);
    expect(output).toContain("does not honour the spec");
    expect(exitCode).toBe(1);
  });
});
