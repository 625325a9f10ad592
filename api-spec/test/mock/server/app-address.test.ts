import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMock, tokenOf, type RunningMock } from "../start-mock.ts";

const APP = "https://lobby.example";

describe("D2 a mock whose app has another address", () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock({ appOrigin: APP });
  });
  afterAll(() => mock.stop());

  it("E091 makes referral links that lead to the app", async () => {
    const { json } = await mock.call("GET", "/wps/agent/referral-links", { token: await tokenOf(mock, "agent") });
    const { links } = json.value as { links: { url: string }[] };
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ url }) => new URL(url).origin !== APP)).toEqual([]);
  });

  it("R230 names the app as its domain", async () => {
    const route = await mock.call("GET", "/wps/system/domainRoute");
    const permission = await mock.call("GET", "/wps/system/permission?url=lobby.example");
    expect(route.json.value).toMatchObject({ domainList: ["lobby.example"] });
    expect(permission.json.value).toMatchObject({ info: { mainDomain: "lobby.example" } });
  });

  it.each([
    [undefined, 200],
    [`${APP}/slot-games`, 200],
    ["https://elsewhere.example/", 400],
  ])("E052 launches a game with the return address %s: status %i", async (backUrl, status) => {
    const launch = { vassalage: "LOBBYKIT", gameType: "RNG", platform: "WEB", language: "en", code: "paper-crane" };
    const answer = await mock.call("POST", "/wps/game/launchGame", {
      token: await tokenOf(mock, "demo"),
      json: { ...launch, ...(backUrl !== undefined && { backUrl }) },
      headers: { "idempotency-key": randomUUID() },
    });
    expect(answer.status).toBe(status);
  });
});
