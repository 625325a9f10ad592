import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, StartError } from "../../../src/mock/settings.ts";

const portsOf = (commandLine: string[], environment = {}) => {
  const { api, games } = readSettings(commandLine, environment).ports;
  return [api, games];
};

describe("D2 the ports of the mock", () => {
  it.each([
    [[], {}, 4010, 4011],
    [["--port", "0"], {}, 0, 0],
    [["--port", "1"], {}, 1, 2],
    [["--port", "65534"], {}, 65_534, 65_535],
    [["--port", "65535", "--games-port", "0"], {}, 65_535, 0],
    [[], { MOCK_PORT: "5000" }, 5000, 5001],
    [[], { MOCK_PORT: "5000", GAMES_PORT: "6000" }, 5000, 6000],
    [["--port", "7000", "--games-port", "7500"], { MOCK_PORT: "5000", GAMES_PORT: "6000" }, 7000, 7500],
  ])(
    "command line %j and environment %j give API port %i and games port %i",
    (commandLine, environment, api, games) => {
      expect(portsOf(commandLine, environment)).toEqual([api, games]);
    },
  );

  it.each([
    [["--port", "many"], "Not a port: many. Usage: npm run mock"],
    [["--port", "-1"], "argument is ambiguous"],
    [["--port=-1"], "Not a port: -1"],
    [["--port", "1.5"], "Not a port: 1.5"],
    [["--port", "65536"], "Not a port: 65536"],
    [["--port", "65535"], "Not a port: 65536"],
    [["--games-port", "65536"], "Not a port: 65536"],
    [["--port", "5000", "--games-port", "5000"], "The contract and the games cannot share port 5000."],
    [["--port", "-5"], /'--port=-XYZ'\. Usage/],
    [["--memory", "--data", "x"], "--data and --memory exclude each other"],
    [["--unknown"], "Unknown option '--unknown'"],
  ])("refuses %j", (commandLine, message) => {
    expect(() => readSettings(commandLine, {})).toThrow(StartError);
    expect(() => readSettings(commandLine, {})).toThrow(message);
  });
});

describe("D2 the address of the app that the mock's links lead to", () => {
  it.each([
    [[], {}, "http://localhost:5173"],
    [[], { APP_URL: "http://localhost:6173/" }, "http://localhost:6173"],
    [["--app-url", "https://lobby.example/bn?x=1"], { APP_URL: "http://localhost:6173" }, "https://lobby.example"],
  ])("command line %j and environment %j give %s", (commandLine, environment, origin) => {
    expect(readSettings(commandLine, environment).appOrigin).toBe(origin);
  });

  it.each(["localhost:5173", "ftp://lobby.example", "lobby", ""])("refuses %j", (address) => {
    expect(() => readSettings(["--app-url", address], {})).toThrow(StartError);
    expect(() => readSettings(["--app-url", address], {})).toThrow(`Not an http or https address: ${address}. Usage:`);
  });
});

describe("D3 the data file of the mock", () => {
  it.each([
    [["--memory"], undefined],
    [["--data", "world.sqlite"], path.resolve("somewhere", "world.sqlite")],
    [["--data", path.resolve("world.sqlite")], path.resolve("world.sqlite")],
  ])("is chosen by the options %j: %s", (commandLine, file) => {
    expect(readSettings(commandLine, { INIT_CWD: path.resolve("somewhere") }).file).toBe(file);
  });

  it("is kept in the workspace by default, and by default other machines cannot reach the mock", () => {
    const { file, isExposed } = readSettings([], {});
    expect(file?.endsWith(path.join("api-spec", ".mock", "world.sqlite"))).toBe(true);
    expect([isExposed, readSettings(["--expose"], {}).isExposed]).toEqual([false, true]);
  });
});
