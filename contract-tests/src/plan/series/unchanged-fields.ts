import type { Operation } from "../../spec/contract.ts";
import { isObject, objectOr, tokensOf, type JsonObject } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import type { Claim } from "../claim.ts";
import type { Series, Step } from "../case.ts";
import { plainPayloadOf } from "../generate/example-values.ts";
import { annotatedPlaces, changingMembers, successPlaces, type AnnotatedPlace } from "../read/schemas.ts";
import { formulasOf } from "../read/computed-values.ts";
import { refusedAgain } from "./one-time.ts";
import { storedClaim } from "./stored-values.ts";
import { effectStep, listClaim, marksNamed, textOf, withBody, type EffectContext } from "./effect-step.ts";
import { withNext } from "./effects.ts";
import { seriesOf } from "./step.ts";

type Changed = Extract<Claim, { kind: "unchanged-fields" }>["changed"];

/** A computed value changes with the values that it is computed from. */
const nameOf = ({ pointer }: AnnotatedPlace): string => tokensOf(pointer).at(-1) ?? "";

const IDEMPOTENT_METHODS: readonly string[] = ["PUT", "DELETE"];

interface Bracket {
  readonly changed: Changed;
  /** Steps before, which make what the change needs. */
  readonly made: readonly Step[];
  readonly change: Step;
  /** Other claims about these steps. */
  readonly more?: readonly Claim[];
}

/** Reads twice, changes, and reads again. */
function bracket(scene: EffectContext, read: Operation, { changed, made, change, more = [] }: Bracket): Series[] {
  const { contract } = scene.context;
  const repeated = refusedAgain(scene.context, scene.change, "change", "again");
  // A repeated PUT or DELETE has no further effect (RFC 9110, 9.2.2).
  const isIdempotent = IDEMPOTENT_METHODS.includes(scene.change.method);
  const isRepeated = isIdempotent || repeated.length > 0;
  const again = isRepeated ? [{ ...effectStep(scene, "again", scene.change), request: change.request }] : [];
  const reading = (name: string) => [effectStep(scene, name, read)];
  const moving = [...changingMembers(contract, read), ...successPlaces(contract, read, formulasOf).map(nameOf)];
  const specPointer = `${scene.change.pointer}/x-contract`;
  const unchanged: Claim = {
    kind: "unchanged",
    still: ["before", "before again"],
    before: "after",
    after: "after both",
    by: ["again"],
    calls: "repeated",
    moving,
    specPointer,
  };
  const steps = [
    ...made,
    reading("before"),
    reading("before again"),
    change,
    reading("after"),
    again,
    isRepeated ? reading("after both") : [],
  ];
  return seriesOf(
    scene.id,
    steps,
    [
      {
        kind: "unchanged-fields",
        before: "before",
        again: "before again",
        after: "after",
        by: "change",
        changed,
        moving,
        specPointer,
      },
      ...(isRepeated ? [unchanged] : []),
      // The change may use up the only object that it needs, so its repeat is tested here too.
      ...repeated,
      ...more,
    ],
    { isEarly: true },
  );
}

const sceneOf = (context: PlanContext, change: Operation, read: Operation): EffectContext => ({
  context,
  change,
  id: `${change.id} › keeps the rest of ${read.id}`,
});

/** What a change sets in its read (`x-contract.sets`): a value, or the row that the request names. */
const setIn = ({ rows, key, is, pointer }: JsonObject): Changed =>
  typeof rows === "string" ? { rows, key: textOf(key), is: textOf(is) } : { pointer: textOf(pointer) };

/** The operation that adds what this one removes, when the run may call it. */
function makerOf(context: PlanContext, operation: Operation, mark: JsonObject): Operation | undefined {
  const maker = testedOperation(context, mark["madeBy"]);
  return maker && (maker.isSafe || !operation.isSafe) ? maker : undefined;
}

/** Two objects are made before one is removed, so that there is another one to keep. */
function madeBefore(scene: EffectContext, maker: Operation | undefined): Step[] {
  if (!maker) return [];
  const one = effectStep(scene, "make", maker);
  const other = withNext(one.request);
  return other ? [one, { ...effectStep(scene, "make another", maker), request: other }] : [one];
}

/** Where a body leaves out a field, the field stays as it is (`x-contract.partial`). */
function partialSeries(context: PlanContext, operation: Operation, mark: JsonObject): Series[] {
  const read = testedOperation(context, mark["readBy"]);
  const value = textOf(mark["value"]);
  const [, place] = /^\$request\.body#(\/[^/]+)$/.exec(value) ?? [];
  if (operation.marks["partial"] !== true || operation.spoilsAccount || !read || place === undefined) return [];
  const scene = { ...sceneOf(context, operation, read), id: `${operation.id} › keeps what is left out` };
  const [name = ""] = tokensOf(place);
  const examples = (plainPayloadOf(operation)?.examples ?? []).map((example) => objectOr(example.value));
  const body = examples.find((it) => !(name in it));
  if (!body) return [];
  const another = withBody(effectStep(scene, "change another", operation, true), body);
  const steps = [effectStep(scene, "set", operation, true), another, effectStep(scene, "after", read)];
  return seriesOf(scene.id, steps, [{ ...storedClaim(operation, mark, "set", "after"), row: undefined }]);
}

/** A change changes only what the spec says (`x-contract.sets` and `removes`), and nothing else in the same read. */
export function unchangedFieldsSeries(context: PlanContext, operation: Operation): Series[] {
  const set = marksNamed(operation, "sets").flatMap((mark): Series[] => {
    const read = testedOperation(context, mark["readBy"]);
    // A change that must wait begins to wait again with each repeat.
    const mustWait = isObject(mark["afterBody"]);
    if (!read || mustWait || (operation.spoilsAccount && !isObject(mark["harmlessBody"]))) return [];
    const scene = sceneOf(context, operation, read);
    const change = withBody(effectStep(scene, "change", operation, true), mark["harmlessBody"]);
    return [
      ...bracket(scene, read, { changed: setIn(mark), made: [], change }),
      ...partialSeries(context, operation, mark),
    ];
  });
  const removed = marksNamed(operation, "removes").flatMap((mark): Series[] => {
    const read = testedOperation(context, mark["listedBy"]);
    // On a page of a longer list, other rows move up.
    const isPaged = read && annotatedPlaces(context.contract, read, "page").length > 0;
    if (!read || isPaged || operation.spoilsAccount) return [];
    const scene = sceneOf(context, operation, read);
    const [rows, key, is] = [mark["rows"], mark["key"], mark["value"]].map(textOf);
    const changed: Changed = { rows: rows ?? "", key: key ?? "", is: is ?? "" };
    const change = effectStep(scene, "change", operation, true);
    const made = madeBefore(scene, makerOf(context, operation, mark));
    const more = [listClaim("not-listed", "after", "change", mark, operation)];
    return bracket(scene, read, { changed, made, change, more });
  });
  return [...set, ...removed];
}
