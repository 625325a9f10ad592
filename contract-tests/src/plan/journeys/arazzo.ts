import { ContractError } from "../../spec/references.ts";
import {
  JSON_MEDIA_TYPE,
  readContract,
  type Contract,
  type Operation,
  type ParameterPlace,
} from "../../spec/contract.ts";
import { isObject, objectOr, type JsonObject, mapMembers } from "../../json.ts";
import { referencesIn } from "./runtime-expression.ts";
import type { Criterion, Journey, JourneyStep } from "./journey.ts";

/** An Arazzo document and what it references. */
export interface ArazzoSource {
  /** Name for ids and messages, such as "favourites". */
  readonly name: string;
  readonly document: unknown;
  /** Other API descriptions by the names in the document; the first one is the contract under test. */
  readonly others: ReadonlyMap<string, unknown>;
}

const CRITERION_TYPES = ["simple", "regex", "jsonpath"] as const;
const PLACES: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];
const NAMED_SOURCE = /^\$sourceDescriptions\.([^.]+)\.(.+)$/;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Parses one document. Its error messages name file, workflow and step. */
class Reader {
  readonly #source: ArazzoSource;
  readonly #contract: Contract;
  readonly #apiName: string;
  readonly #others: ReadonlyMap<string, readonly Operation[]>;

  constructor(source: ArazzoSource, contract: Contract) {
    const document = objectOr(source.document);
    this.#source = source;
    this.#contract = contract;
    this.#apiName = textOf(objectOr(listOf(document["sourceDescriptions"])[0])["name"]);
    this.#others = new Map([...source.others].map(([name, other]) => [name, readContract(other).operations]));
  }

  readAll(): Journey[] {
    const workflows = listOf(objectOr(this.#source.document)["workflows"]);
    if (workflows.length === 0)
      throw new ContractError(`${this.#source.name} is not an Arazzo document: it has no workflows.`);
    return workflows.map((workflow) => this.#journeyOf(objectOr(workflow)));
  }

  #journeyOf(workflow: JsonObject): Journey {
    const id = `${this.#source.name}/${textOf(workflow["workflowId"])}`;
    const steps: JourneyStep[] = [];
    for (const step of listOf(workflow["steps"])) steps.push(this.#stepOf(objectOr(step), id, steps));
    return { id, summary: textOf(workflow["summary"]), isOnce: workflow["x-once"] === true, steps };
  }

  #stepOf(step: JsonObject, journeyId: string, before: readonly JourneyStep[]): JourneyStep {
    const id = textOf(step["stepId"]);
    const place = `${journeyId}, step ${id}`;
    const { operation, isControl } = this.#operationOf(textOf(step["operationId"]), place);
    const body = objectOr(step["requestBody"]);
    const goesTo = listOf(step["onFailure"])
      .map(objectOr)
      .find(({ type }) => type === "goto")?.["stepId"];
    const read: JourneyStep = {
      id,
      operation,
      isControl,
      parameters: listOf(step["parameters"]).map((parameter) => parameterOf(objectOr(parameter), place)),
      body:
        "payload" in body
          ? { mediaType: textOf(body["contentType"]) || JSON_MEDIA_TYPE, payload: body["payload"] }
          : undefined,
      ...(typeof goesTo === "string" && { goesTo }),
      criteria: listOf(step["successCriteria"]).map((criterion) => criterionOf(objectOr(criterion), place)),
      outputs: mapMembers(objectOr(step["outputs"]), textOf),
    };
    for (const reference of referencesIn(step)) {
      const known = before.find(({ id }) => id === reference.step);
      if (known && reference.output in known.outputs) continue;
      throw new ContractError(
        `${place} refers to $steps.${reference.step}.outputs.${reference.output}, which no earlier step has.`,
      );
    }
    return read;
  }

  #operationOf(name: string, place: string): { operation: Operation; isControl: boolean } {
    const [, source = this.#apiName, id = name] = NAMED_SOURCE.exec(name) ?? [];
    const others = this.#others.get(source);
    const operation = (others ?? this.#contract.operations).find((candidate) => candidate.id === id);
    if (!operation) throw new ContractError(`${place} calls ${name}, which its API description does not have.`);
    return { operation, isControl: others !== undefined };
  }
}

function parameterOf(parameter: JsonObject, step: string): JourneyStep["parameters"][number] {
  const place = PLACES.find((candidate) => candidate === parameter["in"]);
  if (!place) throw new ContractError(`${step} has a parameter without a place: ${textOf(parameter["name"])}.`);
  return { name: textOf(parameter["name"]), place, value: parameter["value"] };
}

function criterionOf(criterion: JsonObject, step: string): Criterion {
  const { type = "simple", context, condition } = criterion;
  const named = isObject(type) ? type["type"] : type;
  const known = CRITERION_TYPES.find((candidate) => candidate === named);
  if (!known) throw new ContractError(`${step} has a criterion of the type ${String(named)}, which is not supported.`);
  return { type: known, condition: textOf(condition), context: typeof context === "string" ? context : undefined };
}

/**
 * Parses the workflows of an Arazzo document for a contract. @throws ContractError that names the step when it calls an unknown operation,
 * or uses an output that no earlier step has
 */
export const readJourneys = (source: ArazzoSource, contract: Contract): Journey[] =>
  new Reader(source, contract).readAll();
