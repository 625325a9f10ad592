import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, rename, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, minifySync, type Plugin, type Rolldown } from "vite";
import { HAS_ALL } from "../.ci/browser-floor/polyfilled.ts";
import { BUILD_TARGET } from "../.ci/browser-floor/targets.ts";
import { NOT_FOUND_FILE, pageFileOf, pageFiles } from "./page-files.ts";
import { securityHeaders, type AllowedOrigins } from "./security-headers.ts";
import { securityText } from "./security-text.ts";
import { SESSION_CACHE_MS } from "./src/shared/config/constants.ts";
import { LANGUAGES } from "./src/shared/i18n/language.ts";

const VERSION_LENGTH = 12;

/** Comments in index.html that are replaced by the head scripts. */
const TOO_OLD_PLACE = "<!-- too old -->";
const BOOT_PLACE = "<!-- boot -->";
const tooOldFile = path.join(import.meta.dirname, "src/app/boot/too-old.js");
const bootFile = path.join(import.meta.dirname, "src/app/boot/head-script.js");
const workerFile = path.join(import.meta.dirname, "src/app/boot/service-worker.js");

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).flatMap((item) => (item.type === "chunk" ? [item] : []));

/** Returns the addresses of the core texts by language: hashed chunks in a build, source files in development. */
function languagePacks(bundle: Bundle | undefined): Record<string, string> {
  if (bundle) return textsOf(bundle, "core/core.ts");
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, `/src/shared/i18n/locales/${language}/core/core.ts`]),
  );
}

/** Returns the addresses of a file of texts, by language. */
const textsOf = (bundle: Bundle, file: string): Record<string, string> =>
  Object.fromEntries(
    chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
      const [, language, name] = /\/locales\/([a-z]+)\/(.+)$/.exec(facadeModuleId ?? "") ?? [];
      return language && name === file ? [[language, `/${fileName}`]] : [];
    }),
  );

/** Returns the chunks with these names, and all chunks that they import. */
function reach(bundle: Bundle, names: readonly string[], found: Set<Chunk> = new Set()): Set<Chunk> {
  for (const chunk of chunksOf(bundle).filter(({ fileName }) => names.includes(fileName))) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    reach(bundle, chunk.imports, found);
  }
  return found;
}

const address = (fileName: string) => `/${fileName}`;

/** Returns the addresses of chunks and of their style sheets. */
function filesOf(chunks: Iterable<Chunk>): { scripts: string[]; styles: string[] } {
  const all = [...chunks];
  return {
    scripts: all.map(({ fileName }) => address(fileName)),
    styles: all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map(address)),
  };
}

/** Returns the files that some modules need, without those that the first screen has loaded already. */
function filesBehind(bundle: Bundle, modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const namesOf = (isWanted: (chunk: Chunk) => boolean) =>
    chunksOf(bundle)
      .filter(isWanted)
      .map(({ fileName }) => fileName);
  const first = reach(
    bundle,
    namesOf(({ isEntry }) => isEntry),
  );
  const wanted = reach(
    bundle,
    namesOf(({ facadeModuleId }) => modules.some((file) => facadeModuleId?.endsWith(file))),
  );
  return filesOf([...wanted].filter((chunk) => !first.has(chunk)));
}

/** Returns the service worker's script for a page. It contains the names of the page's files, so each build has a different worker. */
function serviceWorker(page: string): string {
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file);
  const version = createHash("sha256").update(page).digest("hex").slice(0, VERSION_LENGTH);
  const code = readFileSync(workerFile, "utf8");
  return code.replace("__VERSION__", JSON.stringify(version)).replace("__FILES__", JSON.stringify(files));
}

/** Modules that the slots page loads when it opens: its code, the list of text files, and its operations. */
const SLOTS = ["/pages/slots/slots-page.tsx", "/shared/i18n/sections.ts", "/shared/api/later-operations.ts"];

/**
 * The module that decrypts the address of customer service. The page uses a separate copy of it when the app cannot start, because the
 * app's copy is part of the first screen's files, which may have failed to load.
 */
