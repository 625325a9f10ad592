// Checks files against the Design Tokens format, 2025.10, for the types that we write.
import { type Group, isGroup, type Json } from "./dtcg.ts";

type Check = (value: Json) => boolean;

const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isBetween = (least: number, most: number) => (value: Json | undefined) =>
  typeof value === "number" && value >= least && value <= most;
const isText: Check = (value) => typeof value === "string" && value !== "";

/** Checks an object that must have exactly these members, and may have the optional ones. */
function hasShape(value: Json, needed: Record<string, Check>, optional: Record<string, Check> = {}): boolean {
  if (!isGroup(value)) return false;
  const checks = { ...needed, ...optional };
  const isWhole = Object.keys(needed).every((name) => value[name] !== undefined);
  return isWhole && Object.entries(value).every(([name, part]) => checks[name]?.(part) ?? false);
}

const withUnit = (units: readonly string[]): Check => {
  const isUnit: Check = (value) => typeof value === "string" && units.includes(value);
  return (value) => hasShape(value, { value: isNumber, unit: isUnit });
};
const isDimension = withUnit(["px", "rem"]);
const isReference = (value: Json): value is string => typeof value === "string" && /^\{[^${}.][^{}]*\}$/.test(value);

const isColour: Check = (value) =>
  hasShape(
    value,
    {
      colorSpace: (space) => space === "srgb",
      components: (parts) => Array.isArray(parts) && parts.length === 3 && parts.every(isBetween(0, 1)),
    },
    { alpha: isBetween(0, 1), hex: (hex) => typeof hex === "string" && /^#[0-9a-f]{6}$/i.test(hex) },
  );

const isShadow: Check = (value) =>
  hasShape(
    value,
    {
      color: (colour) => isReference(colour) || isColour(colour),
      offsetX: isDimension,
      offsetY: isDimension,
      blur: isDimension,
      spread: isDimension,
    },
    { inset: (inset) => typeof inset === "boolean" },
  );

const VALUES: Readonly<Record<string, Check>> = {
  color: isColour,
  dimension: isDimension,
  duration: withUnit(["ms", "s"]),
  number: isNumber,
  fontWeight: isBetween(1, 1000),
  fontFamily: (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    [value[0], value[2]].every((part) => isBetween(0, 1)(part)),
  shadow: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isShadow) : isShadow(value)),
};

const TOKEN_KEYS = new Set(["$value", "$type", "$description", "$extensions", "$deprecated"]);
const GROUP_KEYS = new Set(["$schema", "$type", "$description", "$extensions", "$deprecated"]);

interface Found {
  path: string;
  type: string;
  value: Json;
}

/** Returns why a file is not a valid Design Tokens file; empty if it is valid. */
export function problemsOf(file: Group): string[] {
  const problems: string[] = [];
  const tokens = new Map<string, Found>();
  const visit = (group: Group, path: string, inherited: string) => {
    const type = typeof group.$type === "string" ? group.$type : inherited;
    const isToken = group.$value !== undefined;
    if (isToken) tokens.set(path, { path, type, value: group.$value ?? null });
    for (const [name, child] of Object.entries(group)) {
      const at = path === "" ? name : `${path}.${name}`;
      if (name.startsWith("$")) {
        if (!(isToken ? TOKEN_KEYS : GROUP_KEYS).has(name)) problems.push(`${at} is not a property of the format.`);
      } else if (/[{}.]/.test(name)) problems.push(`${at} has a name that references cannot hold.`);
      else if (isToken) problems.push(`${at} stands inside a token.`);
      else if (isGroup(child)) visit(child, at, type);
      else problems.push(`${at} is neither a group nor a token.`);
    }
  };
  visit(file, "", "");
  for (const token of tokens.values()) problems.push(...valueProblems(token, tokens));
  return problems;
}

function valueProblems({ path, type, value }: Found, tokens: ReadonlyMap<string, Found>): string[] {
  const check = VALUES[type];
  if (!check) return [`${path} has the type "${type}", which the format or this build does not know.`];
  if (!isReference(value) && !check(value)) return [`${path} is not a ${type}.`];
  return referencesIn(value).flatMap((reference) => {
    const problem = follow(reference, isReference(value) ? type : "color", tokens, [path]);
    return problem ? [`${path}: ${problem}`] : [];
  });
}

function referencesIn(value: Json): string[] {
  if (typeof value === "string") return isReference(value) ? [value.slice(1, -1)] : [];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return isGroup(value) ? Object.values(value).flatMap(referencesIn) : [];
}

/** Returns why a reference does not lead to a value of its type; undefined if it does. */
function follow(
  reference: string,
  type: string,
  tokens: ReadonlyMap<string, Found>,
  seen: readonly string[],
): string | undefined {
  const target = tokens.get(reference);
  if (!target) return `{${reference}} leads nowhere.`;
  if (seen.includes(reference)) return `{${reference}} leads back to itself.`;
  if (target.type !== type) return `{${reference}} is a ${target.type}, not a ${type}.`;
  return isReference(target.value) ? follow(target.value.slice(1, -1), type, tokens, [...seen, reference]) : undefined;
}
