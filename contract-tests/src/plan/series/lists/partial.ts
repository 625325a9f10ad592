import { escapeToken } from "../../../json.ts";
import type { Operation, Parameter } from "../../../spec/contract.ts";
import type { CaseRequest, Pick, Series, StepSource } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { exampleRequest, unfiltered, withSource, withParameters, placeOf } from "../../generate/requests.ts";
import { dereference, typesOf } from "../../read/schemas.ts";
import { listedObjectOf, listPages, objectRequest } from "./listed-objects.ts";
import {
  partialAnswersOf,
  type PartialAnswers,
  type PartialParameter,
} from "../../read/names-and-words/partial-answers.ts";
import { SeriesSteps } from "../step.ts";

const LIST = "list";
const MOST_EXPANDED = 3;
const UNKNOWN = "notAMemberOfAnything";
const CALLED_UNKNOWN = /\b(?:unknown|undocumented|invalid|unsupported|other|not (?:known|exist\w*|listed))\b/i;
const REFUSED = /refus|reject|\b4(?:00|22)\b|error/i;
const SINGULAR = /(?:s|List)?$/;

const valueFor = ({ contract: { document } }: PlanContext, { schema }: Parameter, names: readonly string[]): unknown =>
  typesOf(dereference(document, schema)).includes("array") ? names : names.join(",");

/** Whether the words of a parameter say in one sentence that an unknown name is refused. */
const refusesUnknown = ({ description }: Parameter): boolean =>
  description
    .split(/[.;](?:\s|$)/)
    .some((sentence) => CALLED_UNKNOWN.test(sentence) && REFUSED.test(sentence) && !/ignor/i.test(sentence));

/** An operation that reads one object, and the parameter that names it. */
interface Reader {
  readonly operation: Operation;
  readonly parameter: Parameter;
}

/** The reading operation for a related object, by the name of the member: `shelf` is read at `/shelves/{shelfId}`. */
function readerOf({ contract }: PlanContext, name: string): Reader | undefined {
  const wanted = `${name.replace(SINGULAR, "")}id`.toLowerCase();
  for (const operation of contract.operations) {
    const [parameter, ...more] = operation.parameters.filter(({ place }) => place === "path");
    const isItem =
      operation.method === "GET" && parameter && more.length === 0 && operation.path.endsWith(`{${parameter.name}}`);
    if (isItem && [wanted, `${wanted.slice(0, -2)}_id`].includes(parameter.name.toLowerCase()))
      return { operation, parameter };
  }
  return undefined;
}

/** A request of the operation without the parameters, with a label for the names of steps. */
type Subject = readonly [label: string, request: CaseRequest];

/** Plans what an operation answers in part, or with related objects. */
class Partials extends SeriesSteps {
  readonly #operation: Operation;
  readonly #answers: PartialAnswers;
  readonly #subjects: readonly Subject[];

  constructor(context: PlanContext, operation: Operation, answers: PartialAnswers) {
    super(`${operation.id} › partial answers`, context, "relation");
    this.#operation = operation;
    this.#answers = answers;
    this.#subjects = this.#isList ? listPages(context, operation, LIST) : this.#objects();
  }

