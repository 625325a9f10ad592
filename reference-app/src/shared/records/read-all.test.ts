import { describe, expect, test, vi } from "vitest";
import { MOST_ROWS, readAll, type PageWish } from "./read-all.ts";

const list = (count: number) => Array.from({ length: count }, (_none, index) => ({ id: String(index + 1) }));
const server =
  (rows: readonly { id: string }[]) =>
  ({ page, pageSize }: PageWish) =>
    Promise.resolve({
      content: rows.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
      totalPages: Math.ceil(rows.length / pageSize),
    });
const idOf = ({ id }: { id: string }) => id;

describe("the whole of a record", () => {
  test.each([0, 1, 100, 101, 250])("reads all of %d rows, once each, in their order", async (count) => {
    const rows = list(count);
    expect(await readAll(server(rows), idOf, () => {})).toEqual({ rows, total: count });
  });

  test("tells how far it is", async () => {
    const told = vi.fn<(done: number, all: number) => void>();
    await readAll(server(list(250)), idOf, told);
    expect(told.mock.calls).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  test("stops at the most rows of a file, and says how many there are", async () => {
    const { rows, total } = await readAll(server(list(MOST_ROWS + 300)), idOf, () => {});
    expect(rows).toHaveLength(MOST_ROWS);
    expect(total).toBe(MOST_ROWS + 300);
  });

  test("takes a row once that a newer one pushed to the next page", async () => {
    const rows = list(150);
    const read = (wish: PageWish) => server(wish.page === 1 ? rows : [{ id: "new" }, ...rows])(wish);
    const all = await readAll(read, idOf, () => {});
    expect(all.rows).toEqual(rows);
  });

  test("fails as a whole when a page does not come", async () => {
    const read = vi.fn<typeof fail>();
    const fail = server(list(150));
    read.mockImplementationOnce(fail).mockRejectedValue(new Error("no answer"));
    await expect(readAll(read, idOf, () => {})).rejects.toThrow("no answer");
  });
});
