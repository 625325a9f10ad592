import { PAGE_SIZE_MAX } from "../config/constants.ts";

/** The most rows that a file contains. For more, the member chooses fewer days. */
export const MOST_ROWS = 5000;

export interface PageRequest {
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
  /** Number of rows on the server. */
  total: number;
}

/**
 * Reads a whole list, page by page. A row that moves to the next page because a newer one arrived is kept once.
 * @param onProgress called after each page with the rows so far and the total.
 * @throws the error of a page; no rows are returned then.
 */
export async function readAll<Row extends { id: string }>(
  read: (request: PageRequest) => Promise<Page<Row>>,
  onProgress: (done: number, all: number) => void,
): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    // Sequential, so that a file does not flood the server with requests.
    const { content, total, totalPages } = await read({ page, pageSize: PAGE_SIZE_MAX });
    for (const row of content) rows.set(row.id, row);
    const all = Math.min(total, MOST_ROWS);
    onProgress(Math.min(rows.size, all), all);
    if (page >= totalPages || content.length === 0 || rows.size >= MOST_ROWS) {
      return { rows: [...rows.values()].slice(0, MOST_ROWS), total };
    }
  }
}
