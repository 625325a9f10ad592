import type { Operation } from "../../spec/contract.ts";
import { isObject, objectOr, tokensOf, type JsonObject, replaceAt } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import { valueSent, withBodyValue, withLiteralBody } from "../generate/requests.ts";
import {
  dereference,
  annotatedPlaces,
  changingMembers,
  settlingMembers,
  successPlaces,
  type AnnotatedPlace,
} from "../read/schemas.ts";
import type { Claim } from "../claim.ts";
import type { CaseRequest, Series, Step } from "../case.ts";
import {
  effectStep,
  marksNamed,
  textOf,
  withBody,
  type EffectContext,
  bodyPlaceIn,
  listClaim,
  withNext,
} from "./effect-step.ts";
import { otherBody } from "./other-bodies.ts";
import { seriesOf } from "./step.ts";
import { variantsOf } from "../vary/variants.ts";
import { formulasOf } from "../read/computed-values.ts";
import { refusedAgain } from "./one-time.ts";
import { plainPayloadOf } from "../generate/example-values.ts";

/** The call that the mark of the spec wants before the change (`afterBody`): a change that must wait leaves its value. */
const earlierSteps = (scene: EffectContext, mark: JsonObject): Step[] =>
  isObject(mark["afterBody"]) ? [withBody(effectStep(scene, "earlier", scene.change, true), mark["afterBody"])] : [];

const MOST_LETTERS = 1000;

/** Returns the request with the longest text that the schema allows at this place of the body; undefined when it is no text with a limit. */
function withLongest(context: PlanContext, operation: Operation, request: CaseRequest, place: string) {
  const { document } = context.contract;
  const payload = plainPayloadOf(operation);
  const [name = "", ...inside] = tokensOf(place);
  const property = objectOr(dereference(document, payload?.schema)["properties"])[name];
  const { maxLength } = dereference(document, property);
  const sent = valueSent(request);
  const isBorrowed = request.substitutions.some((it) => it.place === "body" && it.pointer === place);
  if (!payload || sent === undefined || inside.length > 0 || isBorrowed) return undefined;
  if (typeof maxLength !== "number" || maxLength > MOST_LETTERS) return undefined;
  const value = { ...objectOr(sent), [name]: "Long".repeat(maxLength).slice(0, maxLength) };
  const isValid = context.validate(payload.schemaPointer, value, "request").length === 0;
  return isValid ? withBodyValue(request, value) : undefined;
}

export const rowOf = ({ rows, key, is }: JsonObject) =>
  typeof rows === "string" ? { rows, key: textOf(key), is: textOf(is) } : undefined;

type Stored = Extract<Claim, { kind: "stored" }>;

/** The claim that a read returns what a call has set (`x-contract.sets`). */
export const storedClaim = (operation: Operation, mark: JsonObject, by: string, read: string): Stored => ({
  kind: "stored",
  read,
  row: rowOf(mark),
  pointer: textOf(mark["pointer"]),
  by,
  value: mark["value"],
  specPointer: `${operation.pointer}/x-contract`,
});

/** A changed value must be returned by the next read (`x-contract.sets`). */
export const storedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "sets").flatMap((mark): Series[] => {
    if (operation.spoilsAccount && !isObject(mark["harmlessBody"])) return [];
    const read = testedOperation(context, mark["readBy"]);
    if (!read) return [];
    const id = `${operation.id} › effect read by ${read.id}${isObject(mark["afterBody"]) ? ` at ${textOf(mark["pointer"])}` : ""}`;
    const scene = { context, id, change: operation };
    const claimOf = (by: string, reading: string): Claim => storedClaim(operation, mark, by, reading);
    const change = withBody(effectStep(scene, "change", operation, true), mark["harmlessBody"]);
    // Set another value first, so that the final one cannot have been there before.
    const [, place] = /^\$request\.body#(\/.+)$/.exec(textOf(mark["value"])) ?? [];
    const isFixed = place === undefined || isObject(mark["harmlessBody"]);
    const other = isFixed ? undefined : otherBody(context, operation, change.request, place);
    const before = other && [
      [{ ...effectStep(scene, "change before", operation), request: other }],
      [effectStep(scene, "read before", read)],
    ];
    const long = isFixed ? undefined : withLongest(context, operation, change.request, place);
    const longest = long && [
      [{ ...effectStep(scene, "longest text", operation), request: long }],
      [effectStep(scene, "read longest", read)],
    ];
    return seriesOf(
      id,
      [...(longest ?? []), ...(before ?? []), ...earlierSteps(scene, mark), change, effectStep(scene, "read", read)],
      [
        ...(longest ? [claimOf("longest text", "read longest")] : []),
        ...(before ? [claimOf("change before", "read before")] : []),
        claimOf("change", "read"),
      ],
    );
  });

