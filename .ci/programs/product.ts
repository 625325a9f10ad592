import path from "node:path";
import { startProgram, type Program } from "./program.ts";

const START = path.join(import.meta.dirname, "../start.ts");

/** The ports of a product. */
export interface ProductPorts {
  app: number;
  mock: number;
  games: number;
}

/** The ports of the product that tests and benchmarks start. Two runs at the same time need different ports. */
export const TEST_PORTS: ProductPorts = {
  app: Number(process.env.E2E_PORT ?? 5183),
  mock: Number(process.env.E2E_MOCK_PORT ?? 4013),
  games: Number(process.env.E2E_GAMES_PORT ?? 4014),
};

/** Ports as the environment variables that the product and the app's build read. */
export const portVariables = ({ app, mock, games }: ProductPorts) => ({
  PORT: String(app),
  MOCK_PORT: String(mock),
  GAMES_PORT: String(games),
});

/**
 * Starts the whole product as `npm start` does. `mockArguments` go to the mock.
 * @param settings additional environment variables, such as MOCK_GAMES
 */
export const startProduct = (
  ports: ProductPorts,
  mockArguments: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Program => startProgram([process.execPath, START, ...mockArguments], { ...portVariables(ports), ...settings });
