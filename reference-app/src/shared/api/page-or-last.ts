/**
 * Requests one page of a list. When the page does not exist, for example from an old address, it requests the last page instead. The answer
 * names its page.
 */
export async function requestPageOrLast<Query extends { page?: number }, Answer extends { totalPages: number }>(
  query: Query,
  ask: (query: Query) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask(query);
  const { page = 1 } = query;
  const { totalPages } = answer;
  return page > totalPages && totalPages > 0 ? ask({ ...query, page: totalPages }) : answer;
}
