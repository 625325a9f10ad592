import type { Contract, Operation } from "../contract.ts";
import { isObject, valueAt } from "../json.ts";
import type { CaseRequest } from "../plan/case.ts";
import { LANGUAGE, languageParameter, languagesOf, translatedPlacesOf } from "../plan/languages.ts";
import { successPlaces, type MarkedPlace } from "../plan/marked.ts";
import { unitOf, type Unit } from "../plan/units.ts";
import type { Answer, Received } from "./answer.ts";
import { documentedAnswer } from "./conformance.ts";
import { findingAbout, type Finding } from "./finding.ts";
import { garbledBy } from "./garbled.ts";
import { expectedHeaderFindings } from "./expected-headers.ts";
import { valuesAt } from "./places.ts";
import { scriptsOf, strangeLetter } from "./scripts.ts";

const MS_PER_SECOND = 1000;
const EARLIEST_MS = Date.UTC(2000);
const TEN_YEARS_MS = 10 * 366 * 24 * 3600 * MS_PER_SECOND;

const momentOf = (unit: Unit, value: unknown): number | undefined => {
  if (unit === "date-time") return typeof value === "string" ? Date.parse(value) : undefined;
  if (typeof value !== "number") return undefined;
  return unit === "epoch-seconds" ? value * MS_PER_SECOND : value;
};

/** The time in which a server lives, and what else the request speaks of. */
interface Life {
  readonly from: number;
  readonly to: number;
}

/** From 2000 to ten years from now; who asks for another time may be told of it. */
function lifeOf({ parameters, body }: CaseRequest, now: number): Life {
  const asked = texts([parameters, body]).flatMap(({ text }) => {
    const moment = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(moment) ? [] : [moment];
  });
  const latest = now + TEN_YEARS_MS;
  // Who asks for another age may be told of it, and of the period before a long one.
  const isOfAnotherAge = asked.some((moment) => moment < now - TEN_YEARS_MS || moment > latest);
  return isOfAnotherAge ? { from: -Infinity, to: Infinity } : { from: EARLIEST_MS, to: latest };
}

function momentComplaint(unit: Unit, value: unknown, life: Life): string | undefined {
  const moment = momentOf(unit, value);
  if (moment === undefined || Number.isNaN(moment)) return undefined;
  if (moment >= life.from && moment <= life.to) return undefined;
  const told = Number.isFinite(new Date(moment).getTime()) ? new Date(moment).toISOString() : "no moment";
  return `must be a moment between 2000 and ten years from now, is ${told}`;
}

/** The currency that an amount is in: the nearest one beside it or further out. */
function currencyOf(json: unknown, pointer: string): string | undefined {
  for (let place = pointer; place !== "";) {
    place = place.slice(0, place.lastIndexOf("/"));
    const owner = valueAt(json, place);
    const currency = isObject(owner) ? owner["currency"] : undefined;
    if (typeof currency === "string") return currency;
  }
  return undefined;
}

/** The digits after the point that a currency has (ISO 4217); undefined for what is none. */
function digitsOf(currency: string): number | undefined {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
  } catch {
    return undefined;
  }
}

/** An amount has no more digits than its currency, zeros at the end aside. */
function moneyComplaint(json: unknown, pointer: string, value: unknown): string | undefined {
  const currency = currencyOf(json, pointer);
  const digits = currency === undefined ? undefined : digitsOf(currency);
  const [, fraction = ""] = /\.(\d*?)0*$/.exec(String(value)) ?? [];
  if (digits === undefined || fraction.length <= digits) return undefined;
  return `must have ${digits} digits after the point, as ${currency} has, is ${String(value)}`;
}

type Tell = (pointer: string, message: string, specPointer?: string) => Finding;

function unitFindings(json: unknown, life: Life, places: readonly MarkedPlace[], tell: Tell): Finding[] {
  return places.flatMap(({ pointer: place, mark, specPointer }) => {
    const unit = mark as Unit;
    return valuesAt(json, place).flatMap(({ pointer, value }) => {
      const message = unit === "money" ? moneyComplaint(json, pointer, value) : momentComplaint(unit, value, life);
      return message === undefined ? [] : [tell(pointer, message, specPointer)];
    });
  });
}

