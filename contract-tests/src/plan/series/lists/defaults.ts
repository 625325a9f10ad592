import type { Operation } from "../../../spec/contract.ts";
import { exampleRequest, unfiltered } from "../../generate/requests.ts";
import type { PlanContext } from "../../context.ts";
import type { Parameters, Series } from "../../case.ts";
import { changingMembers, dereference } from "../../read/schemas.ts";
import { asText } from "../../read/parameter-text.ts";
import { stepOf, seriesOf } from "../step.ts";

const WITHOUT = "without";
const AGAIN = "without again";

/** A parameter that is left out has its documented default, so sending the default gives the same response. */
export function defaultSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || operation.endsSession) return [];
  const { document } = context.contract;
  const base = unfiltered(operation, exampleRequest(context, operation));
  const optional = operation.parameters.filter(
    ({ place, required }) => (place === "query" || place === "header") && !required,
  );
  const moving = changingMembers(context.contract, operation);
  const id = `${operation.id} › defaults`;
  const tried = optional.flatMap((parameter) => {
    const { default: usual } = dereference(document, parameter.schema);
    return usual === undefined ? [] : [{ parameter, usual, name: `${parameter.name} ${asText(usual)}` }];
  });
  if (tried.length === 0) return [];
  // An example may give a header that a client need not send.
  const isLeftOut = (name: string) =>
    tried.some(({ parameter }) => parameter.place === "header" && parameter.name === name);
  const header = Object.fromEntries(Object.entries(base.parameters.header).filter(([name]) => !isLeftOut(name)));
  const bare = { ...base.parameters, header };
  const of = (name: string, parameters: Parameters = bare) =>
    stepOf(id, "relation", operation, { name, request: { ...base, parameters } });
  const steps = [
    of(WITHOUT),
    ...tried.map(({ parameter: { place, name: parameter }, usual, name }) => [
      of(name, { ...bare, [place]: { ...bare[place], [parameter]: usual } }),
    ]),
    of(AGAIN),
  ];
  return seriesOf(
    id,
    steps,
    tried.map(({ parameter, name }) => ({
      kind: "alike",
      first: WITHOUT,
      again: AGAIN,
      other: name,
      moving,
      reason: `it is the default of ${parameter.name}`,
      specPointer: parameter.pointer,
    })),
  );
}
