import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ACTIVITY_STATUSES } from "../../../src/mock/world/rewards/activities.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FREE_PLAY = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };

describe("the status of an activity", () => {
  let world: World;
  const idOf = (username: string) => world.accounts.byUsername(username)?.id ?? "";
  const standing = (activityId: string, username = "demo") => world.activities.of(idOf(username), activityId);
  const status = (activityId: string, username = "demo") => standing(activityId, username)?.status;
  const pass = (ms: number) => {
    world.clock.advance(ms);
    world.timers.runDue();
  };
  const apply = (activityId: string, remark = "", username = "demo") =>
    world.activities.enter({ accountId: idOf(username), activityId, remark, imageIds: [] });
  const stake = (username: string, stakeMinor: number) => {
    const bet = { category: "RNG", vassalage: "LOBBYKIT", gameCode: "lantern-night", roundId: "1", key: randomUUID() };
    world.bets.place({ accountId: idOf(username), stakeMinor, ...bet });
  };
  beforeEach(() => {
    world = createWorld();
    world.timers.runDue();
  });
  afterEach(() => world.close());

  it("R321 R322 R323 R324 R325 R326 R327 R328 takes each of its eight values for the persona demo", () => {
    const all = world.activities.list(idOf("demo")).map((one) => one.status);
    expect(new Set(all)).toEqual(new Set(ACTIVITY_STATUSES));
    expect(all).toEqual(all.toSorted((a, b) => ACTIVITY_STATUSES.indexOf(a) - ACTIVITY_STATUSES.indexOf(b)));
  });

  it("R321 R325 R323 R324 moves from applying to processing, issued and claimed, and the reward is paid once", () => {
    expect(status("lost-rounds-back")).toBe("applying");
    apply("lost-rounds-back");
    expect(status("lost-rounds-back")).toBe("processing");
    pass(2 * MINUTE_MS);
    expect(status("lost-rounds-back")).toBe("issued");
    const before = world.ledger.balanceOf(idOf("demo"));
    const rewardId = standing("lost-rounds-back")?.part?.rewardId ?? "";
    world.rewards.claim(rewardId);
    world.rewards.claim(rewardId);
    expect(status("lost-rounds-back")).toBe("claimed");
    expect(world.ledger.balanceOf(idOf("demo"))).toBe(before + 50_00);
  });

  it.each([
    ["R322", "Please reject this", "rejected"],
    ["R328", "Close it", "closed"],
    ["R323", "rejecting closely", "issued"],
  ])("%s after an application with the remark “%s” is “%s”", (_, remark, expected) => {
    apply("lost-rounds-back", remark);
    pass(2 * MINUTE_MS);
    expect(status("lost-rounds-back")).toBe(expected);
  });

  it("R327 R326 moves from comingSoon to joined when a playable activity starts", () => {
    expect(status("lantern-tournament")).toBe("comingSoon");
    pass(2 * DAY_MS);
    expect(status("lantern-tournament")).toBe("joined");
  });

  it("R326 R325 R323 R328 moves from joined to issued after enough play, and to closed after too little play", () => {
    stake("agent", 1_000_00);
    stake("legacy", 999_00);
    expect(status("slots-week", "agent")).toBe("joined");
    pass(5 * DAY_MS);
    expect([status("slots-week", "agent"), status("slots-week", "legacy")]).toEqual(["processing", "closed"]);
    pass(2 * MINUTE_MS);
    expect(status("slots-week", "agent")).toBe("issued");
  });

  it("R328 is closed when the member did not apply before the end, or did not claim the reward in time", () => {
    expect(status("autumn-festival")).toBe("closed");
    apply("lost-rounds-back");
    pass(2 * MINUTE_MS);
    pass(13 * DAY_MS);
    expect(status("lost-rounds-back")).toBe("issued");
    pass(DAY_MS);
    expect(status("lost-rounds-back")).toBe("closed");
    pass(30 * DAY_MS);
    expect(status("luckiest-win")).toBe("closed");
  });

  it("D15 is closed when the member has a self-exclusion", () => {
    apply("lost-rounds-back", "", "excluded");
    pass(2 * MINUTE_MS);
    expect(status("lost-rounds-back", "excluded")).toBe("closed");
  });
});

