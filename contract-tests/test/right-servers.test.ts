import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PATIENCE_MS, runCommand, runProcess } from "./support/command.ts";
import { FIXTURE_SPEC } from "./support/specs/fixture-spec.ts";
import { startFaultProxy, type ProxiedAnswer } from "./support/servers/fault-proxy.ts";
import type { Listening } from "./support/servers/listen.ts";
import { IS_NIGHTLY } from "./support/nightly.ts";
import { startReferenceServer } from "./support/servers/reference-server.ts";
import { openBench, tryServer } from "./support/servers/try-server.ts";

/** One example of each way in which a server is tested. */
const SOME_CASES = [
  "login › example typical",
  "login › encrypted body",
  "login › broken malformed JSON",
  "login › broken body/username missing",
  "logout › access its token afterwards",
  "listItems › access garbage token",
  "listItems › broken query page maximum+1",
  "getItem › generated path id #1",
  "sendParcel › broken body/delivery/street minLength-1",
  "requestMail › broken body/email format",
];

/** Operations with an id of a team member or of a contract: an agent with another team is refused for real ids. */
const OF_AN_AGENT = [
  "decideContract path/id",
  "listTeamBets query/memberId",
  "listTeamMembers query/parentId",
  "listTeamTransactions query/memberId",
  "offerContract body/memberId",
  "processDailySalaryContract body/requestId",
  "processDividendRequest body/requestId",
  "processHourlySalaryContract body/requestId",
  "transferToRelative body/memberId",
];

/** The places in the agent's area where a second agent sent real ids of others and was answered 404. */
function foreignIds(report: string): string[] {
  const { cases }: { cases: { id: string; outcome: string; response?: { status?: number } }[] } = JSON.parse(report);
  const refused = cases.filter(
    ({ id, outcome, response }) =>
      id.endsWith("› by another agent") && outcome === "passed" && response?.status === 404,
  );
  const places = refused.map(({ id }) => id.replace(/ › isolation (\S+) .*$/, " $1"));
  return [...new Set(places)].filter((place) => /(?:Team|Contract|Dividend|Relative)/.test(place)).toSorted();
}

describe("a correct server", { timeout: PATIENCE_MS }, () => {
  let server: Listening;
  beforeAll(async () => {
    server = await startReferenceServer(FIXTURE_SPEC);
  });
  afterAll(() => server.close());

  it("honours the spec with every kind of case, and the command exits with 0", async () => {
    const argv = ["--url", server.url, "--unsafe", "--quiet"];
    const { exitCode, output, errors, reports } = await runProcess(argv, FIXTURE_SPEC);
    expect(errors).toBe("");
    expect(output).toContain("honours the spec");
    expect(exitCode).toBe(0);
    const names = [...(reports["junit.xml"] ?? "").matchAll(/ name="([^"]+›[^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(SOME_CASES));
    expect(new Set(names).size).toBe(names.length);
    expect(reports["junit.xml"]).not.toContain("<failure");
  });

  it("is tested in the agent's area with an agent's session", async () => {
    const asAgent = await runCommand(["--url", server.url, "--only", "listTeam"], FIXTURE_SPEC);
    expect(asAgent.exitCode).toBe(0);
    expect(asAgent.reports["junit.xml"]).toContain("listTeam › example");
    const argv = ["--url", server.url, "--only", "listTeam", "--agent-username", "demo"];
    const asMember = await runCommand(argv, FIXTURE_SPEC);
    expect(asMember.output).toContain("listTeam");
    expect(asMember.exitCode).toBe(1);
  });

  it("gets no request that could move money without --unsafe", async () => {
    const { exitCode, reports } = await runCommand(["--url", server.url], FIXTURE_SPEC);
    expect(exitCode).toBe(0);
    expect(reports["junit.xml"]).toContain("getItem › example");
    expect(reports["junit.xml"]).not.toContain("sendParcel");
  });
});

/** A win is listed for twenty minutes; after that the list is different. */
const OTHER_WINS_MS = 20 * 60_000;
const TRIES = 200;

/** Advances the mock's clock until the rows that the paging cases read, three pages of two, have one game twice. */
async function untilOneGameWinsTwice(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await fetch(`${url}/wps/winners?merchantCode=ccgjoyf4&page=1&pageSize=6`, { headers });
    const { value }: { value: { content: { nodeId: number }[] } } = JSON.parse(await answer.text());
    if (new Set(value.content.map(({ nodeId }) => nodeId)).size < value.content.length) return;
    const body = JSON.stringify({ advanceMs: OTHER_WINS_MS });
    await fetch(`${url}/__mock/clock`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
  }
  throw new Error(`no game won twice in ${TRIES} lists`);
}

/** Changes the balance in a response. */
function withOtherBalance(answer: ProxiedAnswer, change: number): ProxiedAnswer {
  const { value, ...rest }: { value: { balance: string } } = JSON.parse(answer.body);
  const balance = (Number(value.balance) + change).toFixed(2);
  return { ...answer, body: JSON.stringify({ ...rest, value: { ...value, balance } }) };
}

/** This many requests include each kind of case for every operation, and every journey; the whole plan has about ten thousand. */
const SHARE = 2500;

describe("the mock of this repository", { timeout: PATIENCE_MS }, () => {
  const mockUrl = inject("mockUrl");
  const inWorld = (world: string) => ["--url", mockUrl, "--header", `X-Mock-Session: ${world}`];

  it.for<[string, number, number[]]>([
    // One of these readings comes directly after points were converted to money.
    ["convertPoints", 500, [18, 19, 20, 21]],
    // One of these readings comes directly after money was transferred.
    ["transferWallet", -500, [15, 16, 17, 18]],
  ])(
    "is not blamed at %s when something else changes the balance once, by %i",
    async ([operation, change, moments]) => {
      const bench = await openBench();
      const doubted: string[] = [];
      for (const moment of moments) {
        let readings = 0;
        const place = { method: "GET", path: "/wps/v2/wallets/balance", world: `change-${operation}-${moment}` };
        const proxy = await startFaultProxy(mockUrl, place, async (request, forward) => {
          const answer = await forward(request);
          readings += 1;
          return readings === moment ? withOtherBalance(answer, change) : answer;
        });
        const { errors, warnings } = await tryServer(bench, { url: proxy.url, only: [operation], runs: 0 });
        await proxy.close();
        expect(errors).toEqual([]);
        doubted.push(...warnings.map(({ headline }) => headline));
      }
      expect(doubted.join("\n")).toContain("When the requests were sent again, this did not happen again");
    },
  );

  it("honours the spec with all operations, and the command exits with 0", async () => {
    const argv = [...inWorld("right"), "--unsafe", ...(IS_NIGHTLY ? [] : ["--max-cases", String(SHARE)])];
    const { exitCode, output, reports } = await runCommand(argv);
    expect(output).not.toContain("✗ login");
    expect(output).toContain("honours the spec");
    expect(reports["report.json"]).not.toContain('"neverAccepted": true');
    expect(exitCode).toBe(0);
    expect(foreignIds(reports["report.json"] ?? "")).toEqual(OF_AN_AGENT);
  });

  it("honours the spec when one game is won twice, because the game is not a key of the winners (E100)", async () => {
    await untilOneGameWinsTwice(mockUrl, { "X-Mock-Session": "winners" });
    const { output, exitCode } = await runCommand([...inWorld("winners"), "--only", "listWinners"]);
    expect(output).toContain("honours the spec");
    expect(exitCode).toBe(0);
  });
});
