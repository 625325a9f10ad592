/** Returns the address's value when it is one of the choices. An address can contain anything. */
export const choiceOf = <Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === search.get(name));

const PAGE = /^[1-9]\d{0,4}$/;

/** The page number in the address; 1 when there is none. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return PAGE.test(text) ? Number(text) : 1;
}

/** Removes undefined and empty parts, because the contract allows no empty filter. */
export const given = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [Name in keyof Parts]?: Exclude<Parts[Name], undefined>;
  };
