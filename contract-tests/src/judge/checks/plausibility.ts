import type { Contract, Operation } from "../../spec/contract.ts";
import { isObject, valueAt } from "../../json.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { LANGUAGE, languageParameter, languagesOf, translatedPlacesOf } from "../../plan/read/documented-languages.ts";
import { cachedByOperation } from "../../plan/read/cached-by-operation.ts";
import { successPlaces, type AnnotatedPlace } from "../../plan/read/schemas.ts";
import { unitOf, type Unit } from "../../plan/read/units.ts";
import type { Received } from "../answer.ts";
import { documentedAnswer } from "./conformance.ts";
import { type Finding, findingAt } from "../finding.ts";
import { digitsOf } from "../values/currencies.ts";
import { mojibakeIn } from "../values/mojibake.ts";
import { expectedHeaderFindings } from "./headers/header-checks.ts";
import { markedValues, textsIn } from "../values/values-at.ts";
import { scriptsOf, letterOfAnotherScript } from "../values/writing-scripts.ts";

const MS_PER_SECOND = 1000;
const EARLIEST_MS = Date.UTC(2000);
const TEN_YEARS_MS = 10 * 366 * 24 * 3600 * MS_PER_SECOND;

const momentOf = (unit: Unit, value: unknown): number | undefined => {
  if (unit === "date-time") return typeof value === "string" ? Date.parse(value) : undefined;
  if (typeof value !== "number") return undefined;
  return unit === "epoch-seconds" ? value * MS_PER_SECOND : value;
};

/** The period in which a timestamp of the response is plausible, in milliseconds since 1970. */
interface Life {
  readonly from: number;
  readonly to: number;
}

/** Returns the plausible period: from 2000 to ten years from now, or any time when the request itself names a time outside of it. */
function lifeOf({ parameters, body }: CaseRequest, now: number): Life {
  const asked = textsIn([parameters, body]).flatMap(({ text }) => {
    const moment = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(moment) ? [] : [moment];
  });
  const latest = now + TEN_YEARS_MS;
  // A request that names a time outside of the period may get timestamps of that time, and of any time before it.
  const isOfAnotherAge = asked.some((moment) => moment < now - TEN_YEARS_MS || moment > latest);
  return isOfAnotherAge ? { from: -Infinity, to: Infinity } : { from: EARLIEST_MS, to: latest };
}

function momentComplaint(unit: Unit, value: unknown, life: Life): string | undefined {
  const moment = momentOf(unit, value);
  if (moment === undefined || Number.isNaN(moment)) return undefined;
  if (moment >= life.from && moment <= life.to) return undefined;
  const told = Number.isFinite(new Date(moment).getTime()) ? new Date(moment).toISOString() : "no moment";
  return `must be a time between 2000 and ten years from now, but is ${told}`;
}

/** The currency of an amount: the nearest currency field at its level or an outer one. */
function currencyOf(json: unknown, pointer: string): string | undefined {
  for (let place = pointer; place !== "";) {
    place = place.slice(0, place.lastIndexOf("/"));
    const owner = valueAt(json, place);
    const currency = isObject(owner) ? owner["currency"] : undefined;
    if (typeof currency === "string") return currency;
  }
  return undefined;
}

/** An amount may not have more decimals than its currency, apart from trailing zeros. */
function moneyComplaint(json: unknown, pointer: string, value: unknown): string | undefined {
  const [, fraction = ""] = /\.(\d*?)0*$/.exec(String(value)) ?? [];
  if (fraction === "") return undefined;
  const currency = currencyOf(json, pointer);
  const digits = currency === undefined ? undefined : digitsOf(currency);
  if (digits === undefined || fraction.length <= digits) return undefined;
  return `must have ${digits} decimals, as ${currency} has, but is ${String(value)}`;
}

type Tell = (pointer: string, message: string, specPointer?: string) => Finding;