  get #isList(): boolean {
    return !this.#operation.path.endsWith("}");
  }

  /** Some objects that a list shows; without a list, the documented one. */
  #objects(): Subject[] {
    const [context, operation] = [this.context, this.#operation];
    const listed = listedObjectOf(context, operation);
    if (!listed) return [["documented", unfiltered(operation, exampleRequest(context, operation))]];
    const { list, rows, key } = listed;
    const pages = listPages(context, list, LIST);
    for (const [name, request] of pages) this.add(name, list, request);
    const names = pages.map(([name]) => name);
    return (["first", "other", "last"] as const).map((take) => {
      const [step = LIST, ...orElse] = take === "last" ? names.toReversed() : names;
      const picked: Pick = { step, orElse, isNeeded: true, rows, field: key, take, form: "value" };
      return [take, objectRequest(context, operation, listed, picked)];
    });
  }

  #asked(plain: CaseRequest, { parameter }: PartialParameter, names: readonly string[]): CaseRequest {
    return withParameters(plain, "query", { [parameter.name]: valueFor(this.context, parameter, names) });
  }

  /** Only the chosen members come back. */
  chosen(fields: PartialParameter): void {
    const { at, key, members } = this.#answers;
    const { name, description, pointer: specPointer } = fields.parameter;
    const plain = fields.members.filter((member) => `/${member}` !== key && !("properties" in (members[member] ?? {})));
    const [first, last] = [plain[0], plain.at(-1)];
    const [label, subject] = this.#subjects[0] ?? [];
    if (label === undefined || !subject || first === undefined || last === undefined) return;
    const whole = `${label} whole`;
    this.add(whole, this.#operation, subject);
    const hasKey = key !== undefined && new RegExp(`\\b${key.slice(1)}\\b`, "i").test(description);
    for (const chosen of [[first], [...new Set([first, last])]]) {
      const part = `${name} ${chosen.join(",")}`;
      this.add(part, this.#operation, this.#asked(subject, fields, chosen));
      const facts = { whole, part, at, key, hasKey, members: chosen, specPointer, isInferred: true };
      this.claims.push({ kind: "chosen-members", ...facts });
    }
    this.#unknown(fields);
  }

  /** A name that nothing has is refused, where the spec says so. An enum says it by its schema, which other cases test. */
  #unknown(asked: PartialParameter): void {
    const { parameter } = asked;
    const subject = this.#subjects[0]?.[1];
    if (!subject || !refusesUnknown(parameter)) return;
    const expectation = { outcome: "refused", reason: `${parameter.name} names an unknown member` } as const;
    const request = this.#asked(subject, asked, [UNKNOWN]);
    this.add(`${parameter.name} unknown`, this.#operation, request, false, expectation);
  }

  /** A related object is the one that its own operation reads. */
  expanded(expand: PartialParameter): void {
    for (const member of expand.members.slice(0, MOST_EXPANDED)) {
      const parts = this.#subjects.map(([label, subject]): string => {
        const part = `${expand.parameter.name} ${member}, ${label}`;
        const subjects = withStepsOf(subject, `${expand.parameter.name} ${member}, `);
        this.add(part, this.#operation, this.#asked(subjects, expand, [member]));
        return part;
      });
      const reader = readerOf(this.context, member);
      if (reader) this.#compare(parts, member, reader);
    }
    this.#unknown(expand);
  }

  #compare(parts: readonly string[], member: string, { operation, parameter }: Reader): void {
    const { at, members } = this.#answers;
    const named = Object.keys(members).find((it) => it.toLowerCase() === parameter.name.toLowerCase() && it !== member);
    const reference = named === undefined ? `/${escapeToken(member)}/id` : `/${escapeToken(named)}`;
    const [step = LIST, ...orElse] = parts;
    const picked = (take: Pick["take"]): StepSource => ({
      step,
      orElse,
      isNeeded: true,
      rows: at,
      field: reference,
      take,
      form: "value",
    });
    const sources: readonly (readonly [string, StepSource])[] = this.#isList
      ? [
          ["of the first", picked("first")],
          ["of another", picked("other")],
          ["of the last", picked("last")],
        ]
      : parts.map((part) => [`of ${part}`, { step: part, isNeeded: true, pointer: at + reference }]);
    for (const [label, source] of sources) {
      const alone = `${member} ${label}`;
      const request = unfiltered(operation, exampleRequest(this.context, operation));
      this.add(alone, operation, withSource(request, { ...placeOf("path", parameter.name), source }));
      const facts = { alone, at, reference, member, parameter: parameter.name, specPointer: this.#operation.pointer };
      for (const part of parts) this.claims.push({ kind: "expanded", part, ...facts, isInferred: true });
    }
  }
}

/** The request for a page with related objects continues from the page before with related objects. */
const withStepsOf = (request: CaseRequest, prefix: string): CaseRequest => ({
  ...request,
  substitutions: request.substitutions.map((it) =>
    it.place === "query" && "step" in it.source
      ? { ...it, source: { ...it.source, step: prefix + it.source.step } }
      : it,
  ),
});

/** Parameters that choose members, or put related objects into an answer, do what the spec says and nothing else. */
export function partialSeries(context: PlanContext, operation: Operation): Series[] {
  const { found } = partialAnswersOf(context, operation);
  if (!found) return [];
  const partials = new Partials(context, operation, found);
  if (found.fields) partials.chosen(found.fields);
  if (found.expand) partials.expanded(found.expand);
  return partials.judgedSeries;
}
