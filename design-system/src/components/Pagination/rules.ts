/** R500: number of pages around the current one, and number of pages at each end. */
const PAGE_RANGE = 3;
const MARGIN_PAGES = 1;

export type PageItem = { type: "page"; page: number } | { type: "gap"; after: number };

/**
 * Returns the items of a pagination: pages at both ends, pages around the current one, and gaps. A gap always hides more than one page,
 * because a single page takes no more space than a gap.
 * @param page from 1; a page outside 1…count becomes the nearest one.
 */
export function pageItems(page: number, count: number, range = PAGE_RANGE, margin = MARGIN_PAGES): PageItem[] {
  const current = Math.min(Math.max(page, 1), Math.max(count, 1));
  const start = Math.max(1, Math.min(current - Math.floor(range / 2), count - range + 1));
  const end = start + range - 1;
  const isShown = (candidate: number) =>
    candidate <= margin || candidate > count - margin || (candidate >= start && candidate <= end);

  const items: PageItem[] = [];
  let last = 0;
  for (let candidate = 1; candidate <= count; candidate += 1) {
    if (!isShown(candidate)) continue;
    if (candidate - last === 2) items.push({ type: "page", page: last + 1 });
    else if (candidate - last > 2) items.push({ type: "gap", after: last });
    items.push({ type: "page", page: candidate });
    last = candidate;
  }
  return items;
}
