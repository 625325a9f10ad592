/** As many as a request may ask for. */
const PAGE_SIZE = 100;
/** A file holds no more: who wants more chooses fewer days. */
export const MOST_ROWS = 5000;

export interface PageWish {
  page: number;
  pageSize: number;
}

interface Page<Row> {
  content: readonly Row[];
  total: number;
  totalPages: number;
}

export interface AllRows<Row> {
  rows: Row[];
  /** How many there are on the server. */
  total: number;
}

/**
 * Reads a whole list, page after page. A row that moved to the next page while we read, because a newer one came, is taken once.
 * @param onProgress told after each page: rows so far, and rows to come in all.
 * @throws what a page throws; nothing is kept then.
 */
export async function readAll<Row>(
  read: (wish: PageWish) => Promise<Page<Row>>,
  rowKey: (row: Row) => string,
  onProgress: (done: number, all: number) => void,
): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    // One after the other: the server is not to be flooded for a file.
    const { content, total, totalPages } = await read({ page, pageSize: PAGE_SIZE });
    for (const row of content) rows.set(rowKey(row), row);
    const all = Math.min(total, MOST_ROWS);
    onProgress(Math.min(rows.size, all), all);
    if (page >= totalPages || content.length === 0 || rows.size >= MOST_ROWS) {
      return { rows: [...rows.values()].slice(0, MOST_ROWS), total };
    }
  }
}
