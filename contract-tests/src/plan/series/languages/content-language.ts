import { stringsOf, valueAt } from "../../../json.ts";
import type { DocumentedAnswer, Operation } from "../../../spec/contract.ts";
import { NOT_FOUND, UNAUTHENTICATED } from "../../../status-codes.ts";
import type { CaseRequest, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { exampleRequest, withParameters, withOnly } from "../../generate/requests.ts";
import { validValues } from "../../generate/example-values.ts";
import { dereference } from "../../read/schemas.ts";
import { LANGUAGE } from "../../read/documented-languages.ts";
import { stepOf, seriesOf } from "../step.ts";

const TOLD = "content-language";
const OK = 200;
const TRIED_IDS = 5;
/** More languages would make a run long. */
const MOST_LANGUAGES = 4;

/** The languages that an answer may have by its documented header. */
function languagesIn({ contract: { document } }: PlanContext, { headers }: DocumentedAnswer): string[] {
  const pointer = headers.find(({ name }) => name === TOLD)?.schemaPointer;
  return pointer === undefined ? [] : stringsOf(dereference(document, valueAt(document, pointer))["enum"]);
}

/** How a request gets an answer of a status from any reading operation; undefined when it cannot be had at will. */
function requestFor(context: PlanContext, operation: Operation, status: string): CaseRequest | undefined {
  const base = exampleRequest(context, operation);
  if (status === String(OK)) return base;
  if (status === String(UNAUTHENTICATED) && operation.isSecured)
    return { ...base, authorization: { kind: "none" }, substitutions: [] };
  if (status !== String(NOT_FOUND) || !operation.path.endsWith("}")) return undefined;
  // A made-up id is most likely one that nothing has when it is long.
  const ids = operation.parameters
    .filter(({ place }) => place === "path")
    .map(({ name, pointer, schema }) => [
      name,
      validValues(context, pointer, schema, TRIED_IDS).toSorted(
        (id, next) => String(next).length - String(id).length,
      )[0],
    ]);
  return { ...withOnly(base, "path", Object.fromEntries(ids)), substitutions: [] };
}

/** Whether no operation before this one documents the status with such a header. */
const isFirst = (context: PlanContext, operation: Operation, status: string): boolean =>
  context.contract.operations.find(
    (it) =>
      it.method === "GET" &&
      requestFor(context, it, status) !== undefined &&
      it.answers.some((answer) => answer.status === status && languagesIn(context, answer).length > 1),
  ) === operation;

/**
 * Where the header `Content-Language` of an answer names several languages, the request chooses between them, also by weights and with a region
 * (RFC 9110, 12.5.4; RFC 4647, 3.4), and the texts of a refusal are in the language that the answer says. One operation of each status is asked.
 */
export function contentLanguageSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || !operation.profile.guessesResources || operation.endsSession) return [];
  return operation.answers.flatMap((answer): Series[] => {
    const languages = languagesIn(context, answer).slice(0, MOST_LANGUAGES);
    const [one, other] = languages;
    const request = requestFor(context, operation, answer.status);
    if (one === undefined || other === undefined || !request || !isFirst(context, operation, answer.status)) return [];
    const id = `${operation.id} › languages of ${answer.status}`;
    const wishes: (readonly [wish: string, language: string])[] = [
      ...languages.map((language) => [language, language] as const),
      ...languages.map((language) => [`${language}-ZZ`, language] as const),
      [`${one};q=0.3, ${other};q=0.8`, other],
      [`${one};q=0.8, ${other};q=0.3`, one],
      [`xx, ${other};q=0.5`, other],
    ];
    const asking = (wish: string): CaseRequest => withParameters(request, "header", { [LANGUAGE]: wish });
    const expectation = { outcome: "answered" } as const;
    return seriesOf(
      id,
      wishes.map(([name]) => [stepOf(id, "relation", operation, { name, request: asking(name), expectation })]),
      [
        {
          kind: "told-languages",
          steps: wishes.map(([name, language]) => ({ name, language })),
          specPointer: answer.pointer,
        },
      ],
    );
  });
}
