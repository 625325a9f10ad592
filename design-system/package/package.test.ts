import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { transformWithOxc } from "vite";
import { typeErrors, typeProblems } from "../../.ci/packages/packed-package.ts";
import { bundle } from "./bundle.ts";
import { type Consumer, createConsumer, PACKAGE } from "./consumer.ts";
import { COMPONENTS } from "./entries.ts";
import { compareSizes, measureSizes, readmeEntries, readmeWithSizes, readSizes } from "./sizes.ts";

const run = promisify(execFile);
let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer(inject("packed"));
}, 300_000);
afterAll(() => consumer.remove());

interface Published {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  scripts?: unknown;
  devDependencies?: unknown;
}
const published = (): Published => JSON.parse(readFileSync(path.join(consumer.packageFolder, "package.json"), "utf8"));

describe("the npm package", () => {
  test("contains no source, story, test or tool files", () => {
    const kinds = new Set(
      consumer.files.map((file) => file.replace(/^(dist|tokens\/export)\/.*?((?:\.d)?\.\w+(?:\.map)?)$/, "$1/*$2")),
    );
    expect([...kinds].sort()).toEqual([
      "LICENSE",
      "README.md",
      "dist/*.css",
      "dist/*.d.ts",
      "dist/*.js",
      "dist/*.js.map",
      "dist/*.json",
      "dist/*.txt",
      "package.json",
      "tokens/export/*.json",
    ]);
    expect(consumer.files.filter((file) => /\.(?:test|stories)\.|testing\/|showcase\//.test(file))).toEqual([]);
  });

  test("does not publish the workspace-only export condition, the scripts or the devDependencies (D1)", () => {
    const { scripts, devDependencies, ...manifest } = published();
    expect(JSON.stringify(manifest)).not.toContain("@lobbykit/source");
    expect([scripts, devDependencies]).toEqual([undefined, undefined]);
  });

  test("lists React as a peer dependency only", () => {
    const { dependencies, peerDependencies } = published();
    expect(Object.keys(peerDependencies).sort()).toEqual(["react", "react-dom"]);
    expect(Object.keys(dependencies).filter((name) => /^(?:react|react-dom)$/.test(name))).toEqual([]);
  });

  test("depends on the libraries that its files import, by range, and on no others", () => {
    const { dependencies, peerDependencies } = published();
    const imported = consumer.files
      .filter((file) => /^dist\/(?!command\/|lint\/).*(?:\.js|\.d\.ts)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(consumer.packageFolder, file), "utf8").matchAll(
          /^(?:import|export) (?:[^"]* from )?"(?<name>(?:@[^/"]+\/)?[^@./#"][^/"]*)[^"]*"/gm,
        ),
      ])
      .map(({ groups }) => groups?.name);
    expect(new Set(imported)).toEqual(new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]));
    expect(Object.values(dependencies).filter((version) => !version.startsWith("^"))).toEqual([]);
  });

  test("passes publint in strict mode", async () => {
    const { messages } = await publint({ pkgDir: consumer.packageFolder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test("has correct types for each entry point (attw)", async () => {
    const entrypoints = [
      "./icons",
      "./lint",
      "./theme/contract.css",
      "./foundations/format",
      ...COMPONENTS.map((name) => `./${name}`),
    ];
    expect(await typeProblems(consumer.tarball, entrypoints)).toEqual([]);
  }, 300_000);
});

describe("the files that are packed beside the code", () => {
  test("components.json lists every component", () => {
    const manifest = readFileSync(path.join(consumer.packageFolder, "dist/components.json"), "utf8");
    const { components } = JSON.parse(manifest) as { components: { name: string; import: string }[] };
    expect(components.map(({ name }) => name)).toEqual(COMPONENTS);
    expect(components.find(({ name }) => name === "Button")?.import).toBe(`${PACKAGE}/Button`);
  });

  test("the packed oxlint plugin reports a raw colour in a consumer's code", async () => {
    const plugin = path.join(consumer.packageFolder, "dist/lint/index.js");
    consumer.write(
      ".oxlintrc.json",
      JSON.stringify({ jsPlugins: [plugin], rules: { "lobbykit/no-raw-colour": "error" } }),
    );
    const file = consumer.write("src/wrong.tsx", 'export const Wrong = () => <path fill="#fff" />;');
    const linter = path.join(import.meta.dirname, "../../node_modules/oxlint/bin/oxlint");
    const found = await run(process.execPath, [linter, "-c", path.join(consumer.folder, ".oxlintrc.json"), file]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    expect(found).toContain("lobbykit(no-raw-colour)");
  });
});

describe("TypeScript code of a consumer", () => {
  test.each(["bundler", "nodenext"] as const)(
    "resolves the types with moduleResolution %s and rejects invalid props",
    async (resolution) => {
      const text = `import "${PACKAGE}/theme/brands/lobbykit/dark";
import "${PACKAGE}/theme/base.css";
import { Button } from "${PACKAGE}/Button";
import { Dialog } from "${PACKAGE}/Dialog";
import { formatMoney } from "${PACKAGE}/foundations/format";
import { HomeIcon } from "${PACKAGE}/icons";
import { vars } from "${PACKAGE}/theme/contract.css";
export const page = <Button tone="accent" iconStart={HomeIcon} data-test={vars.space[16]}>{formatMoney("5")}</Button>;
export const dialog = <Dialog isOpen title="A" onClose={() => undefined} />;
// @ts-expect-error there is no such tone
export const wrong = <Button tone="purple">No</Button>;
// @ts-expect-error components are closed
export const styled = <Button className="mine">No</Button>;
`;
      expect(await typeErrors(consumer, "src/page.tsx", text, resolution, { jsx: "react-jsx" })).toBe("");
    },
    60_000,
  );
});

const examples = () => {
  const { components } = JSON.parse(readFileSync(path.join(consumer.packageFolder, "dist/components.json"), "utf8"));
  return components as { name: string; code: string }[];
};

describe("the code in components.json", () => {
  test("compiles in strict TypeScript", async () => {
    for (const { name, code } of examples()) consumer.write(`src/examples/${name}.tsx`, code);
    const text = examples().map(({ name }) => `export * as ${name} from "./examples/${name}";`);
    expect(await typeErrors(consumer, "src/examples.ts", text.join("\n"), "bundler", { jsx: "react-jsx" })).toBe("");
  }, 120_000);

  test("renders on a server without console output", async () => {
    for (const { name, code } of examples()) {
      const { code: script } = await transformWithOxc(code, `${name}.tsx`, { jsx: { runtime: "automatic" } });
      consumer.write(`rendered/${name}.js`, script);
    }
    const lines = examples().flatMap(({ name }) => [
      `const { Example: ${name} } = await import("./${name}.js");`,
      `console.log(${JSON.stringify(name)}, renderToStaticMarkup(createElement(${name})).length);`,
    ]);
    const imports = `import { createElement } from "react";\nimport { renderToStaticMarkup } from "react-dom/server";`;
    const { stdout, stderr } = await run(process.execPath, [
      consumer.write("rendered/all.js", [imports, ...lines].join("\n")),
    ]);
    expect(stderr).toBe("");
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[0]),
    ).toEqual(examples().map(({ name }) => name));
  }, 60_000);
});

describe("the package in Node", () => {
  test("renders a Button on a server that cannot load style sheets", async () => {
    const file = consumer.write(
      "server.js",
      `import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "${PACKAGE}/Button";
console.log(renderToStaticMarkup(createElement(Button, null, "Play")));`,
    );
    const { stdout } = await run(process.execPath, [file]);
    expect(stdout).toMatch(/^<button type="button" class="[^"]+"><span[^>]*>Play<\/span><\/button>/);
  });
});

const classesOf = (css: string) => new Set(css.match(/\._\w+/g));
const componentsIn = (modules: readonly string[]) =>
  [...new Set(modules.flatMap((module) => /dist\/components\/(\w+)\//.exec(module)?.[1] ?? []))].sort();

describe.each(["vite", "esbuild-like"] as const)("a bundle built by %s", (settings) => {
  const bundled = (text: string) => bundle(consumer, text, settings);

  test("contains only Button and the components that Button renders when only Button is imported", async () => {
    const { modules, code, css } = await bundled(`export { Button } from "${PACKAGE}/Button";`);
    expect(componentsIn(modules)).toEqual(["Button", "Icon", "Spinner", "VisuallyHidden"]);
    expect(modules.filter((module) => /react-aria|radix|vendor\/lucide/.test(module))).toEqual([]);
    expect(code).toContain("aria-busy");
    expect(css).toMatch(/^@layer reset,\s*theme,\s*base,\s*component,\s*app;/);
    // One layer block each for Icon, Spinner and Button.
    expect(css.match(/@layer component\s*\{/g)).toHaveLength(4);
  });

  test("contains no development warnings in a production build", async () => {
    const code = `export { Tabs } from "${PACKAGE}/Tabs"; export { Dialog } from "${PACKAGE}/Dialog";`;
    const traces = /Lobbykit:|process\.env|Let it be dismissible/;
    expect((await bundled(code)).code).not.toMatch(traces);
    expect(readFileSync(path.join(consumer.packageFolder, "dist/foundations/overlays/overlay.js"), "utf8")).toMatch(
      traces,
    );
  });

  test("contains a single icon when a single icon is imported", async () => {
    const { modules } = await bundled(`export { HomeIcon } from "${PACKAGE}/icons";`);
    expect(modules.filter((module) => module.includes("vendor/lucide/"))).toHaveLength(1);
  });

  test("contains no code or CSS of components that are imported but not used", async () => {
    const unused = COMPONENTS.map((name) => `import * as Unused${name} from "${PACKAGE}/${name}";`);
    const { code, css } = await bundled(`${unused.join("\n")}\nexport {};`);
    const left = code.replaceAll(/\/\/.*|\s/g, "").replace(/^export\{\};?/, "");
    expect({ js: left.length, css: css.length }).toEqual({ js: 0, css: 0 });
  });
});

test("D19 the style sheet uses :dir() instead of a list of right-to-left languages", () => {
  const sheet = readFileSync(path.join(consumer.packageFolder, "dist/styles.css"), "utf8");
  expect(sheet.match(/:dir\(/g)?.length).toBeGreaterThan(0);
  expect(sheet).not.toContain(":lang(ae)");
});

test("Button.css starts with the layer order and has the same classes as the bundled CSS of Button", async () => {
  const sheet = readFileSync(path.join(consumer.packageFolder, "dist/sheets/Button.css"), "utf8");
  const { css } = await bundle(consumer, `export { Button } from "${PACKAGE}/Button";`, "vite");
  expect(sheet).toMatch(/^@layer reset,theme,base,component,app;/);
  expect(classesOf(sheet)).toEqual(classesOf(css));
});

describe("the bundle size of each entry", () => {
  test("stays within its budget (`npm run size -- --update` writes a new budget)", async () => {
    expect(compareSizes(await measureSizes(consumer), readSizes())).toEqual([]);
  }, 300_000);

  test("equals the size in the README", () => {
    const readme = readFileSync(path.join(consumer.packageFolder, "README.md"), "utf8");
    expect(readmeEntries(readme).length).toBeGreaterThan(6);
    expect(readme).toBe(readmeWithSizes(readme, readSizes()));
  });

  test("in the README changes with the sizes, and the columns keep their widths", () => {
    const readme = "| Tabs          | 11.1       | 0.8 |\n| Menu, heavy   | 3.0        | 1.0 |\n";
    expect(readmeWithSizes(readme, { Tabs: { js: 9216, css: 921 }, Menu: { js: 20_480, css: 2048 } })).toBe(
      "| Tabs          | 9.0        | 0.9 |\n| Menu, heavy   | 20.0       | 2.0 |\n",
    );
  });

  test("may grow by 3 per cent or 0.2 KiB, whichever is larger", () => {
    const before = { Small: { js: 1000, css: 100 }, Large: { js: 20_000, css: 100 }, Gone: { js: 1, css: 1 } };
    const now = { Small: { js: 1205, css: 306 }, Large: { js: 20_601, css: 100 }, New: { js: 1, css: 1 } };
    expect(compareSizes(now, before)).toEqual([
      "Small: css 100 → 306 bytes gzip (at most 305)",
      "Large: js 20000 → 20601 bytes gzip (at most 20600)",
      "New: no size is known of it",
      "Gone: is gone",
    ]);
  });
});
