import { createHash } from "node:crypto";

/** Content security policy of Redocly's page. Only its inline scripts may run. Its styles are added at run time. */
export function referencePolicy(page: string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return (
    `default-src 'none'; script-src ${scripts.join(" ")}; style-src 'unsafe-inline'; img-src data:; font-src data:; ` +
    "worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'"
  );
}