/** Texts that servers tend to damage: markup, quotes, other scripts, combining marks, emoji of several code points, and line breaks. */
const HARD_TEXTS = [
  ["markup", `<i>"A" & 'B'</i> \\ &amp;`],
  ["other scripts", "কীর্তি e\u0301 日本 ñ"],
  ["emoji", "👩‍👩‍👧 🇧🇩 👍🏽"],
  ["short", "é&<😀"],
  ["name", "A'é & কীর্তি"],
  ["lines", "one\ntwo\n\nthree"],
] as const;
/** Valid values at the edge of the schema. */
const EDGES = ["minimum", "maximum", "maxLength"];
const MOST_VALUES = 8;
/** A number that a server may take for no value. */
const ZERO = [["zero", "0"]] as const;
const DECIMAL = /^\d+(?:\.\d+)?$/;

interface Written {
  readonly name: string;
  readonly value: unknown;
}

/** Values to write at a place of the body: hard texts, zero for a decimal, and the edges of what the schema allows. */
function valuesFor(context: PlanContext, operation: Operation, body: JsonObject, place: string): Written[] {
  const { document } = context.contract;
  const payload = plainPayloadOf(operation);
  const [name = "", ...inside] = tokensOf(place);
  const schema = objectOr(dereference(document, payload?.schema)["properties"])[name];
  const { "x-typed-as": typedAs } = { ...dereference(document, schema), ...objectOr(schema) };
  // A server rewrites typed digits and account numbers; of a name it keeps the letters, but may compose them.
  const isTyped = typedAs !== undefined && typedAs !== "name";
  const isKept = (value: unknown) => typedAs !== "name" || String(value) === String(value).normalize("NFC");
  if (!payload || inside.length > 0 || isTyped || !(name in body)) return [];
  const isValid = (value: unknown) =>
    context.validate(payload.schemaPointer, replaceAt(body, place, value), "request").length === 0;
  const usual = body[name];
  const hard = typeof usual === "string" && DECIMAL.test(usual) ? ZERO : HARD_TEXTS;
  const texts = typeof usual === "string" ? hard.map(([called, value]) => ({ name: called, value })) : [];
  const edges = variantsOf(document, schema, body[name])
    .filter(({ pointer, change }) => pointer === "" && EDGES.includes(change))
    .map(({ change, value }) => ({ name: change, value }));
  return [...texts, ...edges].filter(({ value }) => isValid(value) && isKept(value)).slice(0, MOST_VALUES);
}

/** What is written, at which place of the body, and the read and the claim that show it. */
interface Shown {
  readonly place: string;
  readonly read: Operation;
  readonly claimOf: (by: string, reading: string) => Claim;
}

function shownBy(context: PlanContext, operation: Operation): Shown[] {
  const set = marksNamed(operation, "sets").flatMap((mark): Shown[] => {
    const [read, place] = [testedOperation(context, mark["readBy"]), bodyPlaceIn(mark["value"])];
    const claimOf = (by: string, reading: string) => storedClaim(operation, mark, by, reading);
    return read && place !== undefined ? [{ place, read, claimOf }] : [];
  });
  const created = marksNamed(operation, "creates").flatMap((mark): Shown[] => {
    const read = testedOperation(context, mark["listedBy"]);
    const claimOf = (by: string, reading: string) => listClaim("listed", reading, by, mark, operation);
    return Object.values(objectOr(mark["same"])).flatMap((expression) => {
      const place = bodyPlaceIn(expression);
      return read && place !== undefined ? [{ place, read, claimOf }] : [];
    });
  });
  return [...set, ...created];
}

/** What was written is what is read, also for values that servers tend to damage (`x-contract.sets`, and `same` of `creates`). */
export function writtenValueSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount) return [];
  return shownBy(context, operation).flatMap(({ place, read, claimOf }): Series[] => {
    const id = `${operation.id} › keeps ${place.slice(1)} as written for ${read.id}`;
    const scene = { context, id, change: operation };
    const usual = effectStep(scene, "the example again", operation);
    const { substitutions } = usual.request;
    const sent = valueSent(usual.request);
    const isFilledIn = substitutions.some((it) => it.place === "body" && it.pointer === place);
    if (sent === undefined || isFilledIn) return [];
    const written = valuesFor(context, operation, objectOr(sent), place);
    if (written.length === 0) return [];
    const requestWith = (value: unknown) => withLiteralBody(usual.request, replaceAt(sent, place, value), place);
    const steps = [
      ...written.flatMap(({ name, value }) => [
        [{ ...effectStep(scene, name, operation), request: requestWith(value) }],
        [effectStep(scene, `${name} read`, read)],
      ]),
      ...(operation.method === "PUT" || operation.method === "PATCH" ? [usual] : []),
    ];
    return seriesOf(
      id,
      steps,
      written.map(({ name }) => claimOf(name, `${name} read`)),
    );
  });
}

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
  const settling = settlingMembers(contract, read);
  const specPointer = `${scene.change.pointer}/x-contract`;
  const unchanged: Claim = {
    kind: "unchanged",
    still: ["before", "before again"],
    before: "after",
    after: "after both",
    by: ["again"],
    calls: "repeated",
    moving,
    settling,
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
        settling,
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
