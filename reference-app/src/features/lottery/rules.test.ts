import { describe, expect, test } from "vitest";
import {
  backOff,
  ballRowsOf,
  ballsOf,
  drawStateAt,
  drawTime,
  dueTimes,
  dueTimesOfHeld,
  familyOf,
  filterGames,
  gamesOfDay,
  gamesOfMenu,
  groupBy5,
  groupByRegion,
  groupByTag,
  isByDay,
  kindOf,
  launchableOf,
  menuTagOf,
  nextRefresh,
  nextWarning,
  parseFilter,
  resultsPath,
  shouldShowWeekdays,
  WEEKDAYS,
  weekdayLabel,
  weekdayOf,
  withFilter,
  withinMinute,
  type LotteryGame,
  type LotteryMenuItem,
} from "./rules.ts";

const NOW_MS = 1_795_251_600_000;

const game = (fields: Partial<LotteryGame> = {}): LotteryGame => ({
  code: "vn-1min",
  remark: "1-minute draw",
  webIconUrl: "/art/lottery/vn-1min.png",
  isSale: true,
  fewinTime: NOW_MS + 95_000,
  remainTime: 95,
  lockTime: 15,
  closesAt: NOW_MS + 80_000,
  numero: "20261121-0581",
  previousNumero: "20261121-0580",
  previousWinningNumber: "12,07,33,41,05",
  gameMenuTag: "fast",
  drawDayOfWeek: "1,2,3,4,5,6,7",
  gameMenus: ["fast"],
  tag: "SSC",
  region: null,
  ...fields,
});

const menuItem = (fields: Partial<LotteryMenuItem> = {}): LotteryMenuItem => ({
  tag: "north",
  labelName: "Miền Bắc",
  region: "north",
  drawDayOfWeek: "1,2,3,4,5,6,7",
  gameCode: "mien-bac",
  numero: "20261121-01",
  fewinTime: NOW_MS + 5_400_000,
  remainTime: 5400,
  lockTime: 600,
  closesAt: NOW_MS + 4_800_000,
  ...fields,
});

describe("nextRefresh", () => {
  test.each([
    ["R302 waits for the draw that is due first", [20_000, 12_000, 25_000], 12_000],
    ["R302 R480 caps the wait at 30 s", [95_000], 30_000],
    ["R302 waits 1 s at least", [40], 1000],
    ["R302 waits for the first coming draw while another has no time left", [-5000, 0, 3000], 3000],
    ["R303 R480 waits 7 s at most while a draw has no time left", [-5000, 9000], 7000],
    ["R303 R480 waits 7 s when every draw is past", [-5000, 0], 7000],
    ["R303 waits 7 s without draws", [], 7000],
  ])("%s", (_title, dueInMs, waitMs) => {
    const dueTimesMs = dueInMs.map((ms) => NOW_MS + ms);
    expect(nextRefresh(dueTimesMs, 500, NOW_MS, 0)).toBe(waitMs);
  });

  test.each([
    ["the draw alone when the client's random delay is zero", [12_000], 0, 12_000],
    ["the draw and the client's random delay", [12_000], 0.25, 15_000],
    ["the draw and the client's random delay, but at most 30 s", [25_000], 1, 30_000],
    ["30 s without the random delay when the draw is later", [95_000], 1, 30_000],
    [
      "the draw and the client's random delay, but at most 7 s while another draw has no time left",
      [-1, 3000],
      1,
      7000,
    ],
    ["7 s without the random delay when every draw is past", [-1], 1, 7000],
  ])("R302 R303 R480 D10 waits for %s", (_title, dueInMs, share, waitMs) => {
    const dueTimesMs = dueInMs.map((ms) => NOW_MS + ms);
    expect(nextRefresh(dueTimesMs, 12_000, NOW_MS, share)).toBe(waitMs);
  });

  test("D10 over many draws, each client keeps its own delay after a draw", () => {
    const draws = Array.from({ length: 20 }, (_none, index) => NOW_MS + index * 30_000);
    const placeAfter = (share: number) => {
      let askedAtMs = NOW_MS + 20_000;
      while (askedAtMs < NOW_MS + 10 * 60_000 - 30_000) {
        askedAtMs += nextRefresh(
          draws.filter((due) => due > askedAtMs),
          2000,
          askedAtMs,
          share,
        );
      }
      return askedAtMs % 30_000;
    };
    const places = [0.25, 0.5, 0.75, 1].map((share) => placeAfter(share) - (NOW_MS % 30_000));
    expect(new Set(places).size).toBe(4);
  });

  test("R302 ignores games without a draw number", () => {
    const games = [game({ numero: null, fewinTime: NOW_MS + 1000 }), game({ fewinTime: NOW_MS + 8000 })];
    expect(dueTimes(games, NOW_MS)).toEqual([NOW_MS + 8000]);
  });

  test.each([
    ["R303 a draw that is past has no time left", { fewinTime: NOW_MS - 1 }, [-1]],
    ["R303 a draw whose numbers are late has no time left", { previousWinningNumber: null }, [95_000, 0]],
    ["a game that has not drawn yet is not late", { previousNumero: null, previousWinningNumber: null }, [95_000]],
  ])("%s", (_title, fields, dueInMs) => {
    expect(dueTimes([game(fields)], NOW_MS)).toEqual(dueInMs.map((ms) => NOW_MS + ms));
  });

  test.each([
    ["12,07,33,41,05", [30_000]],
    [null, [30_000, 0]],
  ])(
    "R303 a list of past draws whose latest winning numbers are %s is due at the right time",
    (winningNumber, dueInMs) => {
      const list = { draws: [{ winningNumber }], nextRefreshAt: NOW_MS + 30_000 };
      expect(dueTimesOfHeld(list, NOW_MS)).toEqual(dueInMs.map((ms) => NOW_MS + ms));
    },
  );
});

