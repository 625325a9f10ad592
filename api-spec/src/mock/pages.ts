import { serveArt } from "./art/serve-art.ts";
import { serveConsole } from "./console/console-page.ts";
import type { Exchange } from "./exchange.ts";
import type { Reply } from "./handler.ts";

/** Pages and pictures beside the contract: the testers' console and drawn art. Undefined elsewhere. */
export const answerPage = ({ method, url }: Exchange): Reply | undefined =>
  method === "GET" ? (serveConsole(url) ?? serveArt(url)) : undefined;