const SERVICE_PATH = "/src/shared/addresses/service-path.ts";
const ALONE = "?alone";
const servicePath = (bundle: Bundle): string | undefined =>
  chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(SERVICE_PATH + ALONE))?.fileName;

/** The app's entry module. */
const MAIN = "/src/main.tsx";

/** The polyfills for older browsers; other browsers do not load this file. */
const METHODS = "/src/app/boot/older-browsers.ts";
/** The style sheet of the message for browsers that are too old. */
const TOO_OLD_STYLE = "/src/app/boot/too-old.css";
const METHODS_NAME = path.basename(METHODS, ".ts") + ".js";
const TOO_OLD_NAME = path.basename(TOO_OLD_STYLE);

/**
 * Builds the polyfills separately, as one file that imports no other. The app's files need the polyfills when they run, so this file must not
 * import any of them.
 */
async function methodsScript(): Promise<string> {
  const input = path.join(import.meta.dirname, METHODS);
  const options = { write: false, target: BUILD_TARGET, modulePreload: false, rolldownOptions: { input } } as const;
  const built = await build({ configFile: false, logLevel: "error", build: options });
  const [chunk, ...others] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${METHODS} did not become one file.`);
  return chunk.code;
}

/** Returns the file name of an emitted asset. */
const emittedFile = (bundle: Bundle, name: string): string =>
  Object.values(bundle).find((item) => item.type === "asset" && item.names.includes(name))?.fileName ?? "";

/** Replaces the placeholders of a script by values. */
const filled = (source: string, places: Readonly<Record<string, unknown>>): string =>
  Object.entries(places).reduce((code, [place, value]) => code.replaceAll(place, () => JSON.stringify(value)), source);

/** Returns an inline script. A build minifies it; with `isForOld`, the syntax is not changed, so that old browsers can run it. */
function inline(code: string, isBuild: boolean, isForOld = false): string {
  const minified = () => minifySync("inline.js", code, { module: false, ...(isForOld && { compress: false }) });
  return `<script>${isBuild ? minified().code.trim() : code}</script>`;
}

/** Returns the address of the file that starts the app. */
const appAddress = (bundle: Bundle): string =>
  address(chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(MAIN)))?.fileName ?? "");

/** Replaces the app's script element by a preload. The head script runs the file after the polyfills (head-script.js). */
function withoutAppScript(html: string, app: string): string {
  const script = `<script type="module" crossorigin src="${app}"></script>`;
  if (!html.includes(script)) throw new Error(`The page has no script element for ${app}.`);
  return html.replace(script, `<link rel="modulepreload" crossorigin href="${app}">`);
}

/** Replaces the placeholders of the head script with the URLs of the built files, texts and constants. */
function bootScript(source: string, bundle: Bundle | undefined): string {
  const { scripts, styles } = bundle ? filesBehind(bundle, SLOTS) : { scripts: [], styles: [] };
  const places = {
    __LANGUAGE_PACKS__: languagePacks(bundle),
    __BROWSE_TEXTS__: bundle ? textsOf(bundle, "browse.json") : {},
    __SLOTS_SCRIPTS__: scripts,
    __SLOTS_STYLES__: styles,
    __SESSION_CACHE_MS__: SESSION_CACHE_MS,
    __SERVICE_PATH__: bundle ? address(servicePath(bundle) ?? "") : SERVICE_PATH,
    __METHODS__: bundle ? address(emittedFile(bundle, METHODS_NAME)) : METHODS,
    // In development, the page has Vite's own script element.
    __APP__: bundle ? appAddress(bundle) : "",
  };
  return filled(source, places).replace("__HAS_METHODS__", HAS_ALL);
}

/** For hashed files, which never change. Pages are checked for changes at each request. */
const FOR_GOOD = "public, max-age=31536000, immutable";

export interface ShellOptions {
  allowed: AllowedOrigins;
  /** Origin of the app, such as `https://play.example`. Link previews need absolute addresses. */
  origin: string;
  /** Path prefixes of the API. */
  serverPaths: readonly string[];
  /** The contact in `security.txt`; when undefined, the file is not written. */
  securityContact: string | undefined;
}

