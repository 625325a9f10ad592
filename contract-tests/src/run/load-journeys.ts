import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { ContractError } from "../spec/references.ts";
import { type Contract } from "../spec/contract.ts";
import { objectOr, mapLeaves } from "../json.ts";
import { readJourneys } from "../plan/journeys/arazzo.ts";
import type { Journey } from "../plan/journeys/journey.ts";
import type { RunOptions } from "./run-options.ts";
import type { SpareAccounts } from "./values/substitute.ts";

const ARAZZO_FILE = /\.arazzo\.(?:ya?ml|json)$/;

async function readYaml(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, "utf8"), { merge: true });
  } catch (error) {
    throw new ContractError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The accounts of a run, with an optional one that some journeys need. */
type Accounts = RunOptions["accounts"] & Pick<SpareAccounts, "otherAgent">;

/** The personas of our journeys, mapped to the accounts of this run. */
function personasOf({ member, agent, otherAgent }: Accounts): ReadonlyMap<string, string> {
  return new Map([
    ["demo", member.username],
    ["agent", agent.username],
    ...(otherAgent ? [["agent42", otherAgent.username] as const] : []),
    ["demo-1234", member.password],
    ["654321", member.paymentPassword],
  ]);
}

const rename = (value: unknown, names: ReadonlyMap<string, string>): unknown =>
  mapLeaves(value, (leaf) => (typeof leaf === "string" ? (names.get(leaf) ?? leaf) : leaf));

/** All API descriptions of an Arazzo document except the first; they are files in its folder. */
async function othersOf(file: string, document: unknown): Promise<Map<string, unknown>> {
  const descriptions = objectOr(document)["sourceDescriptions"];
  const [, ...others] = Array.isArray(descriptions) ? descriptions.map(objectOr) : [];
  const read = others.map(async ({ name, url }): Promise<[string, unknown]> => [
    String(name),
    await readYaml(path.resolve(path.dirname(file), String(url))),
  ]);
  return new Map(await Promise.all(read));
}

/**
 * Reads every Arazzo file of a folder, and replaces their personas by the accounts of the run.
 * @throws ContractError that names file and step when one cannot be used
 */
export async function loadJourneys(folder: string, contract: Contract, accounts: Accounts): Promise<Journey[]> {
  const names = (await readdir(folder)).filter((name) => ARAZZO_FILE.test(name)).toSorted();
  const personas = personasOf(accounts);
  const read = names.map(async (name) => {
    const file = path.join(folder, name);
    const document = rename(await readYaml(file), personas);
    const source = { name: name.replace(ARAZZO_FILE, ""), document, others: await othersOf(file, document) };
    return readJourneys(source, contract);
  });
  return (await Promise.all(read)).flat();
}
