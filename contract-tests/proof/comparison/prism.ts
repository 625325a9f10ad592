import path from "node:path";
import { writeFile } from "node:fs/promises";
import { JSON_MEDIA_TYPE, type Contract } from "../../src/spec/contract.ts";
import { isObject } from "../../src/json.ts";
import { isMalformed } from "../../test/support/changes.ts";
import { startFaultyServer, type Fault, type Planted } from "../../test/support/servers/fault-proxy.ts";
import { startPrism } from "../../test/support/servers/prism.ts";
import { selectionFor, tryServer } from "../../test/support/servers/try-server.ts";
import { tell, timed, type Tool } from "./tool.ts";

/** Time limit of a response. Prism answers at once, or never. */
const DEADLINE_MS = 3000;

/** Reads the violations that Prism reports about a response, each as a text that is equal in every run. */
function complaintsIn(header: string | undefined, asked: string): string[] {
  const told: unknown = JSON.parse(header ?? "[]");
  return (Array.isArray(told) ? told : []).flatMap((violation) => {
    if (!isObject(violation) || !Array.isArray(violation["location"])) return [];
    const [where] = violation["location"].map(String);
    if (where !== "response") return [];
    return [`${asked} ${violation["location"].join("/")} ${String(violation["code"])} ${String(violation["message"])}`];
  });
}

/** Closes the connection when the body is not JSON, because Prism would never answer. */
const breaksOffMalformed: Fault = async (request, forward) => {
  const isJson = request.headers["content-type"] === JSON_MEDIA_TYPE;
  if (isJson && isMalformed(request)) throw new Error("Prism gives no answer to this");
  return forward(request);
};

const withoutMalformed = ({ operations }: Contract): Planted[] =>
  operations
    .filter(({ payloads }) => payloads.length > 0)
    .map(({ method, path: at }) => ({ at: { method, path: at }, fault: breaksOffMalformed }));

/** Runs Prism as a proxy between our command and the server, and reads the violations that it adds in the header `sl-violations`. */
export const prism: Tool = {
  id: "prism",
  run: async (stage, faults) => {
    const spec = path.join(stage.folder, "openapi.json");
    await writeFile(spec, JSON.stringify(stage.contract.document));
    const proxy = await startPrism(spec, stage.url);
    const silent = withoutMalformed(stage.contract);
    let heard: string[] = [];
    let answers = 0;
    const ear = await startFaultyServer(
      proxy.url,
      () => ({ planted: silent, world: undefined }),
      ({ method, address }, { headers }) => {
        answers += 1;
        heard.push(...complaintsIn(headers["sl-violations"], `${method} ${address.split("?")[0]}`));
      },
    );
    stage.plant([]);
    const right = await timed(() => tryServer(stage.bench, { url: ear.url, deadlineMs: DEADLINE_MS }));
    const known = new Set(heard);
    const falseAlarms = heard.length;
    tell(`prism: ${answers} answers on the correct server, ${falseAlarms} complaints`);
    const checks = answers;
    const caught: string[] = [];
    for (const planted of faults) {
      heard = [];
      stage.plant([planted]);
      const { journey, deadlineMs = DEADLINE_MS, name } = planted;
      const only = selectionFor(planted);
      await tryServer(stage.bench, { url: ear.url, only, journey, deadlineMs }).catch(() => undefined);
      if (heard.some((complaint) => !known.has(complaint))) caught.push(name);
    }
    await ear.close();
    await proxy.close();
    return {
      name: "Prism proxy",
      version: "5.16.0",
      how: "judges the traffic of lobbykit-contract, because it sends no requests itself, without bodies that are not JSON, because it does not answer them. Caught: it reports a violation of a response that it does not report on the correct server",
      rightServer: { checks, falseAlarms, seconds: right.seconds },
      caught,
    };
  },
};
