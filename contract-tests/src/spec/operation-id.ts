import { isObject, objectOr, type JsonObject } from "../json.ts";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Creates an id for an operation without one: `get /pets/{petId}` becomes getPetsPetId. */
export const idFor = (method: string, path: string): string =>
  method +
  path
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map(capital)
    .join("");

/** The method and path of an operation. */
export interface OperationPlace {
  readonly path: string;
  readonly method: string;
}

/**
 * Returns every operation with its id. A missing or duplicate id is replaced by one made from method and path, with a number if that is
 * taken.
 */
export function withIds(
  document: JsonObject,
  methods: readonly string[],
  itemAt: (path: string) => unknown,
): (OperationPlace & { readonly id: string })[] {
  const places = Object.keys(objectOr(document["paths"]))
    .filter((path) => path.startsWith("/"))
    .flatMap((path) =>
      methods.filter((method) => isObject(objectOr(itemAt(path))[method])).map((method) => ({ path, method })),
    );
  const taken = new Set<string>();
  const given = places.map(({ path, method }) => {
    const { operationId: id } = objectOr(objectOr(itemAt(path))[method]);
    const isNew = typeof id === "string" && id !== "" && !taken.has(id);
    if (isNew) taken.add(id);
    return isNew ? id : undefined;
  });
  return places.map((place, index) => {
    const known = given[index];
    if (known !== undefined) return { ...place, id: known };
    const made = idFor(place.method, place.path);
    let id = made;
    for (let number = 2; taken.has(id); number += 1) id = `${made}${number}`;
    taken.add(id);
    return { ...place, id };
  });
}
