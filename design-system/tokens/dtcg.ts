import { type Colour, parseHex, toHex } from "./contrast.ts";

/** Conditions under which a measure has another value; `write.ts` has their CSS. */
export const WHEN = ["tablet", "wide", "comfortable", "compact", "reducedMotion", "tallScript"] as const;
export type When = (typeof WHEN)[number];

/** One resolved token: dotted path, DTCG type, CSS text. */
export interface Token {
  path: string;
  type: string;
  css: string;
  /** The value as in the file, for writing DTCG again. */
  value: Json;
  /** The palette token that it is an alias of. */
  alias?: string;
  /** Only for colours. */
  colour?: Colour;
  when: Partial<Record<When, string>>;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Group = { [key: string]: Json };

/** Whether a value is an object: a group, a token or a value with members. */
export const isGroup = (value: Json | undefined): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Puts a value for each token at its dotted path. */
export function treeOf(tokens: Iterable<Token>, valueOf: (token: Token) => Json): Group {
  const root: Group = {};
  for (const token of tokens) {
    const keys = token.path.split(".");
    const last = keys.pop() ?? "";
    let node = root;
    for (const key of keys) node = (node[key] ??= {}) as Group;
    node[last] = valueOf(token);
  }
  return root;
}

/** Returns a number or a text as a string; a nested value is an error in the file. */
function plain(value: Json | undefined): string {
  if (typeof value !== "string" && typeof value !== "number") throw new Error("A token needs a number or a text here.");
  return String(value);
}
const list = (value: Json): string[] => (Array.isArray(value) ? value : [value]).map(plain);

const WHEN_EXTENSION = "org.lobbykit.when";

/** Reads DTCG groups (format 2025.10: colour, dimension, duration, shadow and simple types) into a flat list. */
export function readTokens(root: Group, aliases: ReadonlyMap<string, Token> = new Map()): Token[] {
  const tokens: Token[] = [];
  const visit = (group: Group, path: readonly string[], inherited: string) => {
    const type = typeof group.$type === "string" ? group.$type : inherited;
    if (group.$value !== undefined) {
      tokens.push(readToken(group, path.join("."), type, aliases));
      return;
    }
    for (const [name, child] of Object.entries(group)) {
      if (!name.startsWith("$") && isGroup(child)) visit(child, [...path, name], type);
    }
  };
  visit(root, [], "");
  return tokens;
}

function readToken(token: Group, path: string, type: string, aliases: ReadonlyMap<string, Token>): Token {
  const value = token.$value ?? null;
  const extensions = isGroup(token.$extensions) ? token.$extensions[WHEN_EXTENSION] : undefined;
  const when: Token["when"] = {};
  for (const name of WHEN) {
    const other = isGroup(extensions) ? extensions[name] : undefined;
    if (other !== undefined) when[name] = cssOf(other, type, path, aliases);
  }
  const alias = typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  const target = alias === undefined ? undefined : lookUp(alias, path, aliases);
  const colour = target?.colour ?? (type === "color" ? readColour(value, path) : undefined);
  return {
    path,
    type,
    value,
    css: colour ? toHex(colour) : cssOf(value, type, path, aliases),
    ...(alias === undefined ? {} : { alias }),
    ...(colour ? { colour } : {}),
    when,
  };
}

function lookUp(alias: string, path: string, aliases: ReadonlyMap<string, Token>): Token {
  const target = aliases.get(alias);
  if (!target) throw new Error(`${path} is an alias of {${alias}}, which no palette has.`);
  return target;
}

function readColour(value: Json, path: string): Colour {
  if (!isGroup(value) || !Array.isArray(value.components)) throw new Error(`${path} is not a DTCG colour.`);
  const [red, green, blue] = value.components.map(Number);
  const colour: Colour = { channels: [red ?? 0, green ?? 0, blue ?? 0], alpha: Number(value.alpha ?? 1) };
  const opaque = toHex({ ...colour, alpha: 1 });
  if (value.hex !== opaque) {
    const components = parseHex(plain(value.hex)).channels.map((channel) => Number(channel.toFixed(4)));
    throw new Error(
      `${path}: its components say ${opaque}, its hex ${plain(value.hex)}. The components of ${plain(value.hex)} are [${components.join(", ")}].`,
    );
  }
  return colour;
}

function cssOf(value: Json, type: string, path: string, aliases: ReadonlyMap<string, Token>): string {
  switch (type) {
    case "dimension":
    case "duration":
      return measure(value, path);
    case "number":
    case "fontWeight":
      return plain(value);
    case "cubicBezier":
      return `cubic-bezier(${list(value).join(", ")})`;
    case "fontFamily":
      return list(value)
        .map((name) => (/^[a-z-]+$/i.test(name) ? name : JSON.stringify(name)))
        .join(", ");
    case "shadow":
      return (Array.isArray(value) ? value : [value]).map((layer) => shadow(layer, path, aliases)).join(", ");
    default:
      throw new Error(`${path} has the type "${type}", which this build does not know.`);
  }
}

function measure(value: Json | undefined, path: string): string {
  if (!isGroup(value)) throw new Error(`${path} needs { value, unit }.`);
  const zeroLength = value.value === 0 && value.unit !== "ms";
  return zeroLength ? "0" : `${plain(value.value)}${plain(value.unit)}`;
}

function shadow(layer: Json, path: string, aliases: ReadonlyMap<string, Token>): string {
  if (!isGroup(layer)) throw new Error(`${path} needs shadow layers.`);
  const lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((length) => measure(length, path));
  const colour = lookUp(plain(layer.color).slice(1, -1), path, aliases);
  return [...lengths, colour.css].join(" ");
}
