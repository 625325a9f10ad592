// Last step of the build. The declarations that `tsc` writes refer to source files; here they are changed to refer to the package's files.
// A module of styles is `Name.css.ts` in the source and `Name.styles.js` in the package. Declarations that no entry leads to are removed,
// because those of styles name a build tool that consumers do not install.
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const dist = path.join(import.meta.dirname, "../dist");
const manifest: { exports: Record<string, string | { types: string }> } = JSON.parse(
  readFileSync(path.join(dist, "../package.json"), "utf8"),
);
const RELATIVE = /(?<=(?:from|import) ?\(?)"(?<target>\.{1,2}\/[^"]+?)(?<style>\.css)?\.tsx?"/g;

/** The package includes the icons of lucide, but not its types. */
const LUCIDE = /export \{(?<names>[^}]*)\} from "lucide";/;
const IMPORTED = /(?:from|import) ?\(?"(?<target>\.{1,2}\/[^"]+)\.js"/g;

const declareIcons = (text: string): string =>
  text.replace(LUCIDE, (_all, names: string) => {
    const icons = [...names.matchAll(/ as (\w+)/g)].map(([, name]) => `export declare const ${name}: IconDrawing;`);
    return ['import type { IconDrawing } from "./drawing.js";', ...icons].join("\n");
  });

for (const file of globSync("**/*.d.ts", { cwd: dist })) {
  const whole = path.join(dist, file);
  const text = readFileSync(whole, "utf8").replaceAll(
    RELATIVE,
    (_all, target: string, style?: string) => `"${target}${style ? ".styles" : ""}.js"`,
  );
  writeFileSync(whole, declareIcons(text));
  if (file.endsWith(".css.d.ts")) renameSync(whole, whole.replace(/\.css\.d\.ts$/, ".styles.d.ts"));
}

/** Returns the files of an entry. Every star of its pattern stands for the same text. */
function filesOf(pattern: string): string[] {
  const text = pattern.replace(/^\.\//, "").replaceAll(".", "\\.");
  const file = new RegExp(`^${text.replace("*", "(.+)").replaceAll("*", "\\1")}$`);
  return globSync(pattern, { cwd: path.join(dist, "..") }).filter((found) => file.test(found));
}

const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === "string" ? [] : filesOf(entry.types),
);
const reached = new Set(entries.map((file) => path.join(dist, "..", file)));
for (const file of reached) {
  for (const { groups } of readFileSync(file, "utf8").matchAll(IMPORTED))
    reached.add(path.join(path.dirname(file), `${groups?.target}.d.ts`));
}
for (const file of globSync("**/*.d.ts", { cwd: dist })) {
  if (!reached.has(path.join(dist, file))) rmSync(path.join(dist, file));
}