/**
 * The build step of the static shell. It inlines the head scripts, and writes a page for each address with its link preview. It serves the
 * build like a static host, with its security headers, and writes these headers to the file `_headers`.
 */
export function shellPlugin({ allowed, origin, serverPaths, securityContact }: ShellOptions): Plugin {
  let outFolder = "";
  let isBuild = false;
  return {
    name: "lobbykit-shell",
    enforce: "pre",
    configResolved(config) {
      outFolder = path.resolve(config.root, config.build.outDir);
      isBuild = config.command === "build";
    },
    async buildStart() {
      if (!isBuild) return;
      const id = path.join(import.meta.dirname, SERVICE_PATH) + ALONE;
      this.emitFile({ type: "chunk", id, name: "service-path", preserveSignature: "strict" });
      this.emitFile({ type: "asset", name: METHODS_NAME, source: await methodsScript() });
      const source = readFileSync(path.join(import.meta.dirname, TOO_OLD_STYLE));
      this.emitFile({ type: "asset", name: TOO_OLD_NAME, source });
    },
    async resolveId(source, importer) {
      if (!source.endsWith(ALONE) && !importer?.endsWith(ALONE)) return null;
      const found = await this.resolve(source.replace(ALONE, ""), importer?.replace(ALONE, ""), { skipSelf: true });
      return found && { ...found, id: found.id + ALONE };
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const boot = bootScript(readFileSync(bootFile, "utf8"), bundle);
        const style = bundle ? address(emittedFile(bundle, TOO_OLD_NAME)) : TOO_OLD_STYLE;
        const tooOld = filled(readFileSync(tooOldFile, "utf8"), { __STYLE__: style });
        return (bundle ? withoutAppScript(html, appAddress(bundle)) : html)
          .replace(TOO_OLD_PLACE, () => inline(tooOld, bundle !== undefined, true))
          .replace(BOOT_PLACE, () => inline(boot, bundle !== undefined));
      },
    },
    async closeBundle() {
      const page = path.join(outFolder, "index.html");
      if (!existsSync(page)) return;
      const html = readFileSync(page, "utf8");
      // The manifest names source files, so it is moved out of the folder that hosts publish.
      await rename(path.join(outFolder, ".vite/manifest.json"), `${outFolder}.manifest.json`);
      await rmdir(path.join(outFolder, ".vite"));
      await writeFile(path.join(outFolder, "service-worker.js"), serviceWorker(html));
      for (const [name, text] of pageFiles(html, origin)) {
        await mkdir(path.dirname(path.join(outFolder, name)), { recursive: true });
        await writeFile(path.join(outFolder, name), text);
      }
      if (securityContact !== undefined) {
        const folder = path.join(outFolder, ".well-known");
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, "security.txt"), securityText(securityContact, origin, Date.now()));
      }
      const headers = securityHeaders(html, allowed);
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      await writeFile(path.join(outFolder, "_headers"), `/*\n${lines.join("\n")}\n`);
    },
    configurePreviewServer(server) {
      // The page is read at each request, because a new build has other inline scripts and so other headers.
      const page = path.join(outFolder, "index.html");
      server.middlewares.use((request, response, next) => {
        const headers = securityHeaders(readFileSync(page, "utf8"), allowed);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const [address = "/"] = (request.url ?? "/").split("?");
        const file = pageFileOf(address) ?? address.slice(1);
        const isFile = statSync(path.join(outFolder, file), { throwIfNoEntry: false })?.isFile() ?? false;
        const isAsset = address.startsWith("/assets/");
        if (isFile) {
          response.setHeader("Cache-Control", isAsset ? FOR_GOOD : "no-cache");
          request.url = `/${file}`;
        }
        if (isFile || serverPaths.some((start) => address.startsWith(`${start}/`))) return next();
        // Caches must not keep this 404, because the next release may have the file. A missing asset never gets a page (trust study A5).
        response.writeHead(404, { "Cache-Control": "no-store", "Content-Type": "text/html" });
        response.end(isAsset ? "" : readFileSync(path.join(outFolder, NOT_FOUND_FILE)));
      });
    },
  };
}