function unitFindings(json: unknown, life: Life, places: readonly AnnotatedPlace[], tell: Tell): Finding[] {
  return markedValues(json, places).flatMap(({ pointer, value, mark, specPointer }) => {
    const unit = mark as Unit;
    const message = unit === "money" ? moneyComplaint(json, pointer, value) : momentComplaint(unit, value, life);
    return message === undefined ? [] : [tell(pointer, message, specPointer)];
  });
}

/** Finds a text that was decoded wrongly. A strange text that the request itself contained is accepted. */
function garbledFindings(json: unknown, request: CaseRequest, tell: Tell): Finding[] {
  const sent = JSON.stringify([request.parameters, request.body]);
  // Half a surrogate pair cannot come back unchanged.
  if (/\\ud[89a-f]/.test(sent)) return [];
  const found = textsIn(json).find(({ text }) => mojibakeIn(text) !== undefined && !sent.includes(text));
  return found ? [tell(found.pointer, mojibakeIn(found.text) ?? "")] : [];
}

const languageOf = (tag: string): string => tag.split("-")[0]?.toLowerCase() ?? "";

/**
 * The scripts of the requested languages, plus that of English, the usual fallback; undefined when none of `supported` is requested, because
 * the server then responds in a language of its choice.
 */
function readableScripts(
  { parameters }: CaseRequest,
  operation: Operation,
  supported: readonly string[],
): readonly string[] | undefined {
  const name = languageParameter(operation)?.name ?? LANGUAGE;
  const wanted = parameters.header[name];
  const tags = typeof wanted === "string" ? wanted.split(",").map((part) => part.split(";")[0]?.trim() ?? "") : [];
  const scripts = tags.map(scriptsOf);
  const isClear =
    tags.every((tag) => /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag)) &&
    tags.some((tag) => supported.map(languageOf).includes(languageOf(tag)));
  return isClear && scripts.every(({ length }) => length > 0) ? [...new Set([...scripts.flat(), "Latn"])] : undefined;
}

function languageFindings(
  contract: Contract,
  operation: Operation,
  request: CaseRequest,
  received: Received,
  tell: Tell,
): Finding[] {
  const scripts = readableScripts(request, operation, languagesOf(contract, operation));
  const documented = documentedAnswer(operation, received.status);
  if (!scripts || !documented) return [];
  const asked = String(request.parameters.header[languageParameter(operation)?.name ?? LANGUAGE]);
  const translated = markedValues(received.json, translatedPlacesOf(contract, documented));
  return translated.flatMap(({ pointer, value, specPointer }) => {
    const letter = typeof value === "string" ? letterOfAnotherScript(value, scripts) : undefined;
    if (letter === undefined) return [];
    return [tell(pointer, `contains ${letter}, but the request asked for ${asked}`, specPointer)];
  });
}

const unitsOf = cachedByOperation((contract: Contract, operation) => successPlaces(contract, operation, unitOf));

/**
 * Finds implausible values that the schema allows: timestamps, amounts, garbled texts, headers. Returns nothing when the request used
 * another method than the operation's.
 */
export function plausibilityFindings(
  contract: Contract,
  operation: Operation,
  request: CaseRequest,
  received: Received,
): Finding[] {
  if (request.method !== undefined) return [];
  const { json } = received;
  const tellAs =
    (check: "plausibility" | "language", doubt?: "inferred"): Tell =>
    (pointer, message, specPointer) =>
      findingAt(operation, check, received, pointer, message, { specPointer, doubt });
  const units = operation.profile.isAccepted(received) ? unitsOf(contract, operation) : [];
  const told = units.filter(({ mark }) => mark !== "date-time");
  const inferred = units.filter(({ mark }) => mark === "date-time");
  const life = lifeOf(request, received.at ?? Date.now());
  return [
    ...expectedHeaderFindings(contract, operation, request, received),
    ...unitFindings(json, life, told, tellAs("plausibility")),
    ...unitFindings(json, life, inferred, tellAs("plausibility", "inferred")),
    ...garbledFindings(json, request, tellAs("plausibility", "inferred")),
    ...languageFindings(contract, operation, request, received, tellAs("language")),
  ];
}
