import type { Operation } from "../spec/contract.ts";
import { accountViewSeries, accountSeparationSeries, isolationSeries } from "./series/isolation.ts";
import { idempotencySeries, concurrentCallSeries, foreignKeySeries, replaySeries } from "./series/keys/keys.ts";
import { clientSeries } from "./series/clients.ts";
import { clockSeries } from "./series/clocks.ts";
import { boundSeries, longestTextSeries, amountFormSeries, typedFormSeries } from "./series/inputs/inputs.ts";
import { conditionalSeries, headSeries } from "./series/conditional-requests.ts";
import {
  defaultSeries,
  alikeRequestSeries,
  offsetSeries,
  openRangeSeries,
} from "./series/lists/equivalent-requests.ts";
import { daySeries } from "./series/lists/days.ts";
import { effectSeries } from "./series/effects.ts";
import { foreignAddressCases } from "./vary/foreign-addresses.ts";
import { languageWeightSeries, contentLanguageSeries, translationSeries } from "./series/languages/languages.ts";
import { mediaTypeCases, usualBodyCases } from "./vary/media-types.ts";
import { nearIdCases, bodyInputCases, parameterInputCases } from "./vary/inputs.ts";
import { methodCases } from "./vary/unsupported-methods.ts";
import {
  oddBodyCases,
  oddLanguageCases,
  oddLanguageHeaderCases,
  oddQueryCases,
  oddStringCases,
} from "./vary/odd/odd-inputs.ts";
import {
  originCases,
  scopeCases,
  roleCases,
  optionalTokenCases,
  tokenCases,
  accessCases,
  endedSessionCases,
} from "./vary/access.ts";
import { pagingSeries } from "./series/lists/paging.ts";
import { documentedRefusalSeries, refusedChangeSeries } from "./series/refusals/documented-refusals.ts";
import { sameAnswerSeries, roleRefusalSeries, signInRefusalSeries, limitSeries } from "./series/refusals/refusals.ts";
import { nowSeries, repeatSeries, uniqueSeries, recordSeries } from "./series/one-time.ts";
import { emptyRangeSeries } from "./series/lists/filters/empty-range.ts";
import { partialSeries } from "./series/lists/partial.ts";
import { stateSeries, csvSeries } from "./series/lists/listed-objects.ts";
import { otherAccountSeries, relationSeries, reversedRangeCases } from "./series/lists/relations.ts";
import { keyScopeSeries, revokedKeySeries, loginSeries, wrongLoginCases } from "./series/sessions/login-rules.ts";
import { computedSeries, singleRowSeries, sameValueSeries } from "./series/lists/consistency.ts";
import { credentialSeries, proofSeries, nextLoginSeries, sessionSeries } from "./series/sessions/account-sessions.ts";
import { sequenceSeries } from "./series/sequences/sequences.ts";
import {
  otherSessionSeries,
  readsAfterChangeSeries,
  repeatedChangeSeries,
  readSeries,
  readsAfterEndSeries,
} from "./series/reads/reads.ts";
import { forRequests, type PlanContext } from "./context.ts";
import { STAGES, type Case, type Plan, type Series } from "./case.ts";
import { encryptedCases, exampleCases } from "./generate/example-cases.ts";
import { unchangedFieldsSeries, writtenValueSeries } from "./series/stored-values.ts";
import { resourceSeries } from "./lifecycle/resource-series.ts";
import { singletonSeries } from "./lifecycle/round-trips/round-trips.ts";
import type { Journey } from "./journeys/journey.ts";

const requestKey = ({ request }: Case): string =>
  JSON.stringify([request.parameters, request.body, request.authorization]);

/** Removes repeated requests, because two changes or two generated values may be equal. */
const withoutTwins = (cases: readonly Case[]): Case[] =>
  [...new Map(cases.toReversed().map((candidate) => [requestKey(candidate), candidate])).values()].toReversed();

/** Outcomes in which a correct server refuses the request. */
const REFUSED: readonly Case["expectation"]["outcome"][] = ["refused", "closed", "denied", "forbidden", "no-method"];

const isTestable = (operation: Operation, { expectation }: Case): boolean =>
  !operation.spoilsAccount || REFUSED.includes(expectation.outcome);

const casesOf = (context: PlanContext, operation: Operation): Case[] =>
  allCasesOf(context, operation).filter((candidate) => isTestable(operation, candidate));

