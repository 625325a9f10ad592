/**
 * Asks for a page of a list. An address may name one that there is no longer, or that there never was: then the last one is asked for, and
 * its answer says which it is.
 */
export async function withinPages<Query extends { page?: number }, Answer extends { totalPages: number }>(
  query: Query,
  ask: (query: Query) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask(query);
  const { page = 1 } = query;
  const { totalPages } = answer;
  return page > totalPages && totalPages > 0 ? ask({ ...query, page: totalPages }) : answer;
}
