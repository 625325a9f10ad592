import { describe, expect, it } from "vitest";
import { createCaptchas } from "../../../src/mock/world/authentication/captchas.ts";
import { createHandoffs } from "../../../src/mock/world/identity/handoffs.ts";
import { createIdempotency } from "../../../src/mock/world/idempotency.ts";
import { createLaunches } from "../../../src/mock/world/games/launches.ts";
import { createPasskeys } from "../../../src/mock/world/authentication/passkeys.ts";
import { createPlaySessions } from "../../../src/mock/world/protection/play-sessions.ts";
import { createScenarios } from "../../../src/mock/world/scenarios.ts";
import { createSessions, type Sessions } from "../../../src/mock/world/identity/sessions.ts";
import { createSettings } from "../../../src/mock/world/store.ts";
import { createTemporaryPasswords } from "../../../src/mock/world/authentication/temporary-passwords.ts";
import { createTimeOuts } from "../../../src/mock/world/protection/time-outs.ts";
import { createUploads } from "../../../src/mock/world/content/uploads.ts";
import { createVerificationCodes } from "../../../src/mock/world/authentication/verification-codes.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, openStage, START, type Stage } from "./stage.ts";

const LAUNCH = { accountId: "1", gameCode: "koi", backUrl: "http://localhost/", language: "bn" };

const sessionsOf = ({ store, clock }: Stage, ...scenario: "expired-sessions"[]) => {
  const scenarios = createScenarios(createSettings(store), clock);
  scenarios.choose(...scenario);
  return createSessions(store, clock, scenarios);
};

/** Starts a session and returns its id. */
const startIn = (sessions: Sessions) => sessions.find(sessions.start({ accountId: "1", pending: [] }))?.id ?? "";

/** Starts something and returns a function that tells whether it is still valid. */
type Begin = (stage: Stage) => () => boolean;

const LIFETIMES: [what: string, lifetimeMs: number, begin: Begin][] = [
  [
    "R272 the text of a captcha",
    5 * MINUTE_MS,
    ({ store, clock }) => {
      const captchas = createCaptchas(store, clock);
      const id = captchas.issue("Ab3");
      return () => captchas.redeem(id, " aB3 ");
    },
  ],
  [
    "D14 the sound of a captcha",
    5 * MINUTE_MS,
    ({ store, clock }) => {
      const captchas = createCaptchas(store, clock);
      const id = captchas.issue("Ab3");
      return () => captchas.textOf(id) === "ab3";
    },
  ],
  [
    "R123 a code for another device",
    2 * MINUTE_MS,
    (stage) => {
      const sessions = sessionsOf(stage);
      const handoffs = createHandoffs(stage.store, stage.clock, sessions);
      const { code } = handoffs.issue({ id: startIn(sessions), accountId: "1" });
      return () => handoffs.redeem(code).verdict === "right";
    },
  ],
  [
    "a passkey challenge",
    5 * MINUTE_MS,
    ({ store, clock }) => {
      const passkeys = createPasskeys(store, clock);
      const challenge = passkeys.challenge("1");
      return () => passkeys.redeem(challenge, "1");
    },
  ],
  [
    "R222 a temporary password",
    30 * MINUTE_MS,
    ({ store, clock }) => {
      const passwords = createTemporaryPasswords(store, clock);
      const password = passwords.issue("1");
      return () => passwords.redeem("1", password);
    },
  ],
  [
    "R222 the waiting time for another temporary password",
    5 * MINUTE_MS,
    ({ store, clock }) => {
      const passwords = createTemporaryPasswords(store, clock);
      passwords.issue("1");
      return () => passwords.waitMs("1") > 0;
    },
  ],
  [
    "R454 an SMS code",
    5 * MINUTE_MS,
    ({ store, clock }) => {
      const codes = createVerificationCodes(store, clock);
      codes.issue("login", "+880");
      return () => codes.check("login", "+880", "123456", "192.0.2.1") === "right";
    },
  ],
  [
    "R278 R492 the waiting time for another SMS code",
    5 * MINUTE_MS,
    ({ store, clock }) => {
      const codes = createVerificationCodes(store, clock);
      codes.issue("login", "+880");
      return () => codes.waitMs("login", "+880") > 0;
    },
  ],
  [
    "an unused launch",
    30 * MINUTE_MS,
    (stage) => {
      const sessions = sessionsOf(stage);
      const launches = createLaunches(stage.store, stage.clock, sessions);
      const token = launches.create({ ...LAUNCH, sessionId: startIn(sessions) });
      return () => launches.use(token) !== undefined;
    },
  ],
  [
    "D12 an idempotency key",
    DAY_MS,
    ({ store, clock }) => {
      const idempotency = createIdempotency(store, clock);
      const call = { accountId: "1", key: "key-00000001", operationId: "createDeposit", content: "{}" };
      idempotency.keep(call, { body: null });
      return () => idempotency.find(call) !== undefined && idempotency.operationOf("1", call.key) !== undefined;
    },
  ],
  [
    "an unused session",
    DAY_MS,
    (stage) => {
      const sessions = sessionsOf(stage);
      const token = sessions.start({ accountId: "1", pending: [] });
      return () => sessions.find(token) !== undefined;
    },
  ],
  [
    "a session in the scenario expired-sessions",
    MINUTE_MS,
    (stage) => {
      const sessions = sessionsOf(stage, "expired-sessions");
      const token = sessions.start({ accountId: "1", pending: [] });
      return () => sessions.count() === 1 && sessions.find(token) !== undefined;
    },
  ],
  [
    "D15 an idle play session",
    15 * MINUTE_MS,
    ({ store, clock }) => {
      const sessions = createPlaySessions(store, clock);
      sessions.record("1");
      return () => sessions.current("1")?.startedAt === START;
    },
  ],
  [
    "R401 a picture that no feedback uses",
    DAY_MS,
    ({ store, clock, timers }) => {
      const uploads = createUploads(store, clock, timers);
      const id = uploads.keep("1", "image/png", Buffer.from("picture"))?.id ?? "";
      return () => uploads.has("1", [id]);
    },
  ],
  ...(
    [
      ["24h", DAY_MS],
      ["7d", 7 * DAY_MS],
      ["30d", 30 * DAY_MS],
      ["6m", 184 * DAY_MS],
    ] as const
  ).map(([duration, lengthMs]): [string, number, Begin] => [
    `E104 D15 a break of ${duration}`,
    lengthMs,
    ({ store, clock }) => {
      const timeOuts = createTimeOuts(store, clock);
      timeOuts.start("1", duration);
      return () => timeOuts.current("1")?.duration === duration;
    },
  ]),
];

