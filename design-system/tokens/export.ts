import type { Group, Token } from "./dtcg.ts";
import type { BrandTokens, ModeTokens } from "./resolve.ts";

const SCHEMA = "https://www.designtokens.org/schemas/2025.10/format.json";

/** Puts tokens at their paths, each with its type, as design tools that know no inheritance want it. */
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

/** One mode of a brand for design tools: palette, roles that are aliases of it, measures. It needs no other file. */
export function designToolExport(brand: BrandTokens, mode: ModeTokens, measures: readonly Token[]): Group {
  const own = new Map([...measures, ...brand.measures, ...brand.component].map((token) => [token.path, token]));
  return {
    $schema: SCHEMA,
    $description: `${brand.brand}, ${mode.mode}. ${brand.description}`,
    ...tree(brand.palette.values()),
    ...tree(mode.tokens),
    ...tree(own.values()),
  };
}