const allCasesOf = (context: PlanContext, operation: Operation): Case[] => [
  ...exampleCases(context, operation),
  ...encryptedCases(context, operation),
  ...accessCases(context, operation),
  ...tokenCases(context, operation),
  ...optionalTokenCases(context, operation),
  ...roleCases(context, operation),
  ...scopeCases(context, operation),
  ...originCases(context, operation),
  ...methodCases(context, operation),
  ...nearIdCases(context, operation),
  ...withoutTwins([
    ...parameterInputCases(context, operation),
    ...bodyInputCases(context, operation),
    ...mediaTypeCases(context, operation),
    ...oddBodyCases(context, operation),
    ...usualBodyCases(context, operation),
    ...oddStringCases(context, operation),
    ...oddQueryCases(context, operation),
    ...reversedRangeCases(context, operation),
    ...foreignAddressCases(context, operation),
    ...oddLanguageCases(context, operation),
  ]),
  ...wrongLoginCases(context, operation),
];

const seriesOf = (context: PlanContext, operation: Operation, operations: readonly Operation[]): Series[] => [
  ...readSeries(context, operation),
  ...readsAfterEndSeries(context, operation),
  ...csvSeries(context, operation),
  ...replaySeries(context, operation),
  ...isolationSeries(context, operation),
  ...idempotencySeries(context, operation, operations),
  ...accountSeparationSeries(context, operation),
  ...concurrentCallSeries(context, operation),
  ...conditionalSeries(context, operation),
  ...headSeries(context, operation),
  ...clientSeries(context, operation),
  ...pagingSeries(context, operation),
  ...relationSeries(context, operation),
  ...otherAccountSeries(context, operation),
  ...stateSeries(context, operation),
  ...accountViewSeries(context, operation),
  ...partialSeries(context, operation),
  ...emptyRangeSeries(context, operation),
  ...daySeries(context, operation),
  ...defaultSeries(context, operation),
  ...alikeRequestSeries(context, operation),
  ...offsetSeries(context, operation),
  ...openRangeSeries(context, operation),
  ...signInRefusalSeries(context, operation),
  ...limitSeries(context, operation),
  ...uniqueSeries(context, operation),
  ...foreignKeySeries(context, operation),
  ...repeatSeries(context, operation),
  ...nowSeries(context, operation),
  ...translationSeries(context, operation),
  ...languageWeightSeries(context, operation),
  ...contentLanguageSeries(context, operation),
  ...sameValueSeries(context, operation),
  ...computedSeries(context, operation),
  ...singleRowSeries(context, operation),
  ...boundSeries(context, operation),
  ...effectSeries(context, operation),
  ...recordSeries(context, operation),
  ...unchangedFieldsSeries(context, operation),
  ...refusedChangeSeries(context, operation),
  ...documentedRefusalSeries(context, operation),
  ...sameAnswerSeries(context, operation),
  ...roleRefusalSeries(context, operation),
  ...writtenValueSeries(context, operation),
  ...typedFormSeries(context, operation),
  ...amountFormSeries(context, operation),
  ...longestTextSeries(context, operation),
  ...readsAfterChangeSeries(context, operation),
  ...otherSessionSeries(context, operation),
  ...repeatedChangeSeries(context, operation),
  ...sessionSeries(context, operation),
  ...credentialSeries(context, operation),
  ...proofSeries(context, operation),
  ...nextLoginSeries(context, operation),
  ...loginSeries(context, operation),
  ...revokedKeySeries(context, operation),
  ...keyScopeSeries(context, operation),
  ...resourceSeries(context, operation, operations),
  ...singletonSeries(context, operation, operations),
];

/** A journey is included only if every operation it calls is allowed. */
const isOpen = ({ steps }: Journey, operations: readonly Operation[]): boolean =>
  steps.every(({ operation, isControl }) => isControl || operations.includes(operation));

/** Creates the plan. The same spec, seed and selection give the same plan. */
export function makePlan(
  given: PlanContext,
  operations: readonly Operation[],
  journeys: readonly Journey[] = [],
): Plan {
  const context = forRequests(given);
  const cases = operations.flatMap((operation) => casesOf(context, operation));
  const all = [...cases, ...oddLanguageHeaderCases(context, operations), ...endedSessionCases(context, operations)];
  return {
    cases: STAGES.flatMap((stage) => all.filter((candidate) => candidate.stage === stage)),
    series: [
      // They come first, because the others may use up what they need of an account.
      ...sequenceSeries(context, operations),
      ...operations.flatMap((operation) => seriesOf(context, operation, operations)),
      ...clockSeries(context, operations),
    ],
    journeys: journeys.filter((journey) => isOpen(journey, operations)),
  };
}
