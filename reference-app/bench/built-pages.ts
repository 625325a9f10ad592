import path from "node:path";
import { build, preview } from "vite";

const configFile = path.join(import.meta.dirname, "vite.config.ts");

/** Builds the benches' own pages, serves them, and measures each of the named ones, one after the other. */
export async function measureBuiltPages<Name extends string, Cost>(
  port: number,
  names: readonly Name[],
  measure: (origin: string, name: Name) => Promise<Cost>,
): Promise<Cost[]> {
  await build({ configFile, logLevel: "warn" });
  const server = await preview({ configFile, logLevel: "warn", preview: { port, strictPort: true } });
  try {
    const costs: Cost[] = [];
    for (const name of names) costs.push(await measure(`http://localhost:${port}`, name));
    return costs;
  } finally {
    await server.close();
  }
}
