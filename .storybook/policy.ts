// The content security policy of the built Storybook. It is written into the pages, because a plain file server sends no headers.
import { createHash } from "node:crypto";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const hashesOf = (html: string, element: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, "g"))]
    .map(([, code = ""]) => code)
    .filter((code) => code !== "")
    .map(hashOf);

/** Hashes of the fixed styles that Storybook 10.6 adds at run time. After an update, `npm run storybook:check` reports new ones. */
const STORYBOOK_STYLES = [
  // Style attribute of the manager's hidden drawings.
  "'sha256-Yv24MQo/JGD3ASTIbjBky8goHo9/fuung5k88U+Hna8='",
  // Styles of the manager's scroll areas, and a style that react-aria adds during a press.
  "'sha256-PPXvTto92uh84aFCI7MBOIX0TMcl90R+oo61A3tFCvw='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // Style of the menu over highlighted elements.
  "'sha256-rMak6F0wA1B0RrxIubaAA9iDjokYLo9ADJCviiCIgNg='",
];

/** The policy blocks everything by default, and allows only inline content from the build. */
function sitePolicy(html: string): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(html, "script")],
    "style-src": ["'self'", "'unsafe-hashes'", hashOf(""), ...STORYBOOK_STYLES, ...hashesOf(html, "style")],
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

/** Inserts the policy before anything else in the page. */
export const withPolicy = (html: string): string =>
  html.replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${sitePolicy(html)}" />`);
