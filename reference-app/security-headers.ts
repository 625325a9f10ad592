import { createHash } from "node:crypto";

/** Origins that the deployment allows besides its own (D9). They are fixed at build time, like the policy itself. */
export interface AllowedOrigins {
  image: readonly string[];
  launch: readonly string[];
}

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Returns the hashes of a page's inline scripts. The policy allows no other inline code. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => hashOf(match[1] ?? ""));

/**
 * Returns the content security policy (D17). It forbids everything by default and contains no `unsafe-*`. It enforces Trusted Types, and
 * allows only the policies of the sanitiser and of the worker that runs the server's patterns (D7).
 */
function contentSecurityPolicy(html: string, allowed: AllowedOrigins): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScriptHashes(html)],
    "style-src": ["'self'"],
    "img-src": ["'self'", "blob:", ...allowed.image],
    "font-src": ["'self'"],
    // The spoken captcha (D14).
    "media-src": ["'self'", "blob:"],
    "connect-src": ["'self'"],
    "frame-src": allowed.launch.length > 0 ? allowed.launch : ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["dompurify", "lobbykit-worker"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

const TWO_YEARS_S = 63_072_000;

/** Returns all security headers of a page of the app. */
export const securityHeaders = (html: string, allowed: AllowedOrigins): Record<string, string> => ({
  "Content-Security-Policy": contentSecurityPolicy(html, allowed),
  "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), usb=(), payment=(), clipboard-read=()",
});
