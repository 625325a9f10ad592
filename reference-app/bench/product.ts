import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

// Those of the end-to-end tests, whose build is used again; other ones for two runs side by side.
export const APP_PORT = Number(process.env.E2E_PORT ?? 5183);
export const MOCK_PORT = Number(process.env.E2E_MOCK_PORT ?? 4013);
const GAMES_PORT = Number(process.env.E2E_GAMES_PORT ?? 4014);

/** The settings that the build of the app is made for. */
export const PRODUCT_ENV = { MOCK_PORT: String(MOCK_PORT), GAMES_PORT: String(GAMES_PORT) };

/**
 * The whole product as `npm start` serves it, with a mock that forgets.
 * @param settings more of the environment, such as MOCK_GAMES
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "../../.ci/start.ts"), "--memory"], {
    env: { ...process.env, PORT: String(APP_PORT), ...PRODUCT_ENV, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    const gone = once(child, "exit");
    child.kill();
    await gone;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("Lobbykit is ready")) return { stop };
  }
  throw new Error("The product did not start.");
}
