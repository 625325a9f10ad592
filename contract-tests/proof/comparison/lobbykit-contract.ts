import { isNamed, selectionFor, tryServer } from "../../test/support/servers/try-server.ts";
import { timed, tell, type Tool } from "./tool.ts";

/** Our own contract command, as one of the compared tools. */
export const ours: Tool = {
  id: "ours",
  run: async (stage, faults) => {
    stage.plant([]);
    const right = await timed(() => tryServer(stage.bench, { url: stage.url }));
    tell(`ours: ${right.result.cases} cases on the correct server, ${right.result.failed} failed`);
    const caught: string[] = [];
    for (const planted of faults) {
      stage.plant([planted]);
      const { journey, deadlineMs, name } = planted;
      const found = await tryServer(stage.bench, { url: stage.url, only: selectionFor(planted), journey, deadlineMs });
      if (found.errors.some((told) => isNamed(stage.bench, planted, told))) caught.push(name);
    }
    return {
      name: "lobbykit-contract",
      version: "0.1.0",
      how: "run with `--unsafe`. Caught: a finding names the right operation and the right rule",
      rightServer: { checks: right.result.cases, falseAlarms: right.result.failed, seconds: right.seconds },
      caught,
    };
  },
};
