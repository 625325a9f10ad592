import { isObject } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { canonical } from "../canonical.ts";
import { findingAbout } from "../finding.ts";
import { valuesAt } from "../places.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type ToldStep } from "./told-step.ts";

type OnlyTexts = Extract<Claim, { kind: "only-texts" }>;

/** Every plain value of an answer by its place; an empty list or object counts as one. */
function flat(value: unknown, pointer = "", into = new Map<string, unknown>()): Map<string, unknown> {
  const members = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  if (members.length === 0) into.set(pointer, value);
  for (const [name, member] of members) flat(member, `${pointer}/${name}`, into);
  return into;
}

/** Places that are not the same in two answers. */
function differing(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] {
  const all = new Set([...one.keys(), ...other.keys()]);
  return [...all].filter((place) => canonical(one.get(place)) !== canonical(other.get(place)));
}

const about = ({ name, operation, answer }: ToldStep, pointer: string, message: string, specPointer: string) => ({
  step: name,
  finding: findingAbout(operation, "language", { where: `response ${answer.status} ${pointer}`, message, specPointer }),
});

const textsOf = ({ answer }: ToldStep, places: readonly string[]): string[] =>
  places
    .flatMap((place) => valuesAt(answer.json, place))
    .flatMap(({ value }) => (typeof value === "string" && /\p{L}/u.test(value) ? [value] : []));

/** Another language changes the texts, all the same in none, and leaves the rest; what moves by itself does not count. */
export function languageFindings(
  { first, again, other, not, texts, always, specPointer }: OnlyTexts,
  stepOf: StepOf,
): ClaimFinding[] {
  const steps = [first, again, other].map((name) => stepOf(name));
  const [one, control, changed] = steps.filter((step) => step !== undefined && hasSucceeded(step));
  if (!one || !control || !changed) return [];
  const before = flat(one.answer.json);
  const told = flat(changed.answer.json);
  const moving = new Set(differing(before, flat(control.answer.json)));
  const translated = new Set(
    [one, changed]
      .flatMap(({ answer }) => texts.flatMap((place) => valuesAt(answer.json, place)))
      .map(({ pointer }) => pointer),
  );
  const strange = differing(before, told).find((place) => !moving.has(place) && !isWithin(place, translated));
  if (strange !== undefined) {
    const message = `must be ${canonical(before.get(strange))} as in ${first}: another language changes texts alone, is ${canonical(told.get(strange))}`;
    return [about(changed, strange, message, specPointer)];
  }
  const mine = textsOf(changed, always);
  const twin = not.find((name) => {
    const step = stepOf(name);
    return step !== undefined && hasSucceeded(step) && canonical(textsOf(step, always)) === canonical(mine);
  });
  if (mine.length === 0 || twin === undefined) return [];
  return [about(changed, "body", `must be in ${other}, has the texts of ${twin}`, specPointer)];
}

const isWithin = (place: string, owners: ReadonlySet<string>): boolean =>
  [...owners].some((owner) => place === owner || place.startsWith(`${owner}/`));
