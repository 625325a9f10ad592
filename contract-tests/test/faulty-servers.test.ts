import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../src/contract.ts";
import { PLANTED_FAULTS } from "./faults/index.ts";
import { PATIENCE_MS, runCommand } from "./support/command.ts";
import { startFaultProxy } from "./support/fault-proxy.ts";
import type { Listening } from "./support/listen.ts";
import { startMock } from "./support/mock.ts";
import { readBundle } from "./support/try-server.ts";

/** The whole way through a program of its own; power.test.ts tries every fault in one. */
const BY_COMMAND = [
  "money as a number",
  "an open door at a protected call",
  "a deposit that is ordered twice under one key",
  "a token that outlives the logout",
];

describe("a server with one fault, made of the mock", { timeout: PATIENCE_MS }, () => {
  let mock: Listening;
  beforeAll(async () => {
    mock = await startMock();
  }, PATIENCE_MS);
  afterAll(() => mock.close());

  it.for(BY_COMMAND)("fails the command: %s", async (name) => {
    const planted = PLANTED_FAULTS.find((candidate) => candidate.name === name);
    if (!planted) throw new Error(`no fault is called ${name}`);
    const { operations } = readContract(await readBundle());
    const operationOf = (id: string) => operations.find((operation) => operation.id === id);
    const at = operationOf(planted.operationId);
    const named = operationOf(planted.findingAt?.[0] ?? planted.operationId);
    if (!at || !named) throw new Error(`the contract has no ${planted.operationId}`);
    const proxy = await startFaultProxy(mock.url, at, planted.plant());
    const { exitCode, output, errors, reports } = await runCommand([
      "--url",
      proxy.url,
      "--only",
      planted.operationId,
      "--unsafe",
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
