import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { success, type Handler, type OperationId } from "../../../src/mock/handler.ts";
import { HANDLERS } from "../../../src/mock/handlers/handlers.ts";
import { bundle, child, operations, type Node } from "../../contract.ts";
import { openWorld, startMock, type Mock, type RunningMock } from "../start-mock.ts";

const WORKFLOWS = path.join(import.meta.dirname, "../../../workflows");
const CLI = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const FILES = readdirSync(WORKFLOWS).filter((name) => name.endsWith(".arazzo.yaml"));
/** The journeys use their personas once: a first login, the end of a contract and a first link with a third party happen only once. */
const ONCE = ["login-steps.arazzo.yaml", "late-acceptance.arazzo.yaml", "third-parties.arazzo.yaml"];

const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-workflows-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A part of the contract as JSON, without its examples. */
const textOf = (part: unknown) =>
  JSON.stringify(part, (key, value: unknown) => (key === "examples" ? undefined : value));

/** The components that a text refers to, directly or indirectly, by kind and name. */
function componentsOf(contract: Node, text: string, found: Record<string, Node> = {}): Record<string, Node> {
  for (const [, kind = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    const ofKind = (found[kind] ??= {});
    if (name in ofKind) continue;
    const part = textOf(child(contract, "components", kind, name));
    ofKind[name] = JSON.parse(part);
    componentsOf(contract, part, found);
  }
  return found;
}

/**
 * Copies the journeys into a folder, with a contract that contains only their operations. The runner reads the whole contract for each
 * journey, so a small one saves time.
 */
function copyJourneys(): void {
  const texts = readdirSync(WORKFLOWS).map((name) => [name, readFileSync(path.join(WORKFLOWS, name), "utf8")] as const);
  const taken = texts.flatMap(([, text]) => [...text.matchAll(/operationId: \S*\b(\w+)$/gm)].map(([, id]) => id));
  const contract = bundle();
  const routes = operations(contract).filter(({ id }) => taken.includes(id));
  const paths = textOf(Object.fromEntries(routes.map((route) => [route.path, child(contract, "paths", route.path)])));
  const securitySchemes = child(contract, "components", "securitySchemes");
  const components = { ...componentsOf(contract, paths), securitySchemes };
  const ofJourneys = { ...contract, paths: JSON.parse(paths), components };
  writeFileSync(path.join(folder, "contract.json"), JSON.stringify(ofJourneys));
  for (const [name, text] of texts)
    writeFileSync(path.join(folder, name), text.replace("../openapi/openapi.yaml", "contract.json"));
}
beforeAll(copyJourneys);

/** Runs files with Redocly, as `npm run workflows` does, and returns "green" or the failed step of each journey. */
const respect = ({ url }: Mock, files: readonly string[]) =>
  new Promise<{ code: unknown; journeys: Record<string, string> }>((resolve) => {
    const commandLine = [CLI, "respect", ...files, "--server", `api=${url}`, "--server", `control=${url}`];
    execFile(process.execPath, commandLine, { cwd: folder, maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
      const [, ...runs] = `${stdout}${stderr}`.split("Running workflow ");
      const outcomes = runs.map((run) => [
        /^\S+ \/ (\w+)/.exec(run)?.[1] ?? run,
        /✗ .* - step (\w+)/.exec(run)?.[1] ?? "green",
      ]);
      resolve({ code: error ? error.code : 0, journeys: Object.fromEntries(outcomes) });
    });
  });

/** A handler that reports success and does nothing. */
const forget: Handler = (request) => success(request, null);
const forgetToSend: Handler = (request) => success(request, { expiredMinutes: 5 });
const forgetToVerify: Handler = (request) =>
  success(request, { token: request.token, firstTimeLogin: false, passwordExpired: false });
/** Creates a handler that answers every call as it answered the first one, as if its key were valid for ever. */
function answerOnceFor(handler: Handler | undefined): Handler {
  let first: ReturnType<Handler> | undefined;
  return (request) => (first ??= handler?.(request) ?? success(request, null));
}
/** Creates a handler that returns an empty list, whatever was done before. */
const listNothing =
  (totals: object = {}): Handler =>
  (request) =>
    success(request, { content: [], page: 1, pageSize: 20, total: 0, totalPages: 0, ...totals });

const limitsWith = (used: object) => ["24h", "7d", "1m"].map((period) => ({ period, ...used }));
/** Answers as if the member had never played. */
const forgetToCount: Handler = (request) => {
  const money = limitsWith({ usedAmount: "0.00" });
  const session = limitsWith({ usedMinutes: 0 });
  return success(request, { currency: "PHP", coolOffHours: 24, deposit: money, loss: money, session });
};

/** For each journey: the call that the faulty server does not carry out, and the step that must fail because of it. */
const JOURNEYS: Record<string, { forgets: [OperationId, Handler]; missedBy: string }> = {
  offerAndSettle: { forgets: ["processHourlySalaryContract", forget], missedBy: "findItOn" },
  acceptTooLate: { forgets: ["decideContract", answerOnceFor(HANDLERS.decideContract)], missedBy: "acceptTooLate" },
  keepAndForgetAGame: { forgets: ["addFavoriteGame", forget], missedBy: "readIds" },
  keepKeys: { forgets: ["createReferralLink", answerOnceFor(HANDLERS.createReferralLink)], missedBy: "renew" },
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
  expireCodes: { forgets: ["changePassword", forget], missedBy: "setUpAuthenticatorAgain" },
  expireTemporaryPasswords: { forgets: ["requestPasswordByEmail", forget], missedBy: "readMail" },
  answerCaptcha: { forgets: ["listAccountEvents", listNothing()], missedBy: "readEvents" },
  expireSmsCodes: { forgets: ["resetPasswordByPhone", forget], missedBy: "resetTooLate" },
  refuseRegistrations: { forgets: ["sendRegisterSmsCode", forgetToSend], missedBy: "readCode" },
  hearTheSmsService: { forgets: ["sendRegisterSmsCode", forgetToSend], missedBy: "registerRecaptchaInvalid" },
  linkThirdParties: { forgets: ["listAccountEvents", listNothing()], missedBy: "readEvents" },
  endPlaySession: { forgets: ["getPlayLimits", forgetToCount], missedBy: "readLimits" },
  waitForDays: { forgets: ["confirmPlayLimit", forget], missedBy: "readUsed" },
  waitForMonths: { forgets: ["listRewards", forget], missedBy: "readRewards" },
  closeAndOpen: { forgets: ["getSystemStatus", forget], missedBy: "readStatus" },
  lockTransfers: { forgets: ["transferToRelative", forget], missedBy: "send" },
};
const outcomes = (outcome: (id: string) => string, ids = Object.keys(JOURNEYS)) =>
  Object.fromEntries(ids.map((id) => [id, outcome(id)]));

describe("the journeys, run by Redocly Respect", () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.stop());

  it("D3b pass, and pass again on the same mock", async () => {
    expect(await respect(mock, FILES)).toEqual({ code: 0, journeys: outcomes(() => "green") });
    const again = FILES.filter((file) => !ONCE.includes(file));
    expect(await respect(mock, again)).toMatchObject({ code: 0 });
  });

  it("D3b fail when an answer breaks the contract", async () => {
    const json = [{ operationId: "getWalletBalance", kind: "malformed", times: 1 }];
    await mock.call("POST", "/__mock/faults", { json });
    const journeys = { keepAndForgetAGame: "readBalance" };
    expect(await respect(mock, ["favourites.arazzo.yaml"])).toEqual({ code: 1, journeys });
  });

  it("D3b fail at the expected step when the server does not carry out one of their calls", async () => {
    const forgetful = Object.fromEntries(Object.values(JOURNEYS).map(({ forgets }) => forgets));
    const other = await startMock({ handlers: { ...HANDLERS, ...forgetful } });
    const journeys = outcomes((id) => JOURNEYS[id]?.missedBy ?? "");
    expect(await respect(other, FILES)).toEqual({ code: 1, journeys });
    await other.stop();
  });
});

it.each([
  [{ stake: "10.00" }, "address is the one that launchGame answered"],
  [{ address: "http://localhost:4011/play/slot?launch=none", stake: "10.00" }, "The game refuses: EXPIRED"],
])("the testers' control for rounds refuses %j with the reason", async (json, error) => {
  const mock = await openWorld();
  expect((await mock.call("POST", "/__mock/rounds", { json })).json).toEqual({ error });
});
