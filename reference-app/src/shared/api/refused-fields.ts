/** The top-level fields of the body that a refusal of the server names: `body/username` (R233). */
export const refusedFields = (details: readonly { path: string }[]): string[] =>
  details.flatMap(({ path }) => /^body\/(\w+)$/.exec(path)?.[1] ?? []);
