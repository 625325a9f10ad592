import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { HANDLERS } from "../../../src/mock/handlers/handlers.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import { createMockServer, type Ports } from "../../../src/mock/server.ts";
import { contractFile } from "../../contract-file.ts";

const start = async (ports: Ports) =>
  listen(
    await createMockServer({ spec: contractFile(), handlers: HANDLERS, appOrigin: "http://localhost:5173" }),
    ports,
  );

it("D2 the error for a port in use names the port and the option that chooses another port", async () => {
  const occupant = createServer().listen(0, "127.0.0.1");
  await once(occupant, "listening");
  const address = occupant.address();
  const taken = typeof address === "object" ? (address?.port ?? 0) : 0;
  await expect(start({ api: taken, games: 0 })).rejects.toThrow(
    `Port ${taken} is in use. Choose another with --port or MOCK_PORT.`,
  );
  await expect(start({ api: 0, games: taken })).rejects.toThrow(
    `Port ${taken} is in use. Choose another with --games-port or GAMES_PORT.`,
  );
  occupant.close();
});
