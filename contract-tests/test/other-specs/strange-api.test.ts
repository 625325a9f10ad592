import { describe, expect, it } from "vitest";
import { PATIENCE_MS, runCommand } from "../support/command.ts";
import { startDesks, type DeskFault } from "../support/servers/desk-server.ts";
import { DESK_SPEC } from "../support/specs/desk-spec.ts";

const USER = ["--username", "rahim", "--password", "it is secret"];

async function reportOn(fault: DeskFault | undefined, user: readonly string[]) {
  const server = await startDesks(fault);
  try {
    const { reports, output } = await runCommand(["--url", server.url, "--unsafe", "--runs", "1", ...user], DESK_SPEC);
    const { findings, cases } = JSON.parse(reports["report.json"] ?? "{}") as {
      findings: { severity: string; check: string; operationId: string; message: string }[];
      cases: { id: string; outcome: string; reason: string | null; response: { status?: number } }[];
    };
    const told = findings.map((it) => `${it.severity} ${it.check} ${it.operationId}: ${it.message}`);
    return { told, cases, output, reports };
  } finally {
    await server.close();
  }
}

describe("an API that the command has never met", { timeout: PATIENCE_MS }, () => {
  it("is tested whole with a username and a password: no call meets an ended session, a conflict or a missing object", async () => {
    const { told, cases, output, reports } = await reportOn(undefined, USER);
    expect(told.filter((line) => line.startsWith("error"))).toEqual([]);
    const accepted = (id: string) => cases.find((it) => it.id.startsWith(id))?.response.status;
    expect(
      ["createDesk › example", "getDesk › example", "closeDesk › example", "removeDesk › example"].map(accepted),
    ).toEqual([201, 200, 200, 204]);
    const steps = cases.filter(({ id }) => id.startsWith("createDesk › lifecycle") && !id.endsWith("by another user"));
    expect(steps.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect(steps.length).toBeGreaterThan(5);
    for (const text of [output, ...Object.values(reports)]) expect(text).not.toMatch(/token-\d|it is secret/);
  });

  it.for<[DeskFault, RegExp]>([
    ["closes to an undocumented status", /^error schema closeDesk: /],
    ["closes a closed desk", /^warning invalid-accepted closeDesk: must be 409: the same call has succeeded before$/],
    ["accepts an ended session", /^error open-door \w+: must be 401 or 403: the token after logout$/],
    ["forgets new desks", /^warning effect getDesk: does not find what createDesk has made$/],
    ["adds a floor with another status", /^error undocumented-status addFloor: /],
    ["keeps removed drawers", /^warning effect getDesk: still holds \d+, which removeDrawer has removed$/],
    ["counts drawers wrongly", /^warning consistency \w+: must be \d, as computed from other values, but is \d$/],
    [
      "accepts a token after its lifetime",
      /^error open-door \w+: must be 401 or 403: the token after its lifetime of 1 s$/,
    ],
    ["says lifetimes in milliseconds", /^error plausibility login: must not be longer than the 1 s/],
    ["answers any Accept", /^error invalid-accepted listKinds: accepted an invalid request: Accept allows only /],
    [
      "prefers the first language",
      /^error consistency listKinds: must be .*: the language with the highest weight is sent$/,
    ],
    ["drops emoji", /^error effect getDesk: must be "Tea 🍵/],
  ])("causes a finding when it %s", async ([fault, expected]) => {
    expect((await reportOn(fault, USER)).told).toContainEqual(expect.stringMatching(expected));
  });

  it("keeps the session of --header, and says how to test the logout", async () => {
    const server = await startDesks();
    const login = await fetch(`${server.url}/sessions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"email":"rahim","password":"it is secret"}',
    });
    const { token } = (await login.json()) as { token: string };
    try {
      const given = ["--header", `Authorization: Bearer ${token}`];
      const { reports } = await runCommand(["--url", server.url, "--unsafe", "--runs", "1", ...given], DESK_SPEC);
      const { cases } = JSON.parse(reports["report.json"] ?? "{}") as {
        cases: { id: string; reason: string | null }[];
      };
      expect(cases.find(({ id }) => id === "logout › example")?.reason).toBe(
        "it ends the session of --header, which the other calls need: give --username and --password, so that the run can log in with login",
      );
    } finally {
      await server.close();
    }
  });
});
