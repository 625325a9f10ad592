/**
 * `npm run bench:draws`: what fifty clients ask for when draws come due, from the mock's own log. `--check` fails past the budgets of the herd, whose chance is the same in every run.
 */
import { startMock } from "../../.ci/mock-process.ts";
import { HERD_BUDGETS } from "./budgets.ts";
import { measureHerd } from "./measure-herd.ts";

const MOCK_PORT = 4023;
const print = (line = "") => console.log(line);
let failures = 0;

const show = (name: string, value: number, digits: number) =>
  print(`        ${name.padEnd(58)} ${value.toFixed(digits).padStart(8)}`);

/** One measured figure beside what it may be. */
function gate(name: string, value: number, budget: number, digits = 0): void {
  const isKept = value <= budget;
  if (!isKept) failures += 1;
  print(`  ${isKept ? "ok  " : "OVER"}  ${name.padEnd(58)} ${value.toFixed(digits).padStart(8)}   at most ${budget}`);
}

const mock = startMock(["--port", String(MOCK_PORT), "--memory"], () => undefined);
if (!(await mock.ready)) throw new Error("The mock did not start.");
try {
  const herd = await measureHerd(`http://localhost:${MOCK_PORT}`);
  print(
    `${herd.clients} clients, ${herd.hiddenClients} hidden ones beside them, ${herd.minutes} minutes of draws, ${herd.requests} requests in the mock's log`,
  );
  gate("share of the clients in one second after a draw", herd.worstSecondShare, HERD_BUDGETS.secondShare, 3);
  show("the same in any 1000 ms, of the worst draw", herd.worstWindowShare, 3);
  show("and of the usual draw", herd.usualWindowShare, 3);
  gate("requests from hidden tabs", herd.hiddenRequests, HERD_BUDGETS.hiddenRequests);
  gate("most requests of a client in any minute", herd.mostAMinute, HERD_BUDGETS.mostAMinute);
  show("mean requests of a client in a minute", herd.meanAMinute, 2);
  gate("seconds from a draw to the last client that asks", herd.slowestAnswerMs / 1000, HERD_BUDGETS.slowestAnswerS, 1);
} finally {
  await mock.stop();
}
if (failures > 0) print(`\n${failures} past budget`);
process.exit(failures > 0 && process.argv.includes("--check") ? 1 : 0);
