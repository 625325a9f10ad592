import { escapeToken, objectOr, stringsOf, type JsonObject } from "../../../json.ts";
import { type Reading, dereference, typesOf } from "../schemas.ts";
import type { Formula } from "../computed-values.ts";
import { termOf, type Term } from "../terms.ts";

const SIGNS: Readonly<Record<string, "plus" | "minus">> = { plus: "plus", "+": "plus", minus: "minus", "-": "minus" };
const SIGN = /\s+(plus|minus|[+-])\s+/i;
const SUM_OF_ALL = /^(?:the )?sum of (?:the |all )*(\w+) (?:of|in) (?:the |all )*(\w+)$/i;
const SUM_OF_SOME = /^(?:the )?sum of (.+)$/i;
const OPENING = /^(?:is |equals |= ?)?(?:the )?/i;
const TOTAL = /^(?:total|all|count)$/i;
const FEWEST_MEMBERS = 2;

const formula = (at: string, plus: readonly Term[], minus: readonly Term[] = []): Formula => ({
  plus,
  minus,
  dividedBy: undefined,
  atLeast: undefined,
  within: 0,
  at: `/${escapeToken(at)}`,
  where: {},
  without: [],
});

/** The value of another member of the same object. */
const sibling = (name: string): Term[] => termOf(`1/${escapeToken(name)}`);

/** The first sentence, without marks of code, and words that only lead to the formula. */
const wordsOf = (description: unknown): string =>
  typeof description === "string"
    ? (description.replaceAll("`", "").split(/\.(?:\s|$)/)[0] ?? "").trim().replace(OPENING, "")
    : "";

/** A sum of members that the words name, such as "roomPrice plus itemsTotal". */
function namedSum(name: string, words: string, members: JsonObject): Formula[] {
  const [, list] = SUM_OF_SOME.exec(words) ?? [];
  const parts = list
    ? list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).flatMap((it) => ["plus", it])
    : ["plus", ...words.split(SIGN)];
  const terms = { plus: [] as Term[], minus: [] as Term[] };
  for (let index = 0; index < parts.length; index += 2) {
    const [sign, operand] = [SIGNS[parts[index]?.toLowerCase() ?? ""], parts[index + 1]?.replace(/^the /i, "") ?? ""];
    if (!sign || operand === name || !(operand in members)) return [];
    terms[sign].push(...sibling(operand));
  }
  return terms.plus.length + terms.minus.length < FEWEST_MEMBERS ? [] : [formula(name, terms.plus, terms.minus)];
}

/** A sum over the rows of a list beside the value, such as "Sum of the totals of the items". */
function rowSum(document: JsonObject, name: string, words: string, members: JsonObject): Formula[] {
  const [, value = "", list = ""] = SUM_OF_ALL.exec(words) ?? [];
  const rows = dereference(document, dereference(document, members[list])["items"]);
  const field = [value, value.replace(/s$/, "")].find((it) => it in objectOr(rows["properties"]));
  if (field === undefined) return [];
  return [formula(name, termOf({ pointer: `1/${escapeToken(list)}/*/${escapeToken(field)}`, take: "sum" }))];
}

const enumsOf = (document: JsonObject): string[][] =>
  Object.values(objectOr(objectOr(document["components"])["schemas"]))
    .map((schema) => stringsOf(objectOr(schema)["enum"]))
    .filter((members) => members.length >= FEWEST_MEMBERS);

/** A total beside one number for each member of an enum, such as for each state. */
function countedStates(document: JsonObject, members: JsonObject): Formula[] {
  const numbers = Object.keys(members).filter((name) =>
    typesOf(dereference(document, members[name])).includes("integer"),
  );
  const total = numbers.find((name) => TOTAL.test(name));
  const states = enumsOf(document).find((names) => names.every((name) => numbers.includes(name)));
  return total === undefined || !states || states.includes(total) ? [] : [formula(total, states.flatMap(sibling))];
}

/**
 * Reads how a member of an object follows from others where the spec says so in words: a sum or difference of named members, a sum over the rows
 * of a list, or a total beside one number for each member of an enum.
 */
export const describedFormulas =
  (document: JsonObject): Reading =>
  (_, resolved): readonly Formula[] | undefined => {
    const members = objectOr(resolved["properties"]);
    const found = Object.entries(members).flatMap(([name, schema]) => {
      const words = wordsOf(objectOr(schema)["description"] ?? dereference(document, schema)["description"]);
      return words === "" ? [] : [...rowSum(document, name, words, members), ...namedSum(name, words, members)];
    });
    const all = [...found, ...countedStates(document, members)];
    return all.length === 0 ? undefined : all;
  };
