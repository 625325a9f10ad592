#!/usr/bin/env node
/**
 * Starts the Firefox of FIREFOX_PATH for Playwright, which drives an installed Firefox by WebDriver BiDi. Playwright also sends a command
 * that Firefox does not know, and gives up when it is refused. This program forwards all other messages, and accepts that one.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/** Emulates a colour scheme. The journeys set their theme in the app. */
const UNKNOWN_TO_FIREFOX = "emulation.setMediaFeaturesOverride";
const READY = /^WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on("exit", (exitCode) => process.exit(exitCode ?? 1));
process.on("SIGTERM", () => firefox.kill());

/** Forwards the messages of one connection in both directions. */
function forward(playwright: WebSocket, address: string): void {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const early: string[] = [];
  browser.on("open", () => {
    for (const message of early) browser.send(message);
  });
  playwright.on("message", (data: Buffer) => {
    const message = data.toString();
    const { id, method }: { id: number; method: string } = JSON.parse(message);
    if (method === UNKNOWN_TO_FIREFOX) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else early.push(message);
  });
  browser.on("message", (data: Buffer) => playwright.send(data.toString()));
  browser.on("error", (error) => console.error(error.message));
  browser.on("close", () => playwright.close());
  playwright.on("close", () => browser.close());
}

function listen(origin: string): void {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", maxPayload: 0 });
  server.on("connection", (playwright, { url = "" }) => forward(playwright, origin + url));
  server.on("listening", () => {
    const address = server.address();
    // The line that Playwright waits for.
    if (typeof address === "object" && address)
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`);
  });
}

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const origin = READY.exec(line)?.[1];
  if (origin === undefined) console.error(line);
  else listen(origin);
});
