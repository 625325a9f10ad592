/**
 * The expected shape of a response value, checked before the value is read. `npm run generate` writes it from the schema.
 * - Letters are the first letters of the allowed `typeof` results, with `0` for null: `"s"`, `"n0"`, `"su"` (an optional string).
 * - `"^"` is the shape of the enclosing object again (recursion).
 * - `[shape]` is a list. `[shape, shape]` is a union.
 * - `{ field: shape }` is an object with these fields. `{ "*": shape }` is one with any field names, all of that shape.
 * - `{ "~": shape }` is a list, or an object with any field names, from which invalid entries are dropped (`x-when-unreadable`).
 */
export type AnswerShape = string | readonly AnswerShape[] | { readonly [field: string]: AnswerShape };

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;
const isList = (shape: AnswerShape): shape is readonly AnswerShape[] => Array.isArray(shape);

/** Drops the invalid entries of a list, or of an object with any field names: one invalid contact must not break the whole site. */
function readableOf(value: unknown, shape: AnswerShape): unknown {
  const [one = ""] = Object.values(shape);
  const isReadable = (entry: unknown) => misfitOf(entry, one) === undefined;
  if (isList(shape)) return Array.isArray(value) ? value.filter(isReadable) : [];
  return Object.fromEntries(Object.entries(isContainer(value) ? value : {}).filter(([, entry]) => isReadable(entry)));
}

/**
 * Returns the path of the first part of a value that does not match its shape, such as `/content/3/nodeId`: empty for the value itself,
 * undefined when all of it matches. Unknown fields and unknown strings match, because a server may add them.
 */
export function misfitOf(value: unknown, shape: AnswerShape, around: AnswerShape = shape): string | undefined {
  if (typeof shape === "string") {
    if (shape === "^") return misfitOf(value, around);
    return shape.includes(value === null ? "0" : (typeof value).charAt(0)) ? undefined : "";
  }
  if (isList(shape)) {
    const [one = "", other] = shape;
    if (other !== undefined) return shape.some((each) => misfitOf(value, each, around) === undefined) ? undefined : "";
    if (!Array.isArray(value)) return "";
    for (let index = 0; index < value.length; index += 1) {
      const path = misfitOf(value[index], one, around);
      if (path !== undefined) return `/${index}${path}`;
    }
    return undefined;
  }
  if (!isContainer(value) || Array.isArray(value)) return "";
  const any = shape["*"];
  for (const name in any === undefined ? shape : value) {
    const part = any ?? shape[name] ?? "";
    if (isContainer(part) && part["~"] !== undefined) value[name] = readableOf(value[name], part["~"]);
    else {
      const path = misfitOf(value[name], part, any === undefined ? shape : around);
      if (path !== undefined) return `/${name}${path}`;
    }
  }
  return undefined;
}