test.each([
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [5, 32_000],
  [6, 60_000],
  [40, 60_000],
])("D10 after %d failures in a row, the next request waits for %d ms", (failures, waitMs) => {
  expect(backOff(failures, 0)).toBe(waitMs);
});

test.each([
  ["a longer Retry-After replaces the wait after failures", 1, 0, 90_000, 90_000],
  ["a shorter Retry-After does not replace the wait after failures", 3, 0, 1000, 8000],
  ["clients that failed together retry at different times", 2, 1, undefined, 8000],
  ["retries are delayed at random by at most 10 s more", 6, 1, undefined, 70_000],
  ["a Retry-After is also delayed at random", 4, 0.5, 90_000, 95_000],
] as const)("D10 %s", (_title, failures, random, retryAfterMs, waitMs) => {
  expect(backOff(failures, random, retryAfterMs)).toBe(waitMs);
});

test.each([
  ["the first requests are sent when they are due", [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000], 8000, 8000],
  ["the tenth request waits for at most 7 s", [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000], 9000, 15_000],
  [
    "a request waits until the first is a minute old",
    [0, 7, 14, 21, 28, 35, 42, 49, 56].map((s) => s * 1000),
    57_000,
    60_000,
  ],
  ["requests every 7 s (R303) never wait", [0, 7, 14, 21, 28, 35, 42, 49, 56].map((s) => s * 1000), 63_000, 63_000],
])("D10 at most nine requests a minute: %s", (_title, askedAtMs, dueAtMs, atMs) => {
  expect(withinMinute(dueAtMs, askedAtMs)).toBe(atMs);
});

test("R237 R301 the draw time is the current time + remaining time - lock time in seconds", () => {
  expect(drawTime(game())).toBe(NOW_MS + 95_000 - 15_000);
});

describe("drawStateAt", () => {
  test.each([
    ["R298 is notOnSale for a game that is not on sale", { isSale: false }, 0, "notOnSale"],
    ["is noDraw for a game without a draw number", { numero: null }, 0, "noDraw"],
    ["R301 is open until the draw time", {}, 79_999, "open"],
    ["R301 is drawing from the draw time on", {}, 80_000, "drawing"],
    ["is drawing until the numbers are due", {}, 94_999, "drawing"],
    ["is resultPending when the numbers are late", {}, 95_000, "resultPending"],
  ] as const)("%s", (_title, fields, afterMs, state) => {
    expect(drawStateAt(game(fields), NOW_MS + afterMs)).toBe(state);
  });
});

test.each([
  ["a minute before", 90_000, { kind: "minuteLeft", atMs: NOW_MS - 60_000 }],
  ["ten seconds before", 60_000, { kind: "secondsLeft", atMs: NOW_MS - 10_000 }],
  ["when betting closes", 10_000, { kind: "closed", atMs: NOW_MS }],
  ["not again", 0, undefined],
])("WCAG 4.1.3 the next warning of a draw is announced %s", (_title, leftMs, warning) => {
  expect(nextWarning(NOW_MS, NOW_MS - leftMs)).toEqual(warning);
});

test("D11 no draw is shown as open while the server's time is uncertain", () => {
  expect(drawStateAt(game(), undefined)).toBe("checking");
  expect(drawStateAt(game({ isSale: false }), undefined)).toBe("notOnSale");
});

