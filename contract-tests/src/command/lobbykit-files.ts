import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Where the published package keeps Lobbykit's files; missing when run from source. */
const PACKED = path.join(import.meta.dirname, "../lobbykit");

const workspaceFile = (name: string): string => fileURLToPath(import.meta.resolve(`@lobbykit/api-spec/${name}`));

/** Lobbykit's bundled spec. */
export const lobbykitSpec = (): string =>
  existsSync(PACKED) ? path.join(PACKED, "openapi.json") : workspaceFile("openapi.json");

/** The folder of Lobbykit's journeys. */
export const lobbykitWorkflows = (): string =>
  existsSync(PACKED) ? path.join(PACKED, "workflows") : path.dirname(workspaceFile("workflows/control.yaml"));
