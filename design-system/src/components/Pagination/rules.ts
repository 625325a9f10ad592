/** R500: pages in the window around the current one, and pages kept at each end. */
const PAGE_RANGE = 3;
const MARGIN_PAGES = 1;

export type PageItem = { type: "page"; page: number } | { type: "gap"; after: number };

/**
 * What a pagination shows: the ends, a window around the page, and a gap where more than one page is left out (a gap that hid a
 * single page would take the room of that page).
 * @param page from 1; a page outside 1…count is taken as the nearest.
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
