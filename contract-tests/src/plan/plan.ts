import type { Operation } from "../contract.ts";
import { apartSeries } from "./apart.ts";
import { byKeySeries, onceSeries } from "./by-key.ts";
import { clockSeries } from "./clocks.ts";
import { conditionalSeries, headSeries } from "./conditional.ts";
import { effectSeries } from "./effects.ts";
import { methodCases } from "./methods.ts";
import { oddBodyCases } from "./odd-bodies.ts";
import { oddLanguageCases, oddLanguageHeaderCases } from "./odd-languages.ts";
import { oddQueryCases } from "./odd-queries.ts";
import { oddStringCases } from "./odd-strings.ts";
import { originCases } from "./origins.ts";
import { pagingSeries, reportSeries } from "./paging.ts";
import { discreetSeries, limitSeries } from "./refusals.ts";
import { relationSeries, turnedRangeCases } from "./relations.ts";
import { roleCases } from "./roles.ts";
import { aloneSeries, sameSeries } from "./consistency.ts";
import { optionalTokenCases, tokenCases } from "./tokens.ts";
import { translationSeries } from "./translations.ts";
import { accessCases, endedSessionCases } from "./access.ts";
import { asking, type PlanContext } from "./base.ts";
import { bodyInputCases } from "./body-inputs.ts";
import { STAGES, type Case, type Plan, type Series } from "./case.ts";
import { encryptedCases, exampleCases } from "./examples.ts";
import { isolationSeries } from "./isolation.ts";
import type { Journey } from "./journey.ts";
import { parameterInputCases } from "./parameter-inputs.ts";
import { replaySeries } from "./replays.ts";

const requestKey = ({ request }: Case): string =>
  JSON.stringify([request.parameters, request.body, request.authorization]);

/** The first case of each request: two changes, or two generated values, may come to the same. */
const withoutTwins = (cases: readonly Case[]): Case[] =>
  [...new Map(cases.toReversed().map((candidate) => [requestKey(candidate), candidate])).values()].toReversed();

/** What a right server refuses. */
const REFUSED: readonly Case["expectation"]["outcome"][] = ["refused", "closed", "denied", "forbidden", "no-method"];

const isTriable = (operation: Operation, { expectation }: Case): boolean =>
  !operation.spoilsAccount || REFUSED.includes(expectation.outcome);

const casesOf = (context: PlanContext, operation: Operation): Case[] =>
  allCasesOf(context, operation).filter((candidate) => isTriable(operation, candidate));

const allCasesOf = (context: PlanContext, operation: Operation): Case[] => [
  ...exampleCases(context, operation),
  ...encryptedCases(context, operation),
  ...accessCases(context, operation),
  ...tokenCases(context, operation),
  ...optionalTokenCases(context, operation),
  ...roleCases(context, operation),
  ...originCases(context, operation),
  ...methodCases(context, operation),
  ...withoutTwins([
    ...parameterInputCases(context, operation),
    ...bodyInputCases(context, operation),
    ...oddBodyCases(context, operation),
    ...oddStringCases(context, operation),
    ...oddQueryCases(context, operation),
    ...turnedRangeCases(context, operation),
    ...oddLanguageCases(context, operation),
  ]),
];

const seriesOf = (context: PlanContext, operation: Operation, operations: readonly Operation[]): Series[] => [
  ...replaySeries(context, operation),
  ...isolationSeries(context, operation),
  ...byKeySeries(context, operation, operations),
  ...apartSeries(context, operation),
  ...onceSeries(context, operation),
  ...conditionalSeries(context, operation),
  ...headSeries(context, operation),
  ...pagingSeries(context, operation),
  ...reportSeries(context, operation),
  ...relationSeries(context, operation),
  ...discreetSeries(context, operation),
  ...limitSeries(context, operation),
  ...translationSeries(context, operation),
  ...sameSeries(context, operation),
  ...aloneSeries(context, operation),
  ...effectSeries(context, operation),
];

/** A journey is gone on only whole: when every operation of the contract on its way may be called. */
const isOpen = ({ steps }: Journey, operations: readonly Operation[]): boolean =>
  steps.every(({ operation, isControl }) => isControl || operations.includes(operation));

/** What will be tried, in order. The same spec, seed and selection give the same plan. */
export function makePlan(
  given: PlanContext,
  operations: readonly Operation[],
  journeys: readonly Journey[] = [],
): Plan {
  const context = asking(given);
  const cases = operations.flatMap((operation) => casesOf(context, operation));
  const all = [...cases, ...oddLanguageHeaderCases(context, operations), ...endedSessionCases(context, operations)];
  return {
    cases: STAGES.flatMap((stage) => all.filter((candidate) => candidate.stage === stage)),
    series: [
      ...operations.flatMap((operation) => seriesOf(context, operation, operations)),
      ...clockSeries(context, operations),
    ],
    journeys: journeys.filter((journey) => isOpen(journey, operations)),
  };
}
