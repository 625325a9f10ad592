const PROBE_TIMEOUT_MS = 1000;

/**
 * Browsers refuse to connect to some ports, such as 4190 and 6000 (the Fetch standard's "bad ports"), so a server there looks broken. Node's
 * fetch refuses the same ports before it connects; the list is therefore not repeated here.
 */
export async function isBlockedByBrowsers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`, { method: "HEAD", signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return false;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error && error.cause.message === "bad port";
  }
}
