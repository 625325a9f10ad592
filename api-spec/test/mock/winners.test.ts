import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listWins, winnerBoard } from "../../src/mock/world/winners.ts";
import { startMock, type RunningMock } from "./start-mock.ts";

const NOW = Date.UTC(2026, 10, 21, 9);

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

interface Row {
  rank: number;
  account: string;
  nodeId: number;
  vassalage: string;
  amount: string;
}

const headers = { "accept-language": "en" };
const winners = async (query: string) => {
  const { json } = await mock.call("GET", `/wps/winners?${query}`, { headers });
  return Object(json.value) as { content: Row[]; total: number; totalPages: number };
};

describe("E100 listWinners", () => {
  it("E041 R248 begins with the rows of the winner board at every moment", () => {
    for (const now of [NOW, NOW + 7_000, NOW + 3_600_000])
      expect(listWins(now, "BDT", "bn").slice(0, 20)).toEqual(winnerBoard(now, "BDT", "bn"));
  });

  it("R024 R248 pages masked winners by rank, the highest first", async () => {
    const { content, totalPages } = await winners("pageSize=50&page=2");
    expect(totalPages).toBeGreaterThan(2);
    expect(content.map(({ rank }) => rank)).toEqual(content.map((_, index) => 51 + index));
    const amounts = content.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((left, right) => right - left));
    expect(content.every(({ account }) => /^[a-z]{2}\*{3}\d{2}$/.test(account))).toBe(true);
  });

  it("narrows to a category, and keeps the rank among all", async () => {
    const { content, total } = await winners("category=LIVE&pageSize=100");
    expect(total).toBeGreaterThan(0);
    expect(content.length).toBe(total);
    expect(content.some(({ rank }, index) => rank !== index + 1)).toBe(true);
    const yb = await winners("category=YB&pageSize=100");
    expect(yb.content.every(({ vassalage }) => vassalage === "YB")).toBe(true);
    expect((await winners("page=99999")).content).toEqual([]);
  });
});
