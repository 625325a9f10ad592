import type { Group, Token } from "./dtcg.ts";
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
