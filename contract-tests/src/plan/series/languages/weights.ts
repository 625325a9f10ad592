import { stringsOf, objectOr, valueAt } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Claim } from "../../claim.ts";
import type { CaseRequest, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { baseRequest, unfiltered, withParameters } from "../../generate/requests.ts";
import { changingMembers, dereference } from "../../read/schemas.ts";
import { stepOf, seriesOf } from "../step.ts";

const ASKED = "accept-language";
const TOLD = "content-language";
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/i;
/** Languages to compare: each pair takes five requests. */
const MOST_LANGUAGES = 2;

/** The languages that a server has: those of the documented `Content-Language`, else those of the documented example of the request. */
function negotiatedLanguages({ contract }: PlanContext, { answers, parameters }: Operation): string[] {
  const { document } = contract;
  const told = answers
    .flatMap(({ headers }) => headers)
    .filter(({ name }) => name === TOLD)
    .flatMap(({ schemaPointer }) =>
      schemaPointer === undefined ? [] : stringsOf(dereference(document, valueAt(document, schemaPointer))["enum"]),
    );
  const header = parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === ASKED);
  const schema = objectOr(dereference(document, header?.schema));
  const example = header?.examples.find((value) => typeof value === "string");
  const named = [...stringsOf(schema["enum"]), ...(typeof example === "string" ? example.split(",") : [])];
  const tags = (told.length > 0 ? told : named).map((text) => text.split(";")[0]?.trim() ?? "");
  return [...new Set(tags.filter((tag) => TAG.test(tag)))];
}

/** Of two languages, the one with the higher weight is sent (RFC 9110, 12.5.4), whichever comes first, where an operation takes the header. */
export function languageWeightSeries(context: PlanContext, operation: Operation): Series[] {
  const header = operation.parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === ASKED);
  const [one, other] = negotiatedLanguages(context, operation).slice(-MOST_LANGUAGES);
  if (operation.method !== "GET" || operation.endsSession || !header || one === undefined || other === undefined)
    return [];
  const id = `${operation.id} › weights of languages`;
  const base = unfiltered(operation, baseRequest(context, operation, undefined));
  const asking = (wish: string): CaseRequest => withParameters(base, "header", { [header.name]: wish });
  const first = `${one};q=0.3, ${other};q=0.8`;
  const last = `${one};q=0.8, ${other};q=0.3`;
  const steps: [name: string, wish: string][] = [
    [other, other],
    [`${other} again`, other],
    [one, one],
    [`${one} again`, one],
    [first, first],
    [last, last],
  ];
  const claim = (wanted: string, wish: string): Claim => ({
    kind: "alike",
    first: wanted,
    again: `${wanted} again`,
    other: wish,
    moving: changingMembers(context.contract, operation),
    reason: "the language with the highest weight is sent",
    specPointer: header.pointer,
  });
  return seriesOf(
    id,
    steps.map(([name, wish]) => [stepOf(id, "relation", operation, { name, request: asking(wish) })]),
    [claim(other, first), claim(one, last)],
  );
}
