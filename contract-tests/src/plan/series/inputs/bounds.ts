import type { BorrowedSource } from "../../../spec/borrowed-source.ts";
import type { Operation } from "../../../spec/contract.ts";
import { isObject, objectOr, type JsonObject } from "../../../json.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import { exampleRequest, unfiltered, withoutSubstitution, asAccount } from "../../generate/requests.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import type { Expectation, Forbidden, Series, Step, Substitution } from "../../case.ts";
import { placesOf } from "../../read/schemas.ts";
import { effectStep } from "../effect-step.ts";
import { markedReads, unchangedClaim } from "../refusals/refused-changes.ts";
import { stepOf, seriesOf } from "../step.ts";

const READ = "bounds";

/** One number that the bounds forbid, with its name. */
interface Trial {
  readonly name: string;
  readonly source: BorrowedSource;
  readonly forbidden: Omit<Forbidden, "step" | "isNeeded">;
  /** The name of the bound itself, which is allowed. */
  readonly bound?: string;
}

function boundNamed(bounds: JsonObject, name: string): BorrowedSource | undefined {
  const { operationId, pointer } = objectOr(bounds[name]);
  return typeof operationId === "string" && typeof pointer === "string" ? { operationId, pointer } : undefined;
}

/** The number just beyond a bound. */
const beyond = (source: BorrowedSource | undefined, name: string, bound: string, plus: number): Trial[] =>
  source ? [{ name, source, forbidden: { pointer: source.pointer, plus, isFinest: true }, bound }] : [];

function trialsOf(bounds: JsonObject): Trial[] {
  const [minimum, maximum, multipleOf] = ["minimum", "maximum", "multipleOf"].map((name) => boundNamed(bounds, name));
  const trials = [
    ...beyond(minimum, "below the minimum", "the minimum", -1),
    ...beyond(maximum, "above the maximum", "the maximum", 1),
  ];
  if (!minimum || minimum.operationId !== multipleOf?.operationId) return trials;
  const forbidden = { pointer: minimum.pointer, plus: 1, between: multipleOf.pointer };
  return [...trials, { name: "between two steps", source: minimum, forbidden }];
}

/** A number of a body whose bounds are documented by another operation (`x-bounds`): what lies outside them must be refused without an effect, and the bounds themselves are allowed. */
export function boundSeries(context: PlanContext, operation: Operation): Series[] {
  const payload = plainPayloadOf(operation);
  if (!payload || operation.spoilsAccount) return [];
  const base = exampleRequest(context, operation);
  const places = placesOf(context.contract, payload.schemaPointer, (schema, resolved) => {
    const told = schema["x-bounds"] ?? resolved["x-bounds"];
    return isObject(told) ? told : undefined;
  });
  return places.flatMap(({ pointer, mark }) =>
    trialsOf(objectOr(mark)).flatMap(({ name, source, forbidden, bound }): Series[] => {
      const other = testedOperation(context, source.operationId);
      if (!other) return [];
      const id = `${operation.id} › bounds body${pointer} ${name}`;
      const read = unfiltered(other, exampleRequest(context, other));
      const asked = operation.isSecured && other.isSecured;
      const first: Step = stepOf(id, "relation", other, {
        name: READ,
        isNeeded: true,
        request: asked ? asAccount(read, operation.account) : read,
      });
      const expectation: Expectation = {
        outcome: "refused",
        reason: `body ${pointer} is ${name} that ${other.id} tells`,
      };
      const substitutions = [
        ...withoutSubstitution(base.substitutions, "body", pointer),
        { place: "body", pointer, source: { step: READ, isNeeded: true, ...forbidden } } as const,
      ];
      const tried = stepOf(id, "broken", operation, { name, expectation, request: { ...base, substitutions } });
      const scene = { context, id, change: operation };
      const reads = [...new Set(markedReads(context, operation))];
      const reading = (when: string) => reads.map((read) => [effectStep(scene, `${read.id} ${when}`, read)]);
      const steps = [...reading("before"), ...reading("before again"), first, tried, ...reading("after")];
      const unchanged = reads.map((read) => unchangedClaim(scene, read, [tried]));
      if (bound === undefined) return seriesOf(id, steps, unchanged);
      const allowed = substitutions.map((it): Substitution =>
        "plus" in it.source ? { ...it, source: { ...it.source, plus: 0 } } : it,
      );
      const onIt = stepOf(id, "relation", operation, { name: bound, request: { ...base, substitutions: allowed } });
      const specPointer = payload.schemaPointer;
      return seriesOf(id, [...steps, onIt], [...unchanged, { kind: "on-bound", beyond: name, on: bound, specPointer }]);
    }),
  );
}
