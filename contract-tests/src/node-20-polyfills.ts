/**
 * Replacements for ES2024 features that Node 20 lacks. The package supports Node 20; the type checker allows nothing newer than ES2024
 * (`lib` in tsconfig.json).
 */
export function groupsOf<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    index += 1;
  }
  return groups;
}

function objectOf<Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => PropertyKey): object {
  return Object.fromEntries(groupsOf(items, keyOf));
}

function withResolvers() {
  let resolve: unknown;
  let reject: unknown;
  const promise = new Promise((resolveIt, rejectIt) => {
    resolve = resolveIt;
    reject = rejectIt;
  });
  return { promise, resolve, reject };
}

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

define(Map, "groupBy", groupsOf);
define(Object, "groupBy", objectOf);
define(Promise, "withResolvers", withResolvers);
