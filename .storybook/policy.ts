// The content security policy of the built Storybook. A plain file server sends no headers, so it stands in the pages.
import { createHash } from "node:crypto";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const hashesOf = (html: string, element: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, "g"))]
    .map(([, code = ""]) => code)
    .filter((code) => code !== "")
    .map(hashOf);

/** Nothing by default, and of what is in the page only what was built with it. */
export function sitePolicy(html: string): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(html, "script")],
    "style-src": ["'self'", hashOf(""), ...hashesOf(html, "style")],
    "img-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["'self'"],
    "object-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** The page with its policy, before anything else. */
export const withPolicy = (html: string): string =>
  html.replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${sitePolicy(html)}" />`);
