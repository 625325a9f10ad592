/** The top-level body fields that a refusal names, such as `body/username` (R233). */
export const refusedFields = (details: readonly { path: string }[]): string[] =>
  details.flatMap(({ path }) => /^body\/(\w+)$/.exec(path)?.[1] ?? []);
