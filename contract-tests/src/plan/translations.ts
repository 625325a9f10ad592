import type { Operation } from "../contract.ts";
import { baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { Series, Step } from "./case.ts";
import type { Claim } from "./claim.ts";
import { languageParameter, languagesOf, translatedPlaces } from "./languages.ts";

const AGAIN = "again";

/** The same answer in every language that the spec names: other texts, and nothing else. */
export function translationSeries(context: PlanContext, operation: Operation): Series[] {
  const parameter = languageParameter(operation);
  const languages = languagesOf(context.contract, operation);
  const [first] = languages;
  if (operation.method !== "GET" || operation.endsSession || !parameter || first === undefined) return [];
  const id = `${operation.id} › languages`;
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const places = translatedPlaces(context.contract, operation);
  const texts = places.map(({ pointer }) => pointer);
  const always = places.filter(({ mark }) => mark === true).map(({ pointer }) => pointer);
  const of = (name: string, language: string): Step => ({
    id: `${id} › ${name}`,
    name,
    operationId: operation.id,
    kind: "relation",
    stage: "open",
    bonds: [],
    isNeeded: name === first,
    request: {
      ...base,
      parameters: { ...base.parameters, header: { ...base.parameters.header, [parameter.name]: language } },
    },
    expectation: { outcome: "lawful" },
  });
  // Where nothing is translated, one other language shows that nothing else changes.
  const others = texts.length === 0 ? languages.slice(1, 2) : languages.slice(1);
  if (others.length === 0) return [];
  const specPointer = parameter.pointer;
  const claims = others.map((other, index): Claim => {
    const not = [first, ...others.slice(0, index)];
    return { kind: "only-texts", first, again: AGAIN, other, not, texts, always, specPointer };
  });
  return [
    {
      id,
      groups: [first, ...others].map((language) => [of(language, language)]).concat([[of(AGAIN, first)]]),
      claims,
    },
  ];
}
