import { escapeToken, isObject, objectOr, valueAt } from "../../json.ts";
import { canonical } from "../values/comparison.ts";
import { valuesAt } from "../values/values-at.ts";
import { scriptsOf } from "../values/writing-scripts.ts";
import { findingIn, hasSucceeded, type ClaimFinding, type AnsweredStep } from "./answered-step.ts";
import { type Judges, whenSucceeded } from "./judges.ts";

/** Every primitive value of a response by its pointer; an empty list or object counts as one. */
function flat(value: unknown, pointer = "", into = new Map<string, unknown>()): Map<string, unknown> {
  const members = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  if (members.length === 0) into.set(pointer, value);
  for (const [name, member] of members) flat(member, `${pointer}/${name}`, into);
  return into;
}

/** Pointers whose values differ between two responses. */
function differing(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] {
  const all = new Set([...one.keys(), ...other.keys()]);
  return [...all].filter((place) => canonical(one.get(place)) !== canonical(other.get(place)));
}

const textsOf = ({ answer }: AnsweredStep, places: readonly string[]): string[] =>
  places
    .flatMap((place) => valuesAt(answer.json, place))
    .flatMap(({ value }) => (typeof value === "string" && /\p{L}/u.test(value) ? [value] : []));

/** Whether a text is not translated: it is equal in two languages that use different scripts, so it can belong to only one of them. */
function isUntranslated(text: unknown, before: unknown, languages: readonly [string, string]): boolean {
  const [one, other] = languages.map(scriptsOf);
  if (!one || !other || one.length === 0 || other.length === 0 || one.some((script) => other.includes(script)))
    return false;
  return typeof text === "string" && text === before && /\p{L}/u.test(text);
}

/** The object around a place without its texts, by which a row is recognised. */
function rowAround({ answer }: AnsweredStep, { pointer }: { readonly pointer: string }, texts: readonly string[]) {
  const around = pointer.slice(0, pointer.lastIndexOf("/"));
  const translated = new Set(texts.flatMap((place) => valuesAt(answer.json, place)).map((text) => text.pointer));
  const members = Object.entries(objectOr(valueAt(answer.json, around)));
  return canonical(Object.fromEntries(members.filter(([name]) => !translated.has(`${around}/${escapeToken(name)}`))));
}

const TITLES = ["/title", "/message", "/error"];

const titleOf = ({ answer }: AnsweredStep): unknown =>
  TITLES.map((pointer) => valueAt(answer.json, pointer)).find((text) => typeof text === "string");

const isWithin = (place: string, owners: ReadonlySet<string>): boolean =>
  [...owners].some((owner) => place === owner || place.startsWith(`${owner}/`));

/** Find texts in another language than the one that was asked for. */
export const LANGUAGE_JUDGES = {
  /** In another language, translated texts must differ and everything else must be equal. Values that change by themselves are ignored. */
  "only-texts": whenSucceeded(
    ["first", "again", "other"],
    (claim, { first: one, again: control, other: changed }, stepOf) => {
      const { first, other, not, texts, always } = claim;
      const tell = (place: string, message: string) => [findingIn(changed, "language", place, message, claim)];
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
        const message = `must be ${canonical(before.get(strange))}, as in ${first}, but is ${canonical(told.get(strange))}: another language must change only texts`;
        return tell(strange, message);
      }
      const mine = textsOf(changed, always);
      const twin = not.find((name) => {
        const step = stepOf(name);
        return step !== undefined && hasSucceeded(step) && canonical(textsOf(step, always)) === canonical(mine);
      });
      if (mine.length > 0 && twin !== undefined)
        return tell("body", `must be in ${other}, but the texts are the same as for ${twin}`);
      const left = always
        .flatMap((place) => valuesAt(changed.answer.json, place))
        .find(
          ({ pointer, value }) => !moving.has(pointer) && isUntranslated(value, before.get(pointer), [first, other]),
        );
      return left === undefined ? [] : tell(left.pointer, `must be in ${other}, but has the text of ${first}`);
    },
  ),
  /** A language tag with a region, or a list that prefers an unknown language, must get the texts of its language (RFC 4647, 3.4). */
  "same-texts": whenSucceeded(["first", "again"], (claim, { first: one, again: other }) => {
    const { first, texts, tag, specPointer } = claim;
    const placesIn = ({ answer }: AnsweredStep) => texts.flatMap((place) => valuesAt(answer.json, place));
    const [wanted, told] = [placesIn(one), placesIn(other)];
    // When the list has changed between the two responses, a difference says nothing about the language.
    if (wanted.length !== told.length) return [];
    const wrong = told.findIndex(({ value }, index) => canonical(value) !== canonical(wanted[index]?.value));
    const [place, before] = [told[wrong], wanted[wrong]];
    if (!place || !before || rowAround(one, before, texts) !== rowAround(other, place, texts)) return [];
    const message = `must be ${canonical(before.value)}, as for ${first}, which ${tag} includes, but is ${canonical(place.value)}`;
    return [findingIn(other, "language", place.pointer, message, { specPointer, isInferred: true })];
  }),
  /** An answer says which language it has, and a refusal has the same words exactly when it has the same language. */
  "told-languages": ({ steps, specPointer }, stepOf) => {
    const titles = new Map<string, unknown>();
    return steps.flatMap(({ name, language }): ClaimFinding[] => {
      const step = stepOf(name);
      const told = step?.answer.headers.get("content-language");
      if (!step || told === undefined) return [];
      const tell = (place: string, message: string) => [
        findingIn(step, "language", place, message, { specPointer, isInferred: true }),
      ];
      if (told.toLowerCase() !== language.toLowerCase())
        return tell("header content-language", `must be ${language}, for Accept-Language: ${name}, but is ${told}`);
      const title = hasSucceeded(step) ? undefined : titleOf(step);
      if (title === undefined) return [];
      const known = titles.get(language);
      const twin = [...titles].find(([other, text]) => other !== language && text === title)?.[0];
      titles.set(language, known ?? title);
      const text = canonical(title);
      if (known !== undefined && known !== title)
        return tell(
          "body",
          `must have the text ${canonical(known)}, as another answer in ${language}, but has ${text}`,
        );
      return twin === undefined
        ? []
        : tell("body", `must be in ${language}, but has the same text as in ${twin}: ${text}`);
    });
  },
} satisfies Partial<Judges>;
