import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { success, type Handler, type OperationId } from "../../src/mock/handler.ts";
import { HANDLERS } from "../../src/mock/handlers/handlers.ts";
import { startMock, type RunningMock } from "./start-mock.ts";

const FOLDER = path.join(import.meta.dirname, "../../workflows");
const CLI = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".arazzo.yaml"));
/** Its personas are asked once (a first login is the first once only). */
const ONCE = "login-steps.arazzo.yaml";

/** Runs files with a runner that is not ours, as `npm run workflows` does; of each journey "green", or the step that was red. */
const respect = ({ url }: RunningMock, files: readonly string[]) =>
  new Promise<{ code: unknown; journeys: Record<string, string> }>((resolve) => {
    const commandLine = [CLI, "respect", ...files, "--server", `api=${url}`, "--server", `control=${url}`];
    execFile(process.execPath, commandLine, { cwd: FOLDER, maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
      const [, ...runs] = `${stdout}${stderr}`.split("Running workflow ");
      const outcomes = runs.map((run) => [
        /^\S+ \/ (\w+)/.exec(run)?.[1] ?? run,
        /✗ .* - step (\w+)/.exec(run)?.[1] ?? "green",
      ]);
      resolve({ code: error ? error.code : 0, journeys: Object.fromEntries(outcomes) });
    });
  });

async function withMock(act: (mock: RunningMock) => Promise<void>, handlers = HANDLERS) {
  const mock = await startMock({ handlers });
  try {
    await act(mock);
  } finally {
    await mock.stop();
  }
}

/** Says yes and does nothing. */
const forget: Handler = (request) => success(request, null);
const forgetToSend: Handler = (request) => success(request, { expiredMinutes: 5 });
const forgetToVerify: Handler = (request) =>
  success(request, { token: request.token, firstTimeLogin: false, passwordExpired: false });
/** Lists nothing of what was done. */
const listNothing =
  (totals: object = {}): Handler =>
  (request) =>
    success(request, { content: [], page: 1, pageSize: 20, total: 0, totalPages: 0, ...totals });

/** Each journey with the call that a forgetful server gets wrong, and the step that misses what it forgot. */
const JOURNEYS: Record<string, { forgets: [OperationId, Handler]; missedBy: string }> = {
  offerAndSettle: { forgets: ["processHourlySalaryContract", forget], missedBy: "findItOn" },
  keepAndForgetAGame: { forgets: ["addFavoriteGame", forget], missedBy: "readIds" },
  markFirstLogin: { forgets: ["markFirstLogin", forget], missedBy: "signInAgain" },
  changeExpiredPassword: { forgets: ["changePassword", forget], missedBy: "readBalance" },
  verifyNewAddress: { forgets: ["verifyNewIp", forgetToVerify], missedBy: "readMember" },
  payInAndOut: { forgets: ["listWithdrawals", listNothing()], missedBy: "seeItLeave" },
  resetByEmail: { forgets: ["requestPasswordByEmail", forget], missedBy: "readMail" },
  resetBySms: { forgets: ["resetPasswordByPhone", forget], missedBy: "findTokenDead" },
  launchAndBet: {
    forgets: ["listBets", listNothing({ totals: { bets: 0, stake: "0.00", payout: "0.00", profit: "0.00" } })],
    missedBy: "findBet",
  },
  redeemPoints: { forgets: ["listPointRedemptions", listNothing()], missedBy: "listRedemptions" },
  registerByUsername: { forgets: ["sendRegisterSmsCode", forgetToSend], missedBy: "readCode" },
  registerByMobile: { forgets: ["sendRegisterSmsCode", forgetToSend], missedBy: "readCode" },
};
const outcomes = (outcome: (id: string) => string, ids = Object.keys(JOURNEYS)) =>
  Object.fromEntries(ids.map((id) => [id, outcome(id)]));

describe("the journeys, run by redocly respect", () => {
  it("D3b are green, and again against the same mock", () =>
    withMock(async (mock) => {
      expect(await respect(mock, FILES)).toEqual({ code: 0, journeys: outcomes(() => "green") });
      const again = FILES.filter((file) => file !== ONCE);
      expect(await respect(mock, again)).toMatchObject({ code: 0 });
    }));

  it("D3b against a server that forgets, each is red at the step that misses it", () => {
    const forgetful = Object.fromEntries(Object.values(JOURNEYS).map(({ forgets }) => forgets));
    return withMock(
      async (mock) => {
        const journeys = outcomes((id) => JOURNEYS[id]?.missedBy ?? "");
        expect(await respect(mock, FILES)).toEqual({ code: 1, journeys });
      },
      { ...HANDLERS, ...forgetful },
    );
  });

  it("D3b an answer that breaks the contract is red as well", () =>
    withMock(async (mock) => {
      const json = [{ operationId: "getWalletBalance", kind: "malformed", times: 1 }];
      await mock.call("POST", "/__mock/faults", { json });
      const journeys = { keepAndForgetAGame: "readBalance" };
      expect(await respect(mock, ["favourites.arazzo.yaml"])).toEqual({ code: 1, journeys });
    }));
});

it.each([
  [{ stake: "10.00" }, "address is the one that launchGame answered"],
  [{ address: "http://localhost:4011/play/slot?launch=none", stake: "10.00" }, "The game refuses: EXPIRED"],
])("a round of %j is refused with the reason", async (json, error) => {
  const mock = await startMock();
  try {
    expect((await mock.call("POST", "/__mock/rounds", { json })).json).toEqual({ error });
  } finally {
    await mock.stop();
  }
});
