import { describe, expect, test, vi } from "vitest";
import { MOST_ROWS, readAll, type PageRequest } from "./read-all.ts";

const list = (count: number) => Array.from({ length: count }, (_none, index) => ({ id: String(index + 1) }));
const server =
  (rows: readonly { id: string }[]) =>
  ({ page, pageSize }: PageRequest) =>
    Promise.resolve({
      content: rows.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
      totalPages: Math.ceil(rows.length / pageSize),
    });

describe("readAll", () => {
  test.each([0, 1, 100, 101, 250])("reads all %d rows once, in order", async (count) => {
    const rows = list(count);
    expect(await readAll(server(rows), () => {})).toEqual({ rows, total: count });
  });

  test("reports its progress", async () => {
    const told = vi.fn<(done: number, all: number) => void>();
    await readAll(server(list(250)), told);
    expect(told.mock.calls).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  test("stops at the maximum number of rows, and returns the total", async () => {
    const { rows, total } = await readAll(server(list(MOST_ROWS + 300)), () => {});
    expect(rows).toHaveLength(MOST_ROWS);
    expect(total).toBe(MOST_ROWS + 300);
  });

  test("returns a row once when a newer row has moved it to the next page", async () => {
    const rows = list(150);
    const read = (wish: PageRequest) => server(wish.page === 1 ? rows : [{ id: "new" }, ...rows])(wish);
    const all = await readAll(read, () => {});
    expect(all.rows).toEqual(rows);
  });

  test("fails when one page fails", async () => {
    const read = vi.fn<typeof fail>();
    const fail = server(list(150));
    read.mockImplementationOnce(fail).mockRejectedValue(new Error("no answer"));
    await expect(readAll(read, () => {})).rejects.toThrow("no answer");
  });
});
