import { PortError } from "./port-listener.ts";
import type { MockServer, Ports } from "../server.ts";
import { StartError } from "../settings.ts";

/** Opens the ports of a server and returns them. @throws StartError when a port cannot be opened; it says how to choose another */
export async function listen(server: MockServer, ports: Ports): Promise<Ports> {
  try {
    return await server.listen(ports);
  } catch (error) {
    await server.close();
    if (!(error instanceof PortError)) throw error;
    const remedy = error.port === ports.api ? "--port or MOCK_PORT" : "--games-port or GAMES_PORT";
    throw new StartError(`${error.message} Choose another with ${remedy}.`);
  }
}
