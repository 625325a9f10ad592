/**
 * What an answer must be like to be read; `npm run generate` writes it from the schema.
 * - Letters: the first letters of the types that `typeof` may give, `0` for null: `"s"`, `"n0"`, `"su"` (a text that may be missing).
 * - `"^"`: the shape of the object around, once more.
 * - `[shape]`: a list. `[shape, shape]`: one of them.
 * - `{ field: shape }`: an object with these fields. `{ "*": shape }`: one with any names, all of that shape.
 * - `{ "~": shape }`: a list, or an object with any names, that is read without its unreadable entries (`x-when-unreadable`).
 */
export type AnswerShape = string | readonly AnswerShape[] | { readonly [field: string]: AnswerShape };

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;
const isList = (shape: AnswerShape): shape is readonly AnswerShape[] => Array.isArray(shape);

/** A list, or an object with any names, without the entries that nobody can read: one bad contact must not close a site. */
function readableOf(value: unknown, shape: AnswerShape): unknown {
  const [one = ""] = Object.values(shape);
  const isReadable = (entry: unknown) => misfitOf(entry, one) === undefined;
  if (isList(shape)) return Array.isArray(value) ? value.filter(isReadable) : [];
  return Object.fromEntries(Object.entries(isContainer(value) ? value : {}).filter(([, entry]) => isReadable(entry)));
}

/**
 * Where a value first differs from its shape: a path such as `/content/3/nodeId`, empty for the value itself; undefined where it fits.
 * Unknown fields and unknown texts fit: a server may add them.
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
