import { startProduct, TEST_PORTS } from "../../.ci/programs/product.ts";

// The ports of the end-to-end tests, whose build is reused.
export const { app: APP_PORT, mock: MOCK_PORT } = TEST_PORTS;

/**
 * Starts the whole product with a mock that stores nothing on disk, and waits until it is ready.
 * @param settings additional environment variables, such as MOCK_GAMES
 */
export async function openProduct(settings: Record<string, string> = {}) {
  const product = startProduct(TEST_PORTS, ["--memory"], settings);
  await product.hasPrinted(/^Lobbykit is ready/m);
  product.child.stderr.pipe(process.stderr);
  return product;
}

/** Returns a function that calls the testers' controls of the mock for one world. */
export const controlsOf =
  (mockOrigin: string, world: string) =>
  async (name: string, body: object): Promise<{ now: number }> => {
    const headers = { "X-Mock-Session": world, "Content-Type": "application/json" };
    const answer = await fetch(`${mockOrigin}/__mock/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as { now: number };
  };
