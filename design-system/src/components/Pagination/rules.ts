/** R500: number of pages around the current one, and number of pages at each end. */
const PAGE_RANGE = 3;
const MARGIN_PAGES = 1;

/** Returns the page that exists and is nearest to the wanted one; the first page if that is no number. */
export const nearestPage = (page: number, count: number): number =>
  Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), Math.max(count, 1));

export type PageItem = { type: "page"; page: number } | { type: "gap"; after: number };

/**
 * Returns the items of a pagination: pages at both ends, pages around the current one, and gaps. A gap always hides more than one page,
 * because a single page takes no more space than a gap.
 * @param page from 1; a page outside 1…count becomes the nearest one.
 */
export function pageItems(page: number, count: number, range = PAGE_RANGE, margin = MARGIN_PAGES): PageItem[] {
  const current = nearestPage(page, count);
  const start = Math.max(1, Math.min(current - Math.floor(range / 2), count - range + 1));
  const end = start + range - 1;
  const shown = new Set([...pages(1, margin), ...pages(start, end), ...pages(count - margin + 1, count)]);

  const items: PageItem[] = [];
  let last = 0;
  for (const page of [...shown].filter((candidate) => candidate >= 1 && candidate <= count).sort((a, b) => a - b)) {
    if (page - last === 2) items.push({ type: "page", page: last + 1 });
    else if (page - last > 2) items.push({ type: "gap", after: last });
    items.push({ type: "page", page });
    last = page;
  }
  return items;
}

/** The time depends on the few pages that are shown and not on the number of all, which may be wrong: `total / 0` is infinite. */
const pages = (from: number, to: number): number[] =>
  Number.isFinite(to) ? Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index) : [];