describe("the lifetimes", () => {
  it.each(LIFETIMES)("%s lasts exactly %i ms", (_, lifetimeMs, begin) => {
    const still = openStage();
    const holds = begin(still);
    still.pass(lifetimeMs - 1);
    expect(holds()).toBe(true);
    const over = openStage();
    const held = begin(over);
    over.pass(lifetimeMs);
    expect(held()).toBe(false);
  });
});

describe("use extends a lifetime", () => {
  it("a launch lasts half an hour from its last use", () => {
    const stage = openStage();
    const sessions = sessionsOf(stage);
    const launches = createLaunches(stage.store, stage.clock, sessions);
    const token = launches.create({ ...LAUNCH, sessionId: startIn(sessions) });
    for (let times = 0; times < 3; times += 1) {
      stage.clock.advance(30 * MINUTE_MS - 1);
      expect(launches.use(token)).toEqual(LAUNCH);
    }
  });

  it.each([
    ["a minute after the last extension", MINUTE_MS, false],
    ["one millisecond later", MINUTE_MS + 1, true],
  ])("a session is extended by a use %s: %i ms, %s", (_, afterMs, isProlonged) => {
    const stage = openStage();
    const sessions = sessionsOf(stage);
    const token = sessions.start({ accountId: "1", pending: [], ip: "1.2.3.4", device: "Chrome" });
    stage.clock.advance(afterMs);
    sessions.find(token);
    const lastUsedAt = START + (isProlonged ? afterMs : 0);
    expect(sessions.list("1", token)).toMatchObject([{ ip: "1.2.3.4", device: "Chrome", lastUsedAt, isCurrent: true }]);
    stage.clock.advance(DAY_MS - afterMs);
    expect(sessions.find(token) !== undefined).toBe(isProlonged);
  });

  it("in the scenario expired-sessions no use extends a session, and earlier sessions have ended", () => {
    const stage = openStage();
    const scenarios = createScenarios(createSettings(stage.store), stage.clock);
    const sessions = createSessions(stage.store, stage.clock, scenarios);
    const before = sessions.start({ accountId: "1", pending: [] });
    scenarios.choose("expired-sessions");
    const after = sessions.start({ accountId: "1", pending: [] });
    expect([sessions.find(before), sessions.find(after)?.accountId]).toEqual([undefined, "1"]);
    stage.clock.advance(MINUTE_MS - 1);
    expect(sessions.find(after)).toBeDefined();
    stage.clock.advance(1);
    expect(sessions.find(after)).toBeUndefined();
  });

  it("a play session lasts a quarter of an hour from its last stake, and then a new one begins", () => {
    const { store, clock } = openStage();
    const sessions = createPlaySessions(store, clock);
    sessions.record("1");
    clock.advance(15 * MINUTE_MS - 1);
    sessions.record("1");
    expect(sessions.current("1")).toEqual({ startedAt: START, endsAt: START + 30 * MINUTE_MS - 1 });
    clock.advance(15 * MINUTE_MS);
    sessions.record("1");
    expect(sessions.current("1")?.startedAt).toBe(START + 30 * MINUTE_MS - 1);
    expect(sessions.since("1", START + 30 * MINUTE_MS - 2)).toHaveLength(2);
    expect(sessions.since("1", START + 30 * MINUTE_MS - 1)).toHaveLength(1);
    sessions.end("1");
    expect(sessions.current("1")).toBeUndefined();
    expect(sessions.since("2", START)).toEqual([]);
  });
});

describe("D15 a break", () => {
  it.each([
    ["24h", 0, "24h", true],
    ["7d", 0, "24h", false],
    ["7d", 6 * DAY_MS, "24h", true],
    ["7d", 6 * DAY_MS - 1, "24h", false],
    ["6m", 154 * DAY_MS, "30d", false],
    ["6m", 0, "6m", true],
    ["30d", 0, "6m", true],
  ] as const)("of %s can be replaced after %i ms by %s: %s", (first, afterMs, second, isTaken) => {
    const { store, clock } = openStage();
    const timeOuts = createTimeOuts(store, clock);
    timeOuts.start("1", first);
    clock.advance(afterMs);
    expect(timeOuts.start("1", second) !== undefined).toBe(isTaken);
    expect(timeOuts.current("1")?.duration).toBe(isTaken ? second : first);
    expect(timeOuts.current("2")).toBeUndefined();
  });

  it("has a start and an end", () => {
    const { store, clock } = openStage();
    const timeOut = { duration: "7d", startedAt: START, until: START + 7 * 24 * HOUR_MS };
    expect(createTimeOuts(store, clock).start("1", "7d")).toEqual(timeOut);
  });
});
