import { describe, expect, it } from "vitest";
import type { Operation } from "../../../src/mock/http/route-table.ts";
import { injectedFaultFor } from "../../../src/mock/http/fault-injection.ts";
import { createFaults } from "../../../src/mock/world/faults.ts";
import { createScenarios, type ScenarioName } from "../../../src/mock/world/scenarios.ts";
import { createSettings } from "../../../src/mock/world/store.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openStage, START } from "../world/stage.ts";

const operationOf = (iid: string, tag = "wallet") => ({ iid, tags: [{ name: tag }] }) as unknown as Operation;
const WALLET = operationOf("getWalletBalance");

function openTrouble(...scenario: ScenarioName[]) {
  const { store, clock } = openStage();
  const scenarios = createScenarios(createSettings(store), clock);
  scenarios.choose(...scenario);
  const faults = createFaults();
  const world = { clock, scenarios, faults } as unknown as World;
  return { scenarios, faults, meet: (operation = WALLET) => injectedFaultFor(world, operation) };
}

describe("the injected fault of a call", () => {
  it("does not exist in the scenario normal", () => {
    expect(openTrouble().meet()).toEqual({ delayMs: 0 });
  });

  it("R254 is status 503 in maintenance, except for calls that show the site's status", () => {
    const { meet } = openTrouble("maintenance", "slow");
    expect(meet()).toMatchObject({
      delayMs: 0,
      reply: { status: 503, headers: { "retry-after": "60" }, body: { code: "MAINTENANCE", timestamp: START } },
    });
    expect(meet(operationOf("getSystemStatus", "system"))).toEqual({ delayMs: 1500 });
    expect(meet({ iid: "untagged" } as unknown as Operation).reply?.status).toBe(503);
  });

  it("is a delay of every answer in the scenario slow", () => {
    expect(openTrouble("slow").meet()).toEqual({ delayMs: 1500 });
  });

  it("is a failure of every third call since the scenario flaky began", () => {
    const { scenarios, meet } = openTrouble("flaky");
    const statuses = () => Array.from({ length: 4 }, () => meet().reply?.status);
    expect(statuses()).toEqual([undefined, undefined, 500, undefined]);
    scenarios.choose("flaky");
    expect(statuses()).toEqual([undefined, undefined, 500, undefined]);
  });

  it.each([
    [{ kind: "status", status: 429 }, { reply: { status: 429, headers: { "retry-after": "300" } } }],
    [{ kind: "status", status: 503 }, { reply: { status: 503, headers: { "retry-after": "60" } } }],
    [{ kind: "status", status: 500 }, { reply: { status: 500, headers: {}, body: { code: "INTERNAL_ERROR" } } }],
    [{ kind: "html", status: 504 }, { reply: { status: 504, body: expect.stringContaining("<title>504</title>") } }],
    [{ kind: "lost-request" }, { reply: { body: undefined }, spoil: "drop" }],
    [{ kind: "drop" }, { spoil: "drop" }],
    [{ kind: "malformed" }, { spoil: "malformed" }],
  ])("D12 happens once, only for its operation: the order %j gives %j", (fault, trouble) => {
    const { faults, meet } = openTrouble("slow");
    faults.order([{ operationId: "getWalletBalance", ...fault }]);
    expect(meet(operationOf("login"))).toEqual({ delayMs: 1500 });
    expect(meet()).toMatchObject({ delayMs: 1500, ...trouble });
    expect(meet()).toEqual({ delayMs: 1500 });
  });

  it("D12 adds its delay to the delay of the scenario", () => {
    const { faults, meet } = openTrouble("slow");
    faults.order([{ operationId: "getWalletBalance", kind: "delay", delayMs: 300 }]);
    expect(meet()).toEqual({ delayMs: 1800 });
  });
});

describe("the scenarios of a world", () => {
  it("can be combined, keep the time when they were chosen, and survive a restart", () => {
    const { store, clock } = openStage();
    const settings = createSettings(store);
    const scenarios = createScenarios(settings, clock);
    expect([scenarios.current(), scenarios.since()]).toEqual([["normal"], START]);
    clock.advance(5);
    scenarios.choose("slow", "flaky", "slow");
    expect([scenarios.current(), scenarios.since()]).toEqual([["slow", "flaky"], START + 5]);
    expect([scenarios.isOn("slow"), scenarios.isOn("maintenance"), scenarios.countCall()]).toEqual([true, false, 1]);
    clock.advance(5);
    const again = createScenarios(settings, clock);
    expect([again.current(), again.since()]).toEqual([["slow", "flaky"], START + 5]);
    again.choose();
    expect(again.current()).toEqual(["normal"]);
  });

  it("D11 skewed-time sets the clock seven minutes back while it is on", () => {
    const { store, clock } = openStage();
    const scenarios = createScenarios(createSettings(store), clock);
    scenarios.choose("skewed-time");
    expect(clock.now()).toBe(START - 7 * 60_000);
    scenarios.choose("normal");
    expect(clock.now()).toBe(START);
  });
});
