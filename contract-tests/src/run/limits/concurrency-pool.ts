/** Returns whether the work should stop. */
type HasEnded = () => boolean;

/**
 * Runs `work` on every item, at most `limit` at once; results keep the order of the items. Once `hasEnded` returns true, no further item is
 * started, and items that were aborted are left out.
 */
export async function forEachAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
  hasEnded: HasEnded = () => false,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) {
      try {
        results[index] = await work(item);
      } catch (error) {
        if (!hasEnded()) throw error;
      }
      if (hasEnded()) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  // Aborted items left holes in the list.
  return results.filter(() => true);
}
