import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PATIENCE_MS, runCommand, runProcess } from "./support/command.ts";
import { FIXTURE_SPEC } from "./support/fixture-spec.ts";
import type { Listening } from "./support/listen.ts";
import { IS_NIGHTLY } from "./support/nightly.ts";
import { startReferenceServer } from "./support/reference-server.ts";

/** One of each way in which a server is tried. */
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

/** What takes an id of somebody's team, or of a contract: an agent with another team is refused, with ids that are real. */
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

/** The places of the agent's area in which a second agent really sent what belongs to others, and was told 404. */
function foreignIds(report: string): string[] {
  const { cases }: { cases: { id: string; outcome: string; response?: { status?: number } }[] } = JSON.parse(report);
  const refused = cases.filter(
    ({ id, outcome, response }) =>
      id.endsWith("› by another agent") && outcome === "passed" && response?.status === 404,
  );
  const places = refused.map(({ id }) => id.replace(/ › isolation (\S+) .*$/, " $1"));
  return [...new Set(places)].filter((place) => /(?:Team|Contract|Dividend|Relative)/.test(place)).toSorted();
}

describe("a right server", { timeout: PATIENCE_MS }, () => {
  let server: Listening;
  beforeAll(async () => {
    server = await startReferenceServer(FIXTURE_SPEC);
  });
  afterAll(() => server.close());

  it("honours the spec with every kind of case, exit 0", async () => {
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

  it("is asked for an agent's area in the session of an agent", async () => {
    const asAgent = await runCommand(["--url", server.url, "--only", "listTeam"], FIXTURE_SPEC);
    expect(asAgent.exitCode).toBe(0);
    expect(asAgent.reports["junit.xml"]).toContain("login › sign in as agent");
    const argv = ["--url", server.url, "--only", "listTeam", "--agent-username", "demo"];
    const asMember = await runCommand(argv, FIXTURE_SPEC);
    expect(asMember.output).toContain("listTeam");
    expect(asMember.exitCode).toBe(1);
  });

  it("is asked nothing that may move money unless --unsafe says so", async () => {
    const { exitCode, reports } = await runCommand(["--url", server.url], FIXTURE_SPEC);
    expect(exitCode).toBe(0);
    expect(reports["junit.xml"]).toContain("getItem › example");
    expect(reports["junit.xml"]).not.toContain("sendParcel");
  });
});

/** A win is listed for twenty minutes: after them the list is another. */
const OTHER_WINS_MS = 20 * 60_000;
const TRIES = 200;

/** Moves the mock's clock on until the rows that the paging cases read, three pages of two, have one game twice. */
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

/** So many requests hold something of each kind of case for every operation, and every journey; the whole plan is some ten thousand. */
const SHARE = 2500;

describe("the mock of this repository", { timeout: PATIENCE_MS }, () => {
  const mockUrl = inject("mockUrl");
  const inWorld = (world: string) => ["--url", mockUrl, "--header", `X-Mock-Session: ${world}`];

  it("honours the spec, every operation of it, exit 0", async () => {
    const argv = [...inWorld("right"), "--unsafe", ...(IS_NIGHTLY ? [] : ["--max-cases", String(SHARE)])];
    const { exitCode, output, reports } = await runCommand(argv);
    expect(output).not.toContain("✗ login");
    expect(output).toContain("honours the spec");
    expect(reports["report.json"]).not.toContain('"neverAccepted": true');
    expect(exitCode).toBe(0);
    expect(foreignIds(reports["report.json"] ?? "")).toEqual(OF_AN_AGENT);
  });

  it("honours the spec where one game is won twice: the game is no key of a list of winners (E100)", async () => {
    await untilOneGameWinsTwice(mockUrl, { "X-Mock-Session": "winners" });
    const { output, exitCode } = await runCommand([...inWorld("winners"), "--only", "listWinners"]);
    expect(output).toContain("honours the spec");
    expect(exitCode).toBe(0);
  });
});