describe("the games of the header menu", () => {
  const fast = game();
  const hanoi = game({ code: "hanoi", region: "north" });
  const hue = game({ code: "hue", region: "central", drawDayOfWeek: "2" });

  test("E057 R111 R112 R238 take names, regions and days from the Vietnamese menu", () => {
    const menu = [
      menuItem({ gameCode: "hue", labelName: "Huế", region: "central", drawDayOfWeek: "2,1" }),
      menuItem({ gameCode: "unknown" }),
      menuItem({ gameCode: "hanoi", labelName: "Hà Nội" }),
    ];
    expect(gamesOfMenu([hanoi, fast, hue], menu)).toEqual([
      fast,
      { ...hue, remark: "Huế", drawDayOfWeek: "2,1" },
      { ...hanoi, remark: "Hà Nội" },
    ]);
  });

  test("R111 keep their own data without the Vietnamese menu", () => {
    expect(gamesOfMenu([hanoi, fast, hue])).toEqual([hanoi, fast, hue]);
  });
});

describe("weekdays", () => {
  test("R112 only the central and southern regions are grouped by day", () => {
    expect((["north", "central", "south", null] as const).map(isByDay)).toEqual([false, true, true, false]);
  });

  test.each([
    ["2026-11-22", "1"],
    ["2026-11-23", "2"],
    ["2026-11-28", "7"],
    ["never", undefined],
  ])("R113 the draw day of %s is %s", (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test("R179 are in the order 2,3,4,5,6,7,1", () => {
    expect(WEEKDAYS.join()).toBe("2,3,4,5,6,7,1");
  });

  test("R112 R113 are named T2 to T7 and CN for Sunday", () => {
    expect(WEEKDAYS.map(weekdayLabel)).toEqual(["T2", "T3", "T4", "T5", "T6", "T7", "CN"]);
  });

  test.each([
    ["R046 are shown when an item draws only on certain days", ["1,2,3,4,5,6,7", "4,7"], true],
    ["R046 are not shown when every item draws daily", ["1,2,3,4,5,6,7", "1,2,3,4,5,6,7"], false],
    ["R046 are not shown without items", [], false],
  ])("%s", (_title, days, isShown) => {
    expect(shouldShowWeekdays(days.map((drawDayOfWeek) => menuItem({ drawDayOfWeek })))).toBe(isShown);
  });
});

test.each([
  ["", { menuTag: undefined, weekday: undefined, search: "" }],
  ["menu=south&day=1&q=Da", { menuTag: "south", weekday: "1", search: "Da" }],
  ["day=8", { menuTag: undefined, weekday: undefined, search: "" }],
])("the list of lotteries reads the query ?%s as the right filter", (query, filter) => {
  expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
});

test.each([
  ["view=recent&menu=south&day=1", { weekday: undefined }, "view=recent&menu=south"],
  ["menu=south&day=1", { menuTag: "fast", weekday: undefined }, "menu=fast"],
  ["q=da", { search: "đà" }, "q=%C4%91%C3%A0"],
  ["q=da", { search: "" }, ""],
])("in the list of lotteries, the query ?%s with the change %j becomes ?%s", (query, changes, changed) => {
  expect(withFilter(new URLSearchParams(query), changes).toString()).toBe(changed);
});

describe("filterGames", () => {
  const games = [
    game({ code: "a", remark: "1-minute draw" }),
    game({ code: "b", remark: "Đà Lạt", gameMenuTag: "south", gameMenus: ["south", "hot"], drawDayOfWeek: "1" }),
    game({ code: "c", remark: "Đà Nẵng", gameMenuTag: "central", gameMenus: ["central"], drawDayOfWeek: "4,7" }),
  ];
  test.each([
    ["finds everything without a filter", {}, "abc"],
    ["R178 finds the games of a menu tag", { menuTag: "south" }, "b"],
    ["R178 finds games that are listed under a further tag", { menuTag: "hot" }, "b"],
    ["R179 finds the games of a weekday", { weekday: "7" }, "ac"],
    ["R180 finds the games whose remark contains the text, in upper or lower case", { search: "đÀ" }, "bc"],
    ["R180 finds the digits of a Bengali keyboard", { search: "১-minute" }, "a"],
    ["R180 ignores spaces around the text", { search: "  minute " }, "a"],
    ["R046 finds the games that match all three filters", { menuTag: "central", weekday: "4", search: "đà" }, "c"],
    ["finds nothing when no game matches all filters", { menuTag: "central", weekday: "1" }, ""],
  ] as const)("%s", (_title, filter, codes) => {
    const found = filterGames(games, { menuTag: undefined, weekday: undefined, search: "", ...filter });
    expect(found.map(({ code }) => code).join("")).toBe(codes);
  });
});

test("R178 R238 menu tags keep the order of the menu", () => {
  const items = ["south", "fast", "south"].map((tag, index) => menuItem({ tag, gameCode: String(index) }));
  const groups = groupByTag(items).map(({ tag, items }) => [tag, items.map(({ gameCode }) => gameCode).join()]);
  expect(groups).toEqual([
    ["south", "0,2"],
    ["fast", "1"],
  ]);
});

test.each([
  ["PK10", "PK10"],
  ["north", "NORTH"],
  ["unheard", undefined],
])("R178 the menu tag %s has the name %s", (tag, known) => {
  expect(menuTagOf(tag)).toBe(known);
});

test("R112 regions are in the order north, central, south, after games without a region", () => {
  const items = (["south", null, "north", "south"] as const).map((region) => game({ region }));
  expect(groupByRegion(items).map(({ region, items }) => [region, items.length])).toEqual([
    [null, 1],
    ["north", 1],
    ["south", 2],
  ]);
});

test.each([
  [0, []],
  [5, [5]],
  [11, [5, 5, 1]],
])("R111 %d header entries are split into columns of 5", (count, sizes) => {
  expect(groupBy5(Array.from({ length: count })).map((column) => column.length)).toEqual(sizes);
});

test.each([
  ["SSC", "vn-1min", "SSC"],
  ["11x5", "gd-11x5", "11X5"],
  ["fast", "bj-pk10", "PK10"],
  ["lhc_hk", "hk", "LHC"],
  ["LF", "cq", "LF"],
  ["shelf", "selfie", undefined],
])("R513 the tag %s with the code %s has the picture of %s", (tag, code, kind) => {
  expect(kindOf({ tag, code })).toBe(kind);
});

test.each([
  ["SSC", 1],
  ["11X5", 1],
  ["PK10", 2],
  ["LHC", 2],
  [undefined, 1],
] as const)("R182 a card of the kind %s keeps space for %d rows of balls", (kind, rows) => {
  expect(ballRowsOf(kind)).toBe(rows);
});

test.each([
  ["12,07,33", undefined, ["12", "07", "33"], []],
  ["12,07,33", "SSC", ["12", "07", "33"], []],
  ["12,07,33", "LHC", ["12", "07"], ["33"]],
  [null, "LHC", [], []],
  [null, undefined, [], []],
] as const)(
  "R182 the winning number %s of kind %s has the balls %j and the special balls %j",
  (winningNumber, kind, numbers, specials) => {
    expect(ballsOf(winningNumber, kind)).toEqual({ numbers, specials });
  },
);

test.each([
  [null, "ELOTT", "TCG_SEA"],
  ["north", "LOTT", "TCG_LOTTO_VN"],
] as const)(
  "R318 a game of region %s is launched with the type %s and the account %s",
  (region, gameType, accountTypeName) => {
    expect(launchableOf(game({ region }))).toMatchObject({ code: "vn-1min", gameType, accountTypeName });
  },
);

test("R247 R319 a game is launched on the account that the server names, with its play type", () => {
  const named = { ...game({ region: "north" }), accountTypeName: "LOTT", defaultPlayType: "LO2" };
  expect(launchableOf(named)).toMatchObject({ gameType: "LOTT", accountTypeName: "LOTT", defaultPlayType: "LO2" });
});

test("R112 R113 a lottery is listed under each of its draw days", () => {
  const items = [{ drawDayOfWeek: "1,3" }, { drawDayOfWeek: "2" }, { drawDayOfWeek: "" }];
  expect(gamesOfDay(items, "1")).toEqual([items[0]]);
  expect(gamesOfDay(items, "2")).toEqual([items[1]]);
  expect(gamesOfDay(items, "7")).toEqual([]);
});

test("D20 the URL of a game's results keeps the filter of the list", () => {
  expect(resultsPath(new URLSearchParams("menu=south&day=1"), "LF_DALAT")).toBe(
    "/elott?menu=south&day=1&results=LF_DALAT",
  );
  expect(resultsPath(new URLSearchParams("results=A"), "B")).toBe("/elott?results=B");
});

test.each([
  ["north", "LF_HANOI", "VN"],
  [null, "LHC_300S", "LHC"],
  [null, "unheard", "SSC"],
] as const)("R513 results of region %s and code %s belong to the family %s", (region, code, family) => {
  expect(familyOf({ region, code })).toBe(family);
});
