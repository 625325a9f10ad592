/** Says that the work need not go on. */
type HasEnded = () => boolean;

/**
 * Runs `work` on every item, at most `limit` at once; the results keep the order of the items.
 * Once `hasEnded` no further item is begun, and those that are broken off then are left out.
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
  // What was broken off left a hole.
  return results.filter(() => true);
}
