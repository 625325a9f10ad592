import type { Operation } from "../../spec/contract.ts";
import { exampleRequest } from "../generate/base-request.ts";
import type { PlanContext } from "../context.ts";
import type { Series, Step } from "../case.ts";
import { stepOf } from "./step.ts";
import type { Claim } from "../claim.ts";
import { changingMembers } from "../read/annotated-schemas.ts";
import { languageParameter, languagesOf, translatedPlaces } from "../read/documented-languages.ts";

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
      request: {
        ...base,
        parameters: { ...base.parameters, header: { ...base.parameters.header, [parameter.name]: language } },
      },
    });
  // Without translated texts, one other language is enough to show that nothing changes.
  const others = texts.length === 0 ? languages.slice(1, 2) : languages.slice(1);
  if (others.length === 0) return [];
  const specPointer = parameter.pointer;
  const [other] = others;
  const regional = other !== undefined && texts.length > 0 ? withRegion(other) : undefined;
  const claims = others.map((other, index): Claim => {
    const not = [first, ...others.slice(0, index)];
    return { kind: "only-texts", first, again: AGAIN, other, not, texts, always, specPointer };
  });
  if (regional !== undefined && other !== undefined)
    claims.push({ kind: "same-texts", first: other, again: regional, texts, tag: regional, specPointer });
  claims.push({ kind: "own-tags", steps: [first, ...others], moving: changingMembers(context.contract, operation) });
  return [
    {
      id,
      groups: [
        ...[first, ...others, ...(regional === undefined ? [] : [regional])].map((tag) => [of(tag, tag)]),
        [of(AGAIN, first)],
      ],
      claims,
    },
  ];
}
