import { type JsonObject, valueAt } from "../../../json.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { endingOf, type Ending } from "../../../plan/lifecycle/actions/ending.ts";
import { isSuccessfulAnswer } from "../../../profile/profile.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Made, PathValues } from "../../values/substitute.ts";

/** Calls an operation with its example, with these values in its path, and with another body. */
type Call = (operationId: string, path: PathValues, body: JsonObject | undefined) => Promise<Made>;

interface Known {
  readonly made: Made;
  /** The series that may still need the object. */
  readonly holder: string | undefined;
}

/**
 * Ends objects that the run has created and no longer needs, when the server accepts no more of them: it may allow so many, or one at a time.
 */
export class Releases {
  readonly #context: PlanContext;
  readonly #call: Call;
  readonly #endings = new Map<string, Ending | undefined>();
  readonly #made = new Map<string, Known[]>();
  readonly #ended = new Set<string>();

  constructor(context: PlanContext, call: Call) {
    this.#context = context;
    this.#call = call;
  }

  /** Notes what a call has created. @param holder the series that needs it until `endSeries` */
  note(operation: Operation, made: Made, holder?: string): void {
    if (operation.method !== "POST" || !operation.profile.guessesResources || !isSuccessfulAnswer(made.answer)) return;
    const known = this.#made.get(operation.id) ?? [];
    this.#made.set(operation.id, [...known, { made, holder }]);
  }

  /** Notes that a series no longer needs what it has created. */
  endSeries(holder: string): void {
    this.#ended.add(holder);
  }

  /** Ends the objects of an operation that nothing needs. Returns whether that has succeeded for one of them. */
  async free(operation: Operation): Promise<boolean> {
    const ending = this.#endingOf(operation);
    if (!ending) return false;
    const known = this.#made.get(operation.id) ?? [];
    const isNeeded = ({ holder }: Known) => holder !== undefined && !this.#ended.has(holder);
    this.#made.set(operation.id, known.filter(isNeeded));
    const { operation: end, body } = ending;
    const ends = known
      .filter((it) => !isNeeded(it))
      .map(async ({ made }) => (await this.#call(end.id, pathOf(ending, made), body)).answer);
    return (await Promise.all(ends)).some(isSuccessfulAnswer);
  }

  #endingOf(operation: Operation): Ending | undefined {
    if (!this.#endings.has(operation.id)) this.#endings.set(operation.id, endingOf(this.#context, operation));
    return this.#endings.get(operation.id);
  }
}

const pathOf = ({ sources }: Ending, { answer, path }: Made): PathValues =>
  Object.fromEntries(
    [...sources].map(([name, source]) => {
      if ("requestPath" in source) return [name, path[source.requestPath]];
      return [name, "status" in answer ? valueAt(answer.json, source.pointer) : undefined];
    }),
  );
