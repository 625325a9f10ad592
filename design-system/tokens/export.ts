import { isGroup, type Group, type Token, treeOf } from "./dtcg.ts";
import type { BrandTokens, ModeTokens } from "./resolve.ts";

const SCHEMA = "https://www.designtokens.org/schemas/2025.10/format.json";

/** A token with its own type, because design tools do not inherit types from groups. */
const exported = ({ type, value, when }: Token): Group => ({
  $type: type,
  $value: value,
  ...(Object.keys(when).length > 0 && { $extensions: { "org.lobbykit.when": when } }),
});

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
    ...treeOf(brand.palette.values(), exported),
    ...treeOf(mode.tokens, exported),
    ...treeOf(own.values(), exported),
  };
}
