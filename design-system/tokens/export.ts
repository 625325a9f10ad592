import { isGroup, type Group, type Token } from "./dtcg.ts";
import type { BrandTokens, ModeTokens } from "./resolve.ts";

const SCHEMA = "https://www.designtokens.org/schemas/2025.10/format.json";

/** Puts tokens at their paths, each with its own type, because design tools do not inherit types from groups. */
function tree(tokens: Iterable<Token>): Group {
  const root: Group = {};
  for (const { path, type, value, when } of tokens) {
    let node = root;
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    for (const key of keys) node = (node[key] ??= {}) as Group;
    const conditions = Object.entries(when);
    node[last] = {
      $type: type,
      $value: value,
      ...(conditions.length === 0 ? {} : { $extensions: { "org.lobbykit.when": Object.fromEntries(conditions) } }),
    };
  }
  return root;
}

/** Writes a Design Tokens file with one token per line, so that a difference shows one line for each changed token. */
export function designTokensText(group: Group, indent = ""): string {
  const inner = `${indent}  `;
  const members = Object.entries(group).map(([name, member]) => {
    const hasTokens = !name.startsWith("$") && isGroup(member) && !("$value" in member);
    const text = hasTokens ? designTokensText(member, inner) : JSON.stringify(member);
    return `${inner}${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${members.join(",\n")}\n${indent}}`;
}

/** Returns one mode of a brand for design tools: palette, roles as aliases of it, and measures. It needs no other file. */
export function designToolExport(brand: BrandTokens<string>, mode: ModeTokens, measures: readonly Token[]): Group {
  const own = new Map([...measures, ...brand.measures, ...brand.component].map((token) => [token.path, token]));
  return {
    $schema: SCHEMA,
    $description: `${brand.brand}, ${mode.mode}. ${brand.description}`,
    ...tree(brand.palette.values()),
    ...tree(mode.tokens),
    ...tree(own.values()),
  };
}
