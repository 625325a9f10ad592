import type { Operation, DocumentedAnswer } from "../../../spec/contract.ts";
import { objectOr, stringsOf, valueAt } from "../../../json.ts";
import { exampleRequest, withParameters, baseRequest, unfiltered, withOnly } from "../../generate/requests.ts";
import type { PlanContext } from "../../context.ts";
import type { Series, Step, CaseRequest } from "../../case.ts";
import { stepOf, seriesOf } from "../step.ts";
import type { Claim } from "../../claim.ts";
import { changingMembers, dereference } from "../../read/schemas.ts";
import { languageParameter, languagesOf, translatedPlaces, LANGUAGE } from "../../read/documented-languages.ts";
import { inOtherCase } from "../../read/letter-case.ts";
import { NOT_FOUND, UNAUTHENTICATED } from "../../../status-codes.ts";
import { validValues } from "../../generate/example-values.ts";

const AGAIN = "again";

/** The tag as browsers send it, with the region where the language is spoken most; undefined when it has one or none is known. */
function withRegion(language: string): string | undefined {
  try {
    const { region, language: plain } = new Intl.Locale(language).maximize();
    return plain === language && region !== undefined ? `${language}-${region}` : undefined;
  } catch {
    return undefined;
  }
}

/** A language that hardly any server has. */
const UNKNOWN = "tlh";

/** Other ways to ask for a language: with its region, in other letter case (RFC 5646, 2.1.1), after an unknown one, and by the default of the header, with an unknown one alone. */
function waysToAsk(
  languages: readonly string[],
  language: string,
  usual: unknown,
): (readonly [tag: string, of: string])[] {
  const regional = withRegion(language);
  const byDefault = languages.find((known) => known === usual);
  return [
    ...(regional === undefined ? [] : [[regional, language] as const]),
    [inOtherCase(language), language],
    ...(languages.includes(UNKNOWN) ? [] : [[`${UNKNOWN}, ${language};q=0.8`, language] as const]),
    ...(languages.includes(UNKNOWN) || byDefault === undefined ? [] : [[UNKNOWN, byDefault] as const]),
  ];
}

/** The same response in every language of the spec may differ only in its texts. */
export function translationSeries(context: PlanContext, operation: Operation): Series[] {
  const parameter = languageParameter(operation);
  const languages = languagesOf(context.contract, operation);
  const [first] = languages;
  if (operation.method !== "GET" || operation.endsSession || !parameter || first === undefined) return [];
  const id = `${operation.id} › languages`;
  const base = exampleRequest(context, operation);
  const places = translatedPlaces(context.contract, operation);
  const texts = places.map(({ pointer }) => pointer);
  const always = places.filter(({ mark }) => mark === true).map(({ pointer }) => pointer);
  const of = (name: string, language: string): Step =>
    stepOf(id, "relation", operation, {
      name,
      isNeeded: name === first,
      request: withParameters(base, "header", { [parameter.name]: language }),
    });
  // Without translated texts, one other language is enough to show that nothing changes.
  const others = texts.length === 0 ? languages.slice(1, 2) : languages.slice(1);
  if (others.length === 0) return [];
  const specPointer = parameter.pointer;
  const [other] = others;
  const usual = objectOr(parameter.schema)["default"];
  const ways = other !== undefined && texts.length > 0 ? waysToAsk(languages, other, usual) : [];
  const claims = others.map((other, index): Claim => {
    const not = [first, ...others.slice(0, index)];
    return { kind: "only-texts", first, again: AGAIN, other, not, texts, always, specPointer };
  });
  for (const [tag, language] of ways)
    claims.push({ kind: "same-texts", first: language, again: tag, texts, tag, specPointer });
  claims.push({ kind: "own-tags", steps: [first, ...others], moving: changingMembers(context.contract, operation) });
  return seriesOf(
    id,
    [...[first, ...others, ...ways.map(([tag]) => tag)].map((tag) => [of(tag, tag)]), of(AGAIN, first)],
    claims,
  );
}

const ASKED = "accept-language";
const TOLD = "content-language";
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/i;
/** Languages to compare: each pair takes five requests. */
const MOST_WEIGHED = 2;

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
  const [one, other] = negotiatedLanguages(context, operation).slice(-MOST_WEIGHED);
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