describe("activities and promotions over HTTP (R082, R023)", () => {
  let mock: Mock;
  let token: string;
  beforeEach(async () => {
    mock = await openWorld();
    token = await tokenOf(mock, "demo");
  });
  const read = async (path: string, as = token, headers = {}) =>
    Object((await mock.call("GET", path, { token: as, headers })).json.value);
  const apply = (
    id: string,
    json: object = {},
    { as = token, key = randomUUID() }: { as?: string; key?: string } = {},
  ) =>
    mock.call("POST", `/wps/activities/${id}/applications`, {
      token: as,
      json,
      headers: { "idempotency-key": key },
    });

  it("E081 lists activities with the member's status in pages, and filters them by status", async () => {
    const { content, total } = await read("/wps/activities", token, { "accept-language": "en" });
    expect(content).toHaveLength(total);
    expect(content[0]).toMatchObject({ id: "lost-rounds-back", status: "applying", rewardId: null, updatedAt: null });
    const rejected = await read("/wps/activities?status=rejected");
    expect(rejected.content).toEqual([expect.objectContaining({ reason: expect.stringMatching(/[ঀ-৿]/) })]);
    const issued = await read("/wps/activities?status=issued");
    expect(issued.content).toEqual([expect.objectContaining({ rewardId: expect.any(String), rewardAmount: "88.00" })]);
    expect((await read("/wps/activities?page=2&pageSize=2")).content[0].id).toBe(content[2].id);
    expect((await mock.call("GET", "/wps/activities?status=open", { token })).status).toBe(400);
  });

  it("E082 R468 accepts an application once for each idempotency key, and sends a message with the result", async () => {
    const key = randomUUID();
    const first = await apply("lost-rounds-back", { remark: "থেমে গেছে" }, { key });
    expect(first.json.value).toMatchObject({ activityId: "lost-rounds-back", status: "processing", imageIds: [] });
    expect((await apply("lost-rounds-back", { remark: "থেমে গেছে" }, { key })).json.value).toEqual(first.json.value);
    expect((await apply("lost-rounds-back", { remark: "other" }, { key })).json.code).toBe("IDEMPOTENCY_CONFLICT");
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 2 * MINUTE_MS } });
    const [letter] = (await read("/wps/messages", token, { "accept-language": "en" })).content;
    expect(letter).toMatchObject({ title: "Your reward is ready", read: false });
  });

  it.each(["eid-gift", "slots-week", "first-review", "lantern-tournament", "level-up", "autumn-festival"])(
    "E082 refuses an application for the activity %s, which accepts no applications",
    async (id) => {
      expect(await apply(id)).toMatchObject({ status: 409, json: { code: "STATE_CONFLICT" } });
    },
  );

  it("E082 R399 R401 refuses an unknown activity, a long remark, unknown pictures and too little play", async () => {
    expect(await apply("no-such-activity")).toMatchObject({ status: 404, json: { code: "NOT_FOUND" } });
    expect((await apply("lost-rounds-back", { remark: "a".repeat(141) })).status).toBe(400);
    expect((await apply("lost-rounds-back", { imageIds: Array.from({ length: 4 }, randomUUID) })).status).toBe(400);
    const unknown = await apply("lost-rounds-back", { imageIds: [randomUUID()] });
    expect(unknown).toMatchObject({ status: 422, json: { code: "UPLOAD_INVALID" } });
    const poor = await tokenOf(mock, "poor");
    expect(await apply("luckiest-win", {}, { as: poor })).toMatchObject({
      status: 422,
      json: { code: "NOT_ELIGIBLE" },
    });
    expect((await apply("lost-rounds-back", { remark: "a".repeat(140) })).status).toBe(200);
  });

  it("E082 R405 D15 refuses an application from free play and during a break, and hides promotions during a break", async () => {
    const guest = await mock.call("POST", "/wps/session/login/freeplay", { json: FREE_PLAY });
    const guestToken = String(Object(guest.json.value).token);
    expect((await apply("lost-rounds-back", {}, { as: guestToken })).json.code).toBe("REAL_ACCOUNT_REQUIRED");
    expect((await mock.call("GET", "/wps/promotions/PR-1001", { token: guestToken })).status).toBe(200);
    await mock.call("POST", "/wps/responsible/time-out", { token, json: { duration: "24h" } });
    expect((await apply("lost-rounds-back")).json.code).toBe("SELF_EXCLUDED");
    expect((await mock.call("GET", "/wps/promotions/PR-1001", { token })).json.code).toBe("SELF_EXCLUDED");
  });

  it("E083 shows a promotion with its full terms, its period and its picture", async () => {
    const welcome = await read("/wps/promotions/PR-1001", token, { "accept-language": "en" });
    expect(welcome).toMatchObject({
      id: "PR-1001",
      title: "A welcome for new members",
      endsAt: null,
      activityId: null,
    });
    expect((await mock.call("GET", welcome.image.url)).status).toBe(200);
    const rebate = await read("/wps/promotions/PR-1002");
    expect(rebate).toMatchObject({ title: "সপ্তাহান্তে স্লটে রিবেট", activityId: "slots-week" });
    expect((await mock.call("GET", rebate.image.url)).status).toBe(200);
    expect(Date.parse(rebate.endsAt) - Date.parse(rebate.startsAt)).toBe(60 * DAY_MS);
  });

  it("E083 answers 404 for ids of other announcements and for unknown ids", async () => {
    for (const id of ["PL-2001", "PR-9999"])
      expect(await mock.call("GET", `/wps/promotions/${id}`, { token })).toMatchObject({ status: 404 });
  });
});
