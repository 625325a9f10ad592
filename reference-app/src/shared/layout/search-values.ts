/** A choice of an address, if it is one that there is: an address may say anything. */
export const choiceOf = <Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === search.get(name));

const PAGE = /^[1-9]\d{0,4}$/;

/** The page of an address; the first where it says none. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return PAGE.test(text) ? Number(text) : 1;
}

/** The parts that are there: the contract knows no empty filter. */
export const given = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [Name in keyof Parts]?: Exclude<Parts[Name], undefined>;
  };
