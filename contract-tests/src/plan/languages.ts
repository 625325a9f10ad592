import { locate, type Contract, type DocumentedAnswer, type Operation, type Parameter } from "../contract.ts";
import { isJson } from "../media-type.ts";
import { objectOr, stringsOf } from "../json.ts";
import { placesOf, successPlaces, type MarkedPlace, type Reading } from "./marked.ts";

/** The header of a request that says which languages are wanted. */
export const LANGUAGE = "accept-language";

/** The parameter that asks for a language; undefined where the operation has none. */
export const languageParameter = ({ parameters }: Operation): Parameter | undefined =>
  parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === LANGUAGE);

/** The languages that the texts of an operation are in (`x-languages` of the operation, else of its parameter); empty when nobody says. */
export function languagesOf({ document }: Contract, operation: Operation): string[] {
  const own = stringsOf(objectOr(locate(document, operation.pointer).node)["x-languages"]);
  if (own.length > 0) return own;
  const parameter = languageParameter(operation);
  return stringsOf(objectOr(parameter?.schema)["x-languages"]);
}

/** `true`, or `partly` for texts of which some are the same in every language. */
const isTranslated: Reading = (schema, resolved) => {
  const told = schema["x-translated"] ?? resolved["x-translated"];
  return told === true || told === "partly" ? told : undefined;
};

/** Where a success holds texts in the language of the request (`x-translated`). */
export const translatedPlaces = (contract: Contract, operation: Operation): MarkedPlace[] =>
  successPlaces(contract, operation, isTranslated);

/** The same for any documented answer, a refusal as well. */
export const translatedPlacesOf = (contract: Contract, { content }: DocumentedAnswer): MarkedPlace[] =>
  [...content].flatMap(([mediaType, pointer]) =>
    isJson(mediaType) && pointer !== undefined ? placesOf(contract, pointer, isTranslated) : [],
  );
