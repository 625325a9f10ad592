import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, type Plugin } from "vite";
import { securityHeaders, type AllowedOrigins } from "./security-headers.ts";
import { LANGUAGES } from "./src/shared/i18n/language.ts";

/** Where index.html takes the head script. */
const BOOT_PLACE = "<!-- boot -->";
const bootFile = path.join(import.meta.dirname, "src/shell/boot.js");

/** Addresses of the language packs: hashed chunks of a build, sources in development. */
function languagePacks(chunks: Record<string, { facadeModuleId?: string | null; fileName: string }> | undefined) {
  const packs = Object.fromEntries(
    LANGUAGES.map((language) => [language, `/src/shared/i18n/locales/${language}/core/core.ts`]),
  );
  for (const chunk of Object.values(chunks ?? {})) {
    const language = /locales\/([a-z]+)\/core\/core\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];
    if (language) packs[language] = `/${chunk.fileName}`;
  }
  return packs;
}

/**
 * The static shell's build step: inlines the head script, and serves the built page with its security headers. The same
 * headers are written beside the build (`_headers`) for static hosts.
 */
export function shellPlugin(allowed: AllowedOrigins): Plugin {
  let outFolder = "";
  return {
    name: "lobbykit-shell",
    configResolved(config) {
      outFolder = path.resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const source = readFileSync(bootFile, "utf8");
        const chunks =
          bundle &&
          Object.fromEntries(
            Object.entries(bundle).flatMap(([key, item]) => (item.type === "chunk" ? [[key, item]] : [])),
          );
        const code = source.replace("__LANGUAGE_PACKS__", JSON.stringify(languagePacks(chunks)));
        const script = bundle ? minifySync("boot.js", code, { module: false }).code.trim() : code;
        return html.replace(BOOT_PLACE, () => `<script>${script}</script>`);
      },
    },
    async closeBundle() {
      const page = path.join(outFolder, "index.html");
      if (!existsSync(page)) return;
      const headers = securityHeaders(readFileSync(page, "utf8"), allowed);
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      await writeFile(path.join(outFolder, "_headers"), `/*\n${lines.join("\n")}\n`);
    },
    configurePreviewServer(server) {
      // Read for each page: a build made meanwhile has another inline script.
      const page = path.join(outFolder, "index.html");
      server.middlewares.use((request, response, next) => {
        const headers = securityHeaders(readFileSync(page, "utf8"), allowed);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const isAsset = request.url?.startsWith("/assets/") ?? false;
        response.setHeader("Cache-Control", isAsset ? "public, max-age=31536000, immutable" : "no-cache");
        // A missing asset is a 404, never the page (trust study A5).
        const file = path.join(outFolder, (request.url ?? "/").split("?")[0] ?? "");
        if (isAsset && !existsSync(file)) {
          response.writeHead(404).end();
          return;
        }
        next();
      });
    },
  };
}
