import { beforeEach, describe, expect, it } from "vitest";
import { caller, openWorld, outboxOf, tokenOf, type Mock } from "../start-mock.ts";

const LAUNCH = { vassalage: "LOBBYKIT", gameType: "RNG", code: "paper-crane", platform: "WEB", language: "en" };
const NEW_PASSWORD = "another-1234";
const MINUTE_MS = 60_000;

let mock: Mock;
/** The session that launched the game, and another session of the same member. */
let token: string;
let other: string;
let game: URL;
beforeEach(async () => {
  mock = await openWorld();
  other = await tokenOf(mock, "demo");
  token = await tokenOf(mock, "demo");
  const launch = await mock.call("POST", "/wps/game/launchGame", { token, json: LAUNCH });
  game = new URL(Object(launch.json.value).content);
});

const tick = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });

/** The statuses of the game's page, of a call by the page and of a round for money. */
async function statusesOfGame() {
  const games = caller(game.origin);
  const page = await games("GET", game.pathname + game.search);
  const session = await games("GET", `/play/api/session${game.search}`);
  const json = { key: "round-00000001", stake: "10.00" };
  const round = await games("POST", `/play/api/round${game.search}`, { json });
  return [page.status, session.status, round.status];
}

async function resetByPhone() {
  await mock.call("POST", "/wps/verification/sms/noLogin", { json: { mobileNo: "1712345678" } });
  const json = { mobileNum: "1712345678", verificationCode: "123456", newPassword: NEW_PASSWORD };
  return mock.call("POST", "/wps/member/password/verification", { json });
}

async function useTemporaryPassword() {
  const text = new URLSearchParams({ username: "demo", email: "demo@example.com" }).toString();
  await mock.call("POST", "/wps/member/password/email", { text, type: "application/x-www-form-urlencoded" });
  const [mail] = await outboxOf(mock);
  return mock.call("POST", "/wps/session/login", {
    json: { type: "username", username: "demo", password: mail?.code },
  });
}

async function endIt() {
  const { json } = await mock.call("GET", "/wps/member/sessions", { token });
  const own = (json.value as { id: string; current: boolean }[]).find(({ current }) => current);
  return mock.call("DELETE", `/wps/member/sessions/${own?.id}`, { token: other });
}

const change = { oldPassword: "demo-1234", newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
const ENDS: [how: string, end: () => ReturnType<Mock["call"]>][] = [
  ["logs out", () => mock.call("DELETE", "/wps/session/logout", { token })],
  ["ends the launching session from another device", endIt],
  ["ends all other sessions from another device", () => mock.call("DELETE", "/wps/member/sessions", { token: other })],
  [
    "changes the password on another device",
    () => mock.call("POST", "/wps/member/password", { token: other, json: change }),
  ],
  ["resets the password by phone", resetByPhone],
  ["uses a temporary password", useTemporaryPassword],
];

describe("R274 a launch token", () => {
  it.each(ENDS)("ends when the member %s", async (_, end) => {
    expect(await statusesOfGame()).toEqual([200, 200, 200]);
    expect((await end()).status).toBe(200);
    expect(await statusesOfGame()).toEqual([401, 401, 401]);
  });

  it("ends when its session has been unused for a day, even though the game was in use", async () => {
    for (let minutes = 0; minutes < 24 * 60 - 20; minutes += 20) {
      await tick(20 * MINUTE_MS);
      expect((await caller(game.origin)("GET", `/play/api/session${game.search}`)).status).toBe(200);
    }
    await tick(20 * MINUTE_MS);
    expect(await statusesOfGame()).toEqual([401, 401, 401]);
  });

  it("ends when the expired-sessions scenario is on", async () => {
    await mock.call("POST", "/__mock/scenario", { json: { name: "expired-sessions" } });
    expect(await statusesOfGame()).toEqual([401, 401, 401]);
  });

  it("does not end when another session of the member ends", async () => {
    await mock.call("DELETE", "/wps/session/logout", { token: other });
    expect(await statusesOfGame()).toEqual([200, 200, 200]);
  });
});