function texts(value: unknown, pointer = ""): { pointer: string; text: string }[] {
  if (typeof value === "string") return [{ pointer, text: value }];
  if (Array.isArray(value)) return value.flatMap((member, index) => texts(member, `${pointer}/${index}`));
  return isObject(value) ? Object.entries(value).flatMap(([name, member]) => texts(member, `${pointer}/${name}`)) : [];
}

/** What the run has sent may come back as odd as it was. */
function garbledFindings(json: unknown, request: CaseRequest, tell: Tell): Finding[] {
  const sent = JSON.stringify([request.parameters, request.body]);
  // Half a letter cannot come back whole.
  if (/\\ud[89a-f]/.test(sent)) return [];
  const found = texts(json).find(({ text }) => garbledBy(text) !== undefined && !sent.includes(text));
  return found ? [tell(found.pointer, garbledBy(found.text) ?? "")] : [];
}

/** The scripts that the request can read, and that of English, to which servers fall back; undefined when it asks for none. */
function readableScripts({ parameters }: CaseRequest, operation: Operation): readonly string[] | undefined {
  const name = languageParameter(operation)?.name ?? LANGUAGE;
  const wanted = parameters.header[name];
  const tags = typeof wanted === "string" ? wanted.split(",").map((part) => part.split(";")[0]?.trim() ?? "") : [];
  const scripts = tags.map(scriptsOf);
  const isClear = tags.length > 0 && tags.every((tag) => /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag));
  return isClear && scripts.every(({ length }) => length > 0) ? [...new Set([...scripts.flat(), "Latn"])] : undefined;
}

function languageFindings(
  contract: Contract,
  operation: Operation,
  request: CaseRequest,
  received: Received,
  tell: Tell,
): Finding[] {
  const scripts = readableScripts(request, operation);
  const documented = documentedAnswer(operation, received.status);
  const known = languagesOf(contract, operation).flatMap(scriptsOf);
  // In a language that the server does not know it answers in another one.
  if (!scripts || !documented || !scripts.some((script) => known.includes(script))) return [];
  return translatedPlacesOf(contract, documented).flatMap(({ pointer: place, specPointer }) =>
    valuesAt(received.json, place).flatMap(({ pointer, value }) => {
      const letter = typeof value === "string" ? strangeLetter(value, scripts) : undefined;
      const asked = String(request.parameters.header[languageParameter(operation)?.name ?? LANGUAGE]);
      return letter === undefined ? [] : [tell(pointer, `has ${letter}, and ${asked} was asked for`, specPointer)];
    }),
  );
}

/** Units of an operation's answers are read again and again. */
const knownUnits = new WeakMap<Operation, MarkedPlace[]>();

function unitsOf(contract: Contract, operation: Operation): MarkedPlace[] {
  const known = knownUnits.get(operation) ?? successPlaces(contract, operation, unitOf);
  knownUnits.set(operation, known);
  return known;
}

/**
 * What an answer says that cannot be, though its schema allows it: moments, amounts, texts, headers. Nothing of a call that no answer came to, or
 * that was sent with another method than the operation's.
 */
export function plausibleFindings(
  contract: Contract,
  operation: Operation,
  request: CaseRequest,
  received: Answer,
): Finding[] {
  if ("failure" in received || request.method !== undefined) return [];
  const { json, status } = received;
  const tellAs =
    (check: "plausibility" | "language", isInferred?: true): Tell =>
    (pointer, message, specPointer) =>
      findingAbout(operation, check, {
        where: `response ${status} ${pointer}`,
        message,
        ...(specPointer !== undefined && { specPointer }),
        ...(isInferred && { isInferred }),
      });
  const units = operation.profile.isAccepted(received) ? unitsOf(contract, operation) : [];
  const life = lifeOf(request, received.at ?? Date.now());
  return [
    ...expectedHeaderFindings(contract, operation, request, received),
    ...unitFindings(
      json,
      life,
      units.filter(({ mark }) => mark !== "date-time"),
      tellAs("plausibility"),
    ),
    ...unitFindings(
      json,
      life,
      units.filter(({ mark }) => mark === "date-time"),
      tellAs("plausibility", true),
    ),
    ...garbledFindings(json, request, tellAs("plausibility", true)),
    ...languageFindings(contract, operation, request, received, tellAs("language")),
  ];
}
