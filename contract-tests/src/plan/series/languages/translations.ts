import type { Operation } from "../../../spec/contract.ts";
import { objectOr } from "../../../json.ts";
import { exampleRequest, withParameters } from "../../generate/requests.ts";
import type { PlanContext } from "../../context.ts";
import type { Series, Step } from "../../case.ts";
import { stepOf, seriesOf } from "../step.ts";
import type { Claim } from "../../claim.ts";
import { changingMembers } from "../../read/schemas.ts";
import { languageParameter, languagesOf, translatedPlaces } from "../../read/documented-languages.ts";
import { inOtherCase } from "../../read/letter-case.ts";

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
