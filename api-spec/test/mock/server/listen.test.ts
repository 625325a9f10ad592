import { once } from "node:events";
import { createServer, Server } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { HANDLERS } from "../../../src/mock/handlers/handlers.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import { createMockServer, type Ports } from "../../../src/mock/server.ts";
import { contractFile } from "../../contract-file.ts";

const start = async (ports: Ports) =>
  listen(
    await createMockServer({ spec: contractFile(), handlers: HANDLERS, appOrigin: "http://localhost:5173" }),
    ports,
  );

afterEach(() => {
  vi.restoreAllMocks();
});

it("D2 the error for a port that needs the rights of an administrator names the port and the option that chooses another port", async () => {
  vi.spyOn(Server.prototype, "listen").mockImplementation(function refuse(this: Server) {
    this.emit("error", Object.assign(new Error("listen EACCES"), { code: "EACCES" }));
    return this;
  });
  await expect(start({ api: 80, games: 0 })).rejects.toThrow(
    "Port 80 needs the rights of an administrator. Choose another with --port or MOCK_PORT.",
  );
});

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
