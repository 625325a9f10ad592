import { FORM_MEDIA_TYPE, JSON_MEDIA_TYPE, type Operation, type Payload } from "../contract.ts";
import { objectOr } from "../json.ts";
import { baseRequest, exampleBody, plainPayloadOf, substitutionsFor, type PlanContext } from "./base.ts";
import type { Case, CaseBody, Expectation } from "./case.ts";
import { brokenInput, oddInput } from "./input-case.ts";
import { ODD_FORMS, ODD_TEXTS, type OddText } from "./odd-texts.ts";
import { asText } from "./text.ts";

/** A name or password that the case would make up: many refusals make a server wary of it. */
const isAboutCredentials = (context: PlanContext, operation: Operation, body: unknown): boolean =>
  substitutionsFor(context, operation, body).some(({ source }) => "account" in source);

const bodyOf = (mediaType: string, content: string | Uint8Array): CaseBody =>
  typeof content === "string"
    ? { mediaType, text: content }
    : { mediaType, base64: Buffer.from(content).toString("base64") };

function expectationOf({ validate }: PlanContext, { schemaPointer }: Payload, { kind, make }: OddText): Expectation {
  const answered: Expectation = { outcome: "answered" };
  if (kind === "odd") return answered;
  if (kind === "no JSON") return { outcome: "refused", reason: "the body is not JSON" };
  const text = make("{}");
  const isInvalid = typeof text !== "string" || validate(schemaPointer, JSON.parse(text)).length > 0;
  return isInvalid ? { outcome: "refused", reason: "the body is no object" } : answered;
}

function jsonCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const example = exampleBody(context, operation);
  const base = baseRequest(context, operation, example);
  const substitutions = base.substitutions.filter(({ place }) => place !== "body");
  const isWary = isAboutCredentials(context, operation, example);
  return ODD_TEXTS.flatMap((odd): Case[] => {
    if (odd.kind === "odd" && isWary) return [];
    const body = bodyOf(JSON_MEDIA_TYPE, odd.make(JSON.stringify(objectOr(example))));
    const expectation = expectationOf(context, payload, odd);
    const input = { operation, name: odd.name, request: { ...base, body, substitutions } };
    return [
      expectation.outcome === "refused" ? brokenInput({ ...input, reason: expectation.reason }) : oddInput(input),
    ];
  });
}

function formCases(context: PlanContext, operation: Operation): Case[] {
  const example = exampleBody(context, operation);
  const base = baseRequest(context, operation, example);
  const substitutions = base.substitutions.filter(({ place }) => place !== "body");
  const form = new URLSearchParams(Object.entries(objectOr(example)).map(([name, value]) => [name, asText(value)]));
  return ODD_FORMS.map(({ name, make }) =>
    oddInput({ operation, name, request: { ...base, body: bodyOf(FORM_MEDIA_TYPE, make(form)), substitutions } }),
  );
}

/** Bodies that are odd as texts: what is no JSON must be refused, the rest must be answered as documented. */
export function oddBodyCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  if (payload?.mediaType === JSON_MEDIA_TYPE) return jsonCases(context, operation, payload);
  return payload?.mediaType === FORM_MEDIA_TYPE ? formCases(context, operation) : [];
}
