import type { Contract, DocumentedAnswer, Operation, Parameter } from "../../spec/contract.ts";
import { isJson } from "../../media-type.ts";
import { objectOr, stringsOf } from "../../json.ts";
import { placesOf, successPlaces, type AnnotatedPlace, type Reading, extensionOf } from "./schemas.ts";

/** The request header for the preferred languages. */
export const LANGUAGE = "accept-language";

/** The language parameter of an operation; undefined when it has none. */
export const languageParameter = ({ parameters }: Operation): Parameter | undefined =>
  parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === LANGUAGE);

/** The languages of an operation's texts (`x-languages` of the operation, else of its parameter); empty when they are not documented. */
export function languagesOf({ document }: Contract, operation: Operation): string[] {
  const own = stringsOf(extensionOf(document, operation, "x-languages"));
  if (own.length > 0) return own;
  const parameter = languageParameter(operation);
  return stringsOf(objectOr(parameter?.schema)["x-languages"]);
}

/** `true`, or `partly` when some of the texts are the same in every language. */
const isTranslated: Reading = (schema, resolved) => {
  const told = schema["x-translated"] ?? resolved["x-translated"];
  return told === true || told === "partly" ? told : undefined;
};

/** Returns the places in a successful response that hold texts in the requested language (`x-translated`). */
export const translatedPlaces = (contract: Contract, operation: Operation): AnnotatedPlace[] =>
  successPlaces(contract, operation, isTranslated);

/** Returns the places in any documented response, also in a refusal, that hold texts in the requested language. */
export const translatedPlacesOf = (contract: Contract, { content }: DocumentedAnswer): AnnotatedPlace[] =>
  [...content].flatMap(([mediaType, pointer]) =>
    isJson(mediaType) && pointer !== undefined ? placesOf(contract, pointer, isTranslated) : [],
  );
